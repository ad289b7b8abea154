import { HEIC_ADVICE, isHeicHead, PHOTO_HEAD_B } from '#domain/photo-analysis/photo-limits.ts'

/** What helps somebody whose file was refused, beside the reason: undefined where the reason says all. */
export async function adviceOnRefused(file: Blob): Promise<string | undefined> {
  return isHeicHead(await headOf(file)) ? HEIC_ADVICE : undefined
}

/** A name can lie, and a file can be empty or gone: its first bytes say what it is. */
export const headOf = async (file: Blob): Promise<Uint8Array> =>
  new Uint8Array(
    await file
      .slice(0, PHOTO_HEAD_B)
      .arrayBuffer()
      .catch(() => new ArrayBuffer(0)),
  )
