import Foundation
import SourceServer
import Testing

@Suite("Test server") struct SourceServerTests {
  @Test("A stopped server does not answer clients of the next server")
  func goneServers() throws {
    for status in 200..<500 {
      let server = try SourceServer { _ in ServedReply(status) }
      #expect(try Self.status(at: server.address) == status)
    }
  }

  /// Returns the status that a server answers with.
  private static func status(at address: String) throws -> Int? {
    let port = address.split(separator: ":").last.flatMap { UInt16($0) } ?? 0
    let line = socket(AF_INET, CInt(SOCK_STREAM.rawValue), 0)
    defer { close(line) }
    var place = sockaddr_in()
    place.sin_family = sa_family_t(AF_INET)
    place.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    place.sin_port = port.bigEndian
    let isOpen = withUnsafePointer(to: &place) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(line, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
    try #require(isOpen)
    let question = Array("GET / HTTP/1.1\r\n\r\n".utf8)
    try #require(write(line, question, question.count) == question.count)
    var answer: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 4096)
    while case let count = read(line, &chunk, chunk.count), count > 0 { answer += chunk[..<count] }
    let words = String(decoding: answer, as: UTF8.self).split(separator: " ")
    return words.count > 1 ? Int(words[1]) : nil
  }
}
