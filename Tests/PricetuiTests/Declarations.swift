import ArgumentParser
import Foundation

@testable import pricetui

/// The commands and their options, as declared to the argument parser.
struct Declarations: Decodable {
  struct Command: Decodable {
    let commandName: String
    let abstract, discussion: String?
    let subcommands: [Command]?
    let arguments: [Argument]?
  }
  struct Argument: Decodable {
    struct Name: Decodable {
      let kind, name: String
    }
    let kind: String
    let names: [Name]?
    let valueName, abstract: String?
    let allValues: [String]?
    let isRepeating: Bool?

    /// The values that distinguish the option from options of the same name.
    var meaning: [String] { [option ?? "", abstract ?? ""] + (allValues ?? []) }

    /// The long name, such as `--vat`; `nil` for a positional argument.
    var option: String? {
      kind == "positional" ? nil : names?.first { $0.kind == "long" }.map { "--" + $0.name }
    }
  }
  let command: Command

  /// A command without subcommands, with the words that call it.
  struct Leaf {
    let words: [String]
    let command: Command

    var options: [Argument] {
      (command.arguments ?? []).filter {
        $0.option.map { !["--help", "--version"].contains($0) } ?? false
      }
    }
    var names: Set<String> { Set(options.compactMap(\.option)) }
  }

  /// Returns the commands without subcommands, in the order of the help.
  static func leaves() throws -> [Leaf] {
    let text = Pricetui._dumpHelp()
    let root = try JSONDecoder().decode(Declarations.self, from: Data(text.utf8)).command
    func leaves(_ command: Command, _ words: [String]) -> [Leaf] {
      let commands = (command.subcommands ?? []).filter { $0.commandName != "help" }
      guard commands.isEmpty else {
        return commands.flatMap { leaves($0, words + [$0.commandName]) }
      }
      return [Leaf(words: words, command: command)]
    }
    return leaves(root, [])
  }
}

/// The sections of the manual that are generated from the declarations.
extension Declarations {
  /// Returns the commands, in the macros of man(7).
  static func commands() throws -> String {
    try leaves().map { leaf in
      let name = (["pricetui"] + leaf.words).joined(separator: " ")
      let operands = (leaf.command.arguments ?? []).filter { $0.kind == "positional" }.map {
        " \"\\fI\($0.valueName ?? "")\\fR ...\""
      }.joined()
      let discussion = (leaf.command.discussion ?? "").replacing(moreOptions, with: "")
        .split(separator: " ").joined(separator: " ")
      let text = [leaf.command.abstract ?? "", discussion].filter { !$0.isEmpty }
      return ".TP\n.B \(roff(name))\(operands)\n" + text.map { roff($0) + "\n" }.joined()
    }.joined()
  }

  /// Returns each option once per meaning, with the commands that take it.
  static func options() throws -> String {
    let leaves = try leaves()
    let all = leaves.flatMap(\.options)
    var seen = Set<[String]>()
    return all.flatMap { first in all.filter { $0.option == first.option } }.compactMap { option in
      guard let name = option.option, seen.insert(option.meaning).inserted else { return nil }
      let takers = leaves.filter { $0.options.contains { $0.meaning == option.meaning } }
      let commands =
        takers.count == leaves.count
        ? "All commands" : takers.map { $0.words.joined(separator: " ") }.joined(separator: ", ")
      let value = option.kind == "option" ? " \" \(option.valueName ?? "")\"" : ""
      let values = (option.allValues ?? []).joined(separator: ", ")
      let lines =
        [option.abstract ?? ""] + (values.isEmpty ? [] : ["Values: \(values)."])
        + ["(\(commands))"]
      return ".TP\n.BI \(roff(name))\(value)\n" + lines.map { roff($0) + "\n" }.joined()
    }.joined()
  }

  private static func roff(_ text: String) -> String {
    text.replacing("\\", with: "\\e").replacing("-", with: "\\-").replacing("…", with: "...")
  }
}
