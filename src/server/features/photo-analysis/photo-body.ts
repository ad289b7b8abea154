import { AppError } from '#server/app-error.ts'

const HEAD = /^\s*\{\s*"image"\s*:\s*"/
const TAIL = /^"\s*\}\s*$/
const LONGEST_HEAD_B = 64

/**
 * Cuts the field `image` out of the body, because that is faster than JSON.parse. A data URL contains only
 * ASCII without escapes, so the result is the same.
 */
function plainImage(body: Buffer): string | undefined {
  const from = HEAD.exec(body.toString('latin1', 0, LONGEST_HEAD_B))?.[0].length
  if (from === undefined) return undefined
  const to = body.indexOf('"', from)
  const isWhole = to >= 0 && body.length - to <= LONGEST_HEAD_B && TAIL.test(body.toString('latin1', to))
  if (!isWhole || body.subarray(from, to).includes('\\')) return undefined
  return body.toString('latin1', from, to)
}

export function readPhotoBody(body: Buffer): unknown {
  const image = plainImage(body)
  if (image !== undefined) return { image }
  try {
    return JSON.parse(body.toString()) as unknown
  } catch {
    throw new AppError('invalid_input', 'Il corpo della richiesta non è JSON valido')
  }
}
