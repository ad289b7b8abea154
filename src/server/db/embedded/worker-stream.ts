import { Duplex } from 'node:stream'

const TERMINATE = 'X'.charCodeAt(0)

export type WorkerLine = {
  connect(): void
  send(bytes: Uint8Array<ArrayBuffer>): void
  hangUp(): void
}

export class WorkerStream extends Duplex {
  #line: WorkerLine

  constructor(line: WorkerLine) {
    super()
    this.#line = line
  }

  connect(): this {
    this.#line.connect()
    process.nextTick(() => this.emit('connect'))
    return this
  }

  receive(bytes: Uint8Array): void {
    if (bytes.length > 0 && !this.destroyed)
      this.push(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length))
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    if (chunk[0] === TERMINATE && chunk.length === 5) {
      done()
      this.destroy()
      return
    }
    this.#line.send(new Uint8Array(chunk))
    done()
  }

  override _writev(
    chunks: { chunk: Buffer; encoding: BufferEncoding }[],
    done: (error?: Error | null) => void,
  ): void {
    this._write(Buffer.concat(chunks.map(({ chunk }) => chunk)), 'binary', done)
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    this.#line.hangUp()
    done(error)
  }

  setNoDelay(): this {
    return this
  }
  setKeepAlive(): this {
    return this
  }
  ref(): this {
    return this
  }
  unref(): this {
    return this
  }
}
