import type { PGlite } from '@electric-sql/pglite'

export type ProtocolBackend = Pick<PGlite, 'execProtocolRaw' | 'isInTransaction'>

/**
 * One client connection to the embedded database: splits the incoming bytes into whole protocol messages
 * and runs them. A startup packet has no type byte; every later message is type (1 byte), length (4 bytes,
 * itself included), body.
 */
export class ProtocolSession {
  #backend: ProtocolBackend
  #pending: Buffer<ArrayBufferLike> = Buffer.alloc(0)
  #started = false

  constructor(backend: ProtocolBackend) {
    this.#backend = backend
  }

  async answer(bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
    this.#pending = this.#pending.length > 0 ? Buffer.concat([this.#pending, bytes]) : Buffer.from(bytes)
    const answers: Uint8Array[] = []
    if (!this.#started) {
      const startup = this.#takeStartup()
      if (!startup) return new Uint8Array(0)
      this.#started = true
      answers.push(await this.#backend.execProtocolRaw(startup))
    }
    const messages = this.#takeWholeMessages()
    if (messages.length > 0) answers.push(await this.#backend.execProtocolRaw(messages))
    // The result is a copy, because PGlite's own buffer may be a view on memory that the next statement
    // overwrites.
    return new Uint8Array(Buffer.concat(answers))
  }

  #takeStartup(): Uint8Array | undefined {
    if (this.#pending.length < 4) return undefined
    const length = this.#pending.readUInt32BE(0)
    if (this.#pending.length < length) return undefined
    return this.#take(length)
  }

  #takeWholeMessages(): Uint8Array {
    let end = 0
    while (this.#pending.length - end >= 5) {
      const length = this.#pending.readUInt32BE(end + 1) + 1
      if (this.#pending.length - end < length) break
      end += length
    }
    return this.#take(end)
  }

  #take(length: number): Uint8Array {
    const taken = new Uint8Array(this.#pending.subarray(0, length))
    this.#pending = this.#pending.subarray(length)
    return taken
  }
}

export async function runStatement(backend: ProtocolBackend, statement: string): Promise<void> {
  const body = Buffer.from(`${statement}\0`)
  const message = Buffer.alloc(5 + body.length)
  message.write('Q', 0)
  message.writeUInt32BE(4 + body.length, 1)
  body.copy(message, 5)
  const answer = await backend.execProtocolRaw(new Uint8Array(message))
  if (answer[0] === 'E'.charCodeAt(0))
    throw new Error(`${statement}: ${Buffer.from(answer).toString('utf8')}`)
}
