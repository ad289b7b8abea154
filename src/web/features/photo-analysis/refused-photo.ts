import { HEIC_ADVICE, isHeicHead, PHOTO_HEAD_B } from '#domain/photo-analysis/photo-limits.ts'

export async function adviceOnRefused(file: Blob): Promise<string | undefined> {
  return isHeicHead(await headOf(file)) ? HEIC_ADVICE : undefined
}

/** The first bytes of the file, because a file name can be wrong. Empty if the file cannot be read. */
export const headOf = async (file: Blob): Promise<Uint8Array> =>
  new Uint8Array(
    await file
      .slice(0, PHOTO_HEAD_B)
      .arrayBuffer()
      .catch(() => new ArrayBuffer(0)),
  )
