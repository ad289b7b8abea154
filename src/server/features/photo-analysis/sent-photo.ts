import {
  isPhotoHead,
  PHOTO_MESSAGES,
  PHOTO_TOO_LARGE_B,
  PHOTO_TYPES,
} from '#domain/photo-analysis/photo-limits.ts'
import { AppError } from '#server/app-error.ts'

const HEAD = /^data:([a-z0-9.+-]+\/[a-z0-9.+-]+)?((?:;[a-z0-9-]+=[^;,]*)*)(;base64)?$/i
const LONGEST_HEAD = 200

const damaged = (message: string) => new AppError('invalid_input', message, { fields: { image: message } })
const unsupported = () => new AppError('unsupported_type', PHOTO_MESSAGES.unsupported)

/**
 * The bytes of a base64 data URL. Throws `invalid_input` for a damaged data URL, `too_large` from 5 MB on,
 * and `unsupported_type` unless the bytes begin like a JPEG, PNG, GIF or WebP.
 */
export function readSentPhoto(dataUrl: string): Buffer {
  const comma = dataUrl.slice(0, LONGEST_HEAD).indexOf(',')
  const head = comma > 0 ? HEAD.exec(dataUrl.slice(0, comma)) : null
  if (!head) throw damaged("L'immagine deve arrivare come indirizzo «data:» in base64")
  const [, type = ''] = head
  if (!(PHOTO_TYPES as readonly string[]).includes(type.toLowerCase())) throw unsupported()
  if (!head[3]) throw damaged("L'immagine deve arrivare come indirizzo «data:» in base64")
  const text = dataUrl.slice(comma + 1)
  const bytes = Buffer.from(text, 'base64')
  if (bytes.length >= PHOTO_TOO_LARGE_B) throw new AppError('too_large', PHOTO_MESSAGES.tooLarge)
  // Node skips invalid base64 characters. Then there are fewer bytes than the text's length implies.
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0
  if (text === '') throw damaged("L'immagine è vuota")
  if (bytes.length === 0 || bytes.length !== Math.floor(((text.length - padding) * 3) / 4))
    throw damaged("L'immagine non è base64 valido")
  if (!isPhotoHead(bytes)) throw unsupported()
  return bytes
}
