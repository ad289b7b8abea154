import type { AddressInfo, Socket } from 'node:net'
import { SMTPServer } from 'smtp-server'

export interface TestSmtpServer {
  url: string
  /** Whole messages with their headers, oldest first. */
  received: { to: string[]; raw: string }[]
  /** Replies with this status to the next recipients instead of taking the mail. */
  refuseNext(count: number, responseCode: number): void
  /** Always answers so to this recipient. */
  refuse(address: string, responseCode: number): void
  /** Takes the next letters, and hangs up instead of saying so. */
  hangUpNext(count: number): void
  /** How long it takes over each letter, in milliseconds. */
  delay(ms: number): void
  /** Takes letters, from so many on, and says so only once the returned function is called. */
  hold(from?: number): () => void
  close(): Promise<void>
}

/** A mail server on loopback that keeps what it gets. */
export async function testSmtpServer(): Promise<TestSmtpServer> {
  const received: TestSmtpServer['received'] = []
  let refusals = { count: 0, responseCode: 0 }
  let hangUps = 0
  let delayMs = 0
  let gate = Promise.resolve()
  let heldFrom = 1
  const refused = new Map<string, number>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, callback) {
      const responseCode = refused.get(address)
      if (responseCode) return callback(Object.assign(new Error('not there'), { responseCode }))
      if (refusals.count === 0) return callback()
      refusals = { ...refusals, count: refusals.count - 1 }
      return callback(Object.assign(new Error('not now'), { responseCode: refusals.responseCode }))
    },
    onData(stream, session, callback) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address)
        received.push({ to, raw: Buffer.concat(chunks).toString('utf8') })
        if (hangUps > 0) {
          hangUps -= 1
          const connection = [...server.connections].find((one) => one.session.id === session.id)
          return void (Reflect.get(connection ?? {}, '_socket') as Socket).destroy()
        }
        const open = received.length < heldFrom ? Promise.resolve() : gate
        void open.then(() => setTimeout(callback, delayMs))
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refuseNext: (count, responseCode) => {
      refusals = { count, responseCode }
    },
    refuse: (address, responseCode) => void refused.set(address, responseCode),
    hangUpNext: (count) => {
      hangUps = count
    },
    delay: (ms) => {
      delayMs = ms
    },
    hold(from = 1) {
      heldFrom = from
      const { promise, resolve } = Promise.withResolvers<void>()
      gate = promise
      return resolve
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
