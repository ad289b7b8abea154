import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export interface TestSmtpServer {
  url: string
  /** Whole messages with their headers, oldest first. */
  received: { to: string[]; raw: string }[]
  /** Answers with this status to the next recipients instead of taking the mail. */
  refuseNext(count: number, responseCode: number): void
  close(): Promise<void>
}

/** A mail server on loopback that keeps what it gets. */
export async function testSmtpServer(): Promise<TestSmtpServer> {
  const received: TestSmtpServer['received'] = []
  let refusals = { count: 0, responseCode: 0 }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo(_address, _session, callback) {
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
        callback()
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
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
