/** What the main thread and the database's thread say to each other. `session` numbers the client connections. */
export type ToWorker =
  | { kind: 'connect'; session: number }
  | { kind: 'query'; session: number; bytes: Uint8Array<ArrayBuffer> }
  | { kind: 'count-fsyncs' }
  | { kind: 'close' }

/** Every message is answered by exactly one reply, in order, so that whoever waits can tell a hung thread. */
export type Reply =
  | { kind: 'connected' }
  | { kind: 'answer'; session: number; bytes: Uint8Array<ArrayBuffer> }
  | { kind: 'fsyncs'; count: number }
  | { kind: 'closed' }

export type FromWorker =
  | Reply
  | { kind: 'ready' }
  | { kind: 'failed'; message: string }
  | { kind: 'space'; isLow: boolean; freeBytes: number }

export type WorkerSettings = {
  directory: string
  /** Below this much free space on the directory's disk the database only reads. */
  minFreeBytes: number
}

/** The database's programs, compiled by the main thread: a thread that starts later runs what is compiled already. */
export type Programs = { pgliteWasmModule: WebAssembly.Module; initdbWasmModule: WebAssembly.Module }
export type WorkerInput = WorkerSettings & { programs: Programs }
