import Foundation
import TerminalApp

/// Screens of programs around charts, in common forms: toolbars with items, sheets, menus, fields.
struct ExpenseScreen: View {
  struct Expense: Identifiable, Hashable {
    var id = UUID()
    var name: String
    var amount: Decimal
    var date: Date
    var isPaid = false
  }

  @State private var expenses = [
    Expense(name: "Rent", amount: 940, date: Date(timeIntervalSince1970: 1_750_000_000)),
    Expense(name: "Food", amount: 310.5, date: Date(timeIntervalSince1970: 1_750_100_000)),
  ]
  @State private var isAdding = false
  @State private var edited: Expense?
  @State private var asks = false
  @State private var color = Color.blue
  @State private var selection = Set<Expense.ID>()

  private var total: Decimal { expenses.reduce(0) { $0 + $1.amount } }

  var body: some View {
    NavigationStack {
      VStack(alignment: .leading) {
        Text(total, format: .currency(code: "EUR")).font(.largeTitle.bold())
        chart
        filters
        rows
      }
      .navigationTitle("Expenses")
      .toolbar {
        ToolbarItem(placement: .navigationBarTrailing) {
          Button {
            isAdding = true
          } label: {
            Image(systemName: "plus")
          }
        }
        ToolbarItemGroup(placement: .bottomBar) {
          Spacer()
          Text("\(expenses.count) items")
        }
        if !selection.isEmpty { ToolbarItem { Button("Delete") { asks = true } } }
      }
      .sheet(isPresented: $isAdding, onDismiss: { selection = [] }) {
        AddExpense { expenses.append($0) }
      }
      .sheet(item: $edited) { Text($0.name) }
      .alert("Delete?", isPresented: $asks) {
        Button("Delete", role: .destructive) { expenses.removeAll { selection.contains($0.id) } }
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("This cannot be undone.")
      }
    }
  }

  private var chart: some View {
    Chart {
      ForEach(expenses, id: \.name) { expense in
        BarMark(x: .value("Name", expense.name), y: .value("Amount", expense.amount))
          .foregroundStyle(color)
          .annotation { Text(expense.amount, format: .number) }
      }
      ForEach($expenses) { $expense in
        PointMark(x: .value("Name", expense.name), y: .value("Amount", expense.amount))
      }
      RuleMark(y: .value("Mean", total / Decimal(max(1, expenses.count))))
    }
    .chartXScale(domain: expenses.map(\.name).sorted())
    .chartYScale(domain: 0...(total + 10))
    .chartForegroundStyleScale(
      domain: expenses.sorted { $0.amount > $1.amount }.map(\.name),
      range: expenses.map { _ in Color.red }
    )
  }

  @ViewBuilder private var filters: some View {
    Button("All", systemImage: "list.bullet") { selection = Set(expenses.map(\.id)) }
    Divider()
    Button("By amount") { expenses.sort { $0.amount > $1.amount } }
  }

  private var rows: some View {
    ForEach($expenses) { $expense in
      HStack {
        Toggle(expense.name, isOn: $expense.isPaid)
        TextField("Name", text: $expense.name)
      }
    }
  }
}

/// A form for a new expense.
private struct AddExpense: View {
  let add: (ExpenseScreen.Expense) -> Void
  @Environment(\.dismiss) private var dismiss
  @FocusState private var isWriting: Bool
  @State private var name = ""
  @State private var amount: Decimal = 0

  var body: some View {
    NavigationStack {
      Form {
        TextField("Name", text: $name)
          .focused($isWriting)
          .onSubmit { isWriting = false }
        TextField("Amount", value: $amount, format: .currency(code: "EUR"))
      }
      .navigationTitle("New").navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel") { dismiss() }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") {
            add(ExpenseScreen.Expense(name: name, amount: amount, date: .now))
            dismiss()
          }
          .disabled(name.isEmpty)
        }
      }
    }
  }
}

/// Images and colours over text.
struct PictureScreen: View {
  var body: some View {
    VStack {
      Image("logo").resizable().scaledToFit().frame(width: 48, height: 48)
      Image(systemName: "heart.fill").resizable().aspectRatio(contentMode: .fit).frame(width: 24)
      Text("over").overlay(.red.opacity(0.3), in: RoundedRectangle(cornerRadius: 4))
    }
  }
}

/// A surface whose height a model of the main actor calculates.
struct ModelSurface: View {
  @MainActor final class Model: ObservableObject {
    @Published var scale = 1.0
    func height(_ x: Double, _ z: Double) -> Double { sin(x) * scale + z }
  }

  @StateObject private var model = Model()
  @State private var share = 0.5

  var body: some View {
    Chart3D {
      SurfacePlot(x: "x", y: "y", z: "z") { x, z in model.height(x, z) * share }
    }
    Chart {
      LinePlot(x: "x", y: "y", domain: 0...3) { x in model.height(x, share) }
    }
  }
}
