import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A stand-in for the YouTube Data API: what it was asked, and whatever answer a test wants. */
export async function youtubeServer() {
  const asked: URL[] = []
  let answer: RequestListener = (_request, response) => response.end('{}')
  const server = createServer((request, response) => {
    asked.push(new URL(request.url ?? '', 'http://youtube'))
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    baseUrl: `http://127.0.0.1:${port}/youtube/v3`,
    asked,
    answers(status: number, body: unknown) {
      answer = (_request, response) => {
        response.writeHead(status, { 'content-type': 'application/json' })
        response.end(typeof body === 'string' ? body : JSON.stringify(body))
      }
    },
    breaksOff() {
      answer = (request) => request.socket.destroy()
    },
    close() {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}
