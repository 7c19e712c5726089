import Foundation
import TerminalApp

nonisolated extension Signatures {
  static func axisValues() {
    typealias Values = AxisMarkValues
    let _: Values = .automatic
    let _: (Int?, Bool?, Bool?) -> Values =
      Values.automatic(desiredCount:roundLowerBound:roundUpperBound:)
    let _: (Double, Int?, Bool?, Bool?) -> Values =
      Values.automatic(minimumStride:desiredCount:roundLowerBound:roundUpperBound:)
    let _: (Double, Bool?, Bool?) -> Values = Values.stride(by:roundLowerBound:roundUpperBound:)
    let _: (Unit, Int, Bool?, Bool?, Calendar?) -> Values =
      Values.stride(by:count:roundLowerBound:roundUpperBound:calendar:)
    let _: KeyPath<AxisValue, Int> = \AxisValue.index
    let _: KeyPath<AxisValue, Int> = \AxisValue.count
    let _: (AxisValue) -> (Date.Type) -> Date? = AxisValue.as
    let _: [AxisMarkPreset] = [.automatic, .aligned, .extended, .inset]
    let _: [AxisMarkPosition] = [.automatic, .leading, .trailing, .top, .bottom]
  }

  static func axisMarks() {
    typealias Preset = AxisMarkPreset
    typealias Position = AxisMarkPosition
    typealias Values = AxisMarkValues
    typealias Format = IntegerFormatStyle<Int>
    let _: (Preset, Position, Values, StrokeStyle?) -> AxisMarks<Never> =
      AxisMarks.init(preset:position:values:stroke:)
    let _: (Preset, Position, [Int], StrokeStyle?) -> AxisMarks<Never> =
      AxisMarks.init(preset:position:values:stroke:)
    let _: (Preset, Position, Values, @escaping (AxisValue) -> AxisTick) -> AxisMarks<AxisTick> =
      AxisMarks.init(preset:position:values:content:)
    let _: (Preset, Position, Values, @escaping () -> AxisTick) -> AxisMarks<AxisTick> =
      AxisMarks.init(preset:position:values:content:)
    let _: (Preset, Position, [Int], @escaping (AxisValue) -> AxisTick) -> AxisMarks<AxisTick> =
      AxisMarks.init(preset:position:values:content:)
    let _: (Preset, Position, [Int], @escaping () -> AxisTick) -> AxisMarks<AxisTick> =
      AxisMarks.init(preset:position:values:content:)
    let _: (Format, Preset, Position, Values, StrokeStyle?) -> AxisMarks<Never> =
      AxisMarks.init(format:preset:position:values:stroke:)
    let _: (Format, Preset, Position, [Int], StrokeStyle?) -> AxisMarks<Never> =
      AxisMarks.init(format:preset:position:values:stroke:)
  }

  static func axisParts() {
    typealias Length = AxisTick.Length
    let _: (Bool?, StrokeStyle?) -> AxisGridLine = AxisGridLine.init(centered:stroke:)
    let _: (Bool?, Length, StrokeStyle?) -> AxisTick = AxisTick.init(centered:length:stroke:)
    let _: (Bool?, CGFloat, StrokeStyle?) -> AxisTick = AxisTick.init(centered:length:stroke:)
    let _: [Length] = [.automatic, .label, .longestLabel]
    let _: (CGFloat) -> Length = Length.label(extendPastBy:)
    let _: (CGFloat) -> Length = Length.longestLabel(extendPastBy:)
    let tick = AxisTick()
    _ = tick.foregroundStyle(Color.red)
    _ = tick.font(Font?.none)
    _ = tick.offset(CGSize(width: 1, height: 1))
    _ = tick.offset(x: CGFloat(1), y: CGFloat(1))
    let _: (any AxisMark) -> AnyAxisMark = AnyAxisMark.init(_:)
    let _: (AxisTick) -> AnyAxisMark = AnyAxisMark.init(erasing:)
    let _: (any AxisContent) -> AnyAxisContent = AnyAxisContent.init(_:)
    let _: (AxisMarks<Never>) -> AnyAxisContent = AnyAxisContent.init(erasing:)
    _ = AxisMarks().compositingLayer()
    _ = AxisMarks().compositingLayer {
      (layer: PlaceholderContentView<AxisMarks<Never>>) in layer.opacity(0.5)
    }
  }

  static func valueLabels() {
    typealias Collision = AxisValueLabelCollisionResolution
    let collision: Collision = .greedy(priority: 1.0, minimumSpacing: CGFloat?(2))
    let _: [Collision] = [.automatic, .disabled, .truncate, .greedy]
    let orientation: AxisValueLabelOrientation = .vertical
    let _: [AxisValueLabelOrientation] = [.automatic, .horizontal, .verticalReversed]
    let _: AxisValueLabel<Never> = AxisValueLabel(
      centered: Bool?.none, anchor: UnitPoint?.none, multiLabelAlignment: Alignment?.none,
      collisionResolution: collision, offsetsMarks: Bool?.none, orientation: orientation,
      horizontalSpacing: CGFloat?.none, verticalSpacing: CGFloat?.none)
    let _: AxisValueLabel<Never> = AxisValueLabel(
      format: IntegerFormatStyle<Int>.number, centered: nil, anchor: nil,
      multiLabelAlignment: nil, collisionResolution: collision, offsetsMarks: nil,
      orientation: orientation, horizontalSpacing: nil, verticalSpacing: nil)
    let _: AxisValueLabel<Text> = AxisValueLabel(
      "a" as String, centered: nil, anchor: nil, multiLabelAlignment: nil,
      collisionResolution: collision, offsetsMarks: nil, orientation: orientation,
      horizontalSpacing: nil, verticalSpacing: nil)
    let _: AxisValueLabel<Text> = AxisValueLabel(
      "a" as LocalizedStringKey, centered: nil, anchor: nil, multiLabelAlignment: nil,
      collisionResolution: collision, offsetsMarks: nil, orientation: orientation,
      horizontalSpacing: nil, verticalSpacing: nil)
    let _: AxisValueLabel<Text> = AxisValueLabel(
      Text("a"), centered: nil, anchor: nil, multiLabelAlignment: nil,
      collisionResolution: collision, offsetsMarks: nil, orientation: orientation,
      horizontalSpacing: nil, verticalSpacing: nil)
    let _: AxisValueLabel<Circle> = AxisValueLabel(
      centered: nil, anchor: nil, multiLabelAlignment: nil, collisionResolution: collision,
      offsetsMarks: nil, orientation: orientation, horizontalSpacing: nil, verticalSpacing: nil
    ) { Circle() }
  }

  static func axisBuilders() {
    typealias Marks = AxisMarks<Never>
    _ = AxisContentBuilder.buildBlock()
    let _: (Marks) -> Marks = AxisContentBuilder.buildBlock
    _ = AxisContentBuilder.buildBlock(Marks(), Marks(), Marks())
    let _: (Marks) -> Marks = AxisContentBuilder.buildExpression
    let _: (Marks?) -> Marks? = AxisContentBuilder.buildIf
    let _: (Marks) -> BuilderConditional<Marks, Marks> = AxisContentBuilder.buildEither(first:)
    let _: (Marks) -> BuilderConditional<Marks, Marks> = AxisContentBuilder.buildEither(second:)
    let _: (Marks) -> AnyAxisContent = AxisContentBuilder.buildLimitedAvailability
    _ = AxisMarkBuilder.buildBlock()
    let _: (AxisTick) -> AxisTick = AxisMarkBuilder.buildBlock
    _ = AxisMarkBuilder.buildBlock(AxisTick(), AxisGridLine(), AxisTick())
    let _: (AxisTick) -> AxisTick = AxisMarkBuilder.buildExpression
    let _: (AxisTick?) -> AxisTick? = AxisMarkBuilder.buildIf
    let _: (AxisTick) -> BuilderConditional<AxisTick, Never> =
      AxisMarkBuilder.buildEither(first:)
    let _: (Never) -> BuilderConditional<AxisTick, Never> = AxisMarkBuilder.buildEither(second:)
    let _: (AxisTick) -> AnyAxisMark = AxisMarkBuilder.buildLimitedAvailability
  }
}
