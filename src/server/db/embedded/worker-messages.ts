export type ToWorker =
  | { kind: 'connect'; session: number }
  | { kind: 'query'; session: number; bytes: Uint8Array<ArrayBuffer> }
  | { kind: 'count-fsyncs' }
  | { kind: 'close' }

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
  minFreeBytes: number
}

export type Programs = { pgliteWasmModule: WebAssembly.Module; initdbWasmModule: WebAssembly.Module }
export type WorkerInput = WorkerSettings & { programs: Programs }
