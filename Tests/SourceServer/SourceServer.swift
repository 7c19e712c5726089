import CLibrary
import Foundation

/// A request of a client.
package struct ServedRequest: Hashable, Sendable {
  /// `GET` or `POST`.
  package var method = ""
  /// The path without the query: `/host/what`.
  package var path = ""
  /// The decoded fields of the query.
  package var query: [String: String] = [:]
  /// The header fields, by their names in lower case.
  package var headers: [String: String] = [:]
  package var body = ""

  /// The first component of the path, which represents the host.
  package var host: String { path.split(separator: "/").first.map(String.init) ?? "" }
}

/// A reply to a client.
package struct ServedReply: Sendable {
  /// The way in which a reply ends.
  package enum Ending: Sendable {
    case whole
    /// The connection is closed before the promised length is sent.
    case truncated
    /// The body never ends.
    case endless
    /// Nothing is ever sent.
    case silent
  }

  package var status = 200
  package var headers: [String] = []
  package var body: String
  package var ending = Ending.whole

  /// Creates a reply.
  package init(
    _ status: Int = 200, _ body: String = "", headers: [String] = [], ending: Ending = .whole
  ) {
    (self.status, self.body, self.headers, self.ending) = (status, body, headers, ending)
  }
}

/// A web server on this machine alone, for clients that use it as a mirror.
package final class SourceServer: Sendable {
  package typealias Handler = @Sendable (ServedRequest) -> ServedReply

  /// The beginning of every address.
  package let address: String
  private let socket: CInt
  private let desk: ServingDesk

  /// Starts the server on a free port.
  package init(_ handler: @escaping Handler) throws {
    desk = ServingDesk(handler)
    socket = CLibrary.socket(AF_INET, CInt(SOCK_STREAM.rawValue), 0)
    _ = fcntl(socket, F_SETFD, FD_CLOEXEC)
    var place = sockaddr_in()
    place.sin_family = sa_family_t(AF_INET)
    place.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let socket = socket
    let isOpen = withUnsafeMutablePointer(to: &place) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(socket, $0, length) == 0 && listen(socket, 64) == 0
          && getsockname(socket, $0, &length) == 0
      }
    }
    guard isOpen else { throw POSIXError(.EADDRNOTAVAIL) }
    address = "http://127.0.0.1:\(UInt16(bigEndian: place.sin_port))"
    let desk = desk
    Thread.detachNewThread { Self.serve(socket, by: desk) }
  }

  /// Shuts the socket down, whereupon the accepting thread closes it.
  ///
  /// A descriptor that is closed during `accept` may soon belong to another server, whose clients
  /// the thread would answer.
  deinit { shutdown(socket, CInt(SHUT_RDWR)) }

  private static func serve(_ socket: CInt, by desk: ServingDesk) {
    defer { close(socket) }
    while true {
      let client = accept(socket, nil, nil)
      // The socket was shut down.
      if client < 0, errno == EINVAL { return }
      guard client >= 0 else { continue }
      _ = fcntl(client, F_SETFD, FD_CLOEXEC)
      Thread.detachNewThread { desk.serve(client) }
    }
  }

  /// The requests so far.
  package var requests: [ServedRequest] { desk.requests }

  /// Forgets the requests and uses another handler from now on.
  package func answer(_ handler: @escaping Handler) { desk.answer(handler) }

  /// Returns a date in the form of header fields.
  package static func date(_ date: Date) -> String {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    formatter.dateFormat = "EEE, dd MMM yyyy HH:mm:ss 'GMT'"
    return formatter.string(from: date)
  }
}

/// The handler and the requests, shared by many threads.
private final class ServingDesk: @unchecked Sendable {
  private let mutex = NSLock()
  private var handler: SourceServer.Handler
  private var served: [ServedRequest] = []

  init(_ handler: @escaping SourceServer.Handler) { self.handler = handler }

  /// The requests, copied into a new array.
  ///
  /// ThreadSanitizer does not see that an array that others still read is copied before it grows.
  var requests: [ServedRequest] { mutex.withLock { served.map(\.self) } }

  func answer(_ handler: @escaping SourceServer.Handler) {
    mutex.withLock {
      self.handler = handler
      served = []
    }
  }

  func serve(_ client: CInt) {
    defer { close(client) }
    guard let request = Self.request(from: client) else { return }
    let handler = mutex.withLock {
      served.append(request)
      return self.handler
    }
    let reply = handler(request)
    if reply.ending == .silent {
      // The connection stays open until the client gives up.
      var byte: UInt8 = 0
      _ = read(client, &byte, 1)
      return
    }
    let length =
      reply.ending == .whole
      ? reply.body.utf8.count : reply.ending == .truncated ? reply.body.utf8.count + 100 : nil
    var head = ["HTTP/1.1 \(reply.status) Reply", "Connection: close"] + reply.headers
    if !head.contains(where: { $0.hasPrefix("Date:") }) {
      head.append("Date: \(SourceServer.date(.now))")
    }
    if let length, !head.contains(where: { $0.hasPrefix("Content-Length:") }) {
      head.append("Content-Length: \(length)")
    }
    guard Self.send(head.joined(separator: "\r\n") + "\r\n\r\n" + reply.body, to: client) else {
      return
    }
    let piece = String(repeating: "[1,2,3],", count: 8192)
    while reply.ending == .endless, Self.send(piece, to: client) {}
  }

  private static func send(_ text: String, to client: CInt) -> Bool {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        CLibrary.send(client, $0.baseAddress, $0.count, CInt(MSG_NOSIGNAL))
      }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  private static func request(from client: CInt) -> ServedRequest? {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65536)
    var request = ServedRequest()
    while true {
      let count = read(client, &chunk, chunk.count)
      guard count > 0 else { return nil }
      bytes += chunk[..<count]
      // 0x16 begins a TLS handshake, which this server does not support.
      guard bytes.first != 0x16 else { return nil }
      let text = String(decoding: bytes, as: UTF8.self)
      guard let end = text.range(of: "\r\n\r\n") else { continue }
      request = head(String(text[..<end.lowerBound]))
      request.body = String(text[end.upperBound...])
      if request.body.utf8.count >= Int(request.headers["content-length"] ?? "0") ?? 0 {
        return request
      }
    }
  }

  private static func head(_ text: String) -> ServedRequest {
    var request = ServedRequest()
    let lines = text.components(separatedBy: "\r\n")
    let words = lines[0].split(separator: " ")
    guard words.count > 1 else { return request }
    request.method = String(words[0])
    let parts = words[1].split(separator: "?", maxSplits: 1)
    request.path = String(parts[0])
    for field in parts.dropFirst().first?.split(separator: "&") ?? [] {
      let sides = field.split(separator: "=", maxSplits: 1).map {
        $0.removingPercentEncoding ?? String($0)
      }
      request.query[sides[0]] = sides.dropFirst().first ?? ""
    }
    for line in lines.dropFirst() {
      guard let colon = line.firstIndex(of: ":") else { continue }
      request.headers[line[..<colon].lowercased()] =
        line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
    }
    return request
  }
}
