/** What may be sent for analysis: part 1, sections 5 and 9. Bytes of the picture itself; this many are too many. */
export const PHOTO_TOO_LARGE_B = 5 * 1024 * 1024

export const PHOTO_TYPES = ['image/jpeg', 'image/jpg', 'image/png', 'image/gif', 'image/webp'] as const

export const PHOTO_MESSAGES = {
  unsupported: "Carica un'immagine in formato JPEG, PNG, GIF o WebP",
  tooLarge: "L'immagine deve essere inferiore a 5MB",
} as const

/** First bytes that tell the four formats; what a file says of itself is not asked. */
export const PHOTO_HEAD_B = 12

const startsWith = (bytes: Uint8Array, text: string, at = 0) =>
  Array.from(text).every((sign, index) => bytes[at + index] === sign.charCodeAt(0))

/** Whether `head`, the first {@link PHOTO_HEAD_B} bytes of a file, is that of a JPEG, PNG, GIF or WebP. */
export const isPhotoHead = (head: Uint8Array): boolean =>
  startsWith(head, '\xff\xd8\xff') ||
  startsWith(head, '\x89PNG\r\n\x1a\n') ||
  startsWith(head, 'GIF87a') ||
  startsWith(head, 'GIF89a') ||
  (startsWith(head, 'RIFF') && startsWith(head, 'WEBP', 8))
