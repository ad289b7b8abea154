/** A bare node:http server that sends one prepared response to every request. Its request rate is the upper
 * bound for a site on Node. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { serveParent } from './server-process.ts'

export type BareAnswer = { kind: 'answer'; headers: string[]; body: Uint8Array }

let headers: string[] = []
let body: Uint8Array = Buffer.alloc(0)
const server = createServer((_request, response) => {
  response.writeHead(200, headers)
  response.end(body)
})
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo
  const stop = async () => server.closeAllConnections()
  serveParent({ bare: `http://127.0.0.1:${port}` }, stop, (message) => {
    ;({ headers, body } = message as BareAnswer)
  })
})
