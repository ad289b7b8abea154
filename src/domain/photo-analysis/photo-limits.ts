/** A picture with this number of bytes is already refused. Source: the site's specification. */
export const PHOTO_TOO_LARGE_B = 5 * 1024 * 1024

export const PHOTO_TYPES = ['image/jpeg', 'image/jpg', 'image/png', 'image/gif', 'image/webp'] as const

export const PHOTO_MESSAGES = {
  unsupported: "Carica un'immagine in formato JPEG, PNG, GIF o WebP",
  tooLarge: "L'immagine deve essere inferiore a 5MB",
} as const

/** Number of first bytes that reveal the format. The declared type is not used. */
export const PHOTO_HEAD_B = 12

const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'] as const

/** Added to the refusal of a HEIC photo. An iPhone converts pictures to JPEG if they come from its photo
 * library, but not if they come from its files. */
export const HEIC_ADVICE =
  "È una foto in HEIC, il formato dell'iPhone. Dall'iPhone sceglila nella libreria foto, non in File: parte in JPEG. Per scattare sempre in JPEG: Impostazioni → Fotocamera → Formati → «Più compatibile». Se è già sul computer, aprila ed esportala in JPEG."

const startsWith = (bytes: Uint8Array, text: string, at = 0) =>
  Array.from(text).every((sign, index) => bytes[at + index] === sign.charCodeAt(0))

export const isHeicHead = (head: Uint8Array): boolean =>
  startsWith(head, 'ftyp', 4) && HEIC_BRANDS.some((brand) => startsWith(head, brand, 8))

export const isPhotoHead = (head: Uint8Array): boolean =>
  startsWith(head, '\xff\xd8\xff') ||
  startsWith(head, '\x89PNG\r\n\x1a\n') ||
  startsWith(head, 'GIF87a') ||
  startsWith(head, 'GIF89a') ||
  (startsWith(head, 'RIFF') && startsWith(head, 'WEBP', 8))
