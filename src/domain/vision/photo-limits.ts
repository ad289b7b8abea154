/** What may be sent for analysis: part 1, sections 5 and 9. Bytes of the picture itself; this many are too many. */
export const PHOTO_TOO_LARGE_B = 5 * 1024 * 1024

export const PHOTO_TYPES = ['image/jpeg', 'image/jpg', 'image/png', 'image/gif', 'image/webp'] as const

export const PHOTO_MESSAGES = {
  unsupported: "Carica un'immagine in formato JPEG, PNG, GIF o WebP",
  tooLarge: "L'immagine deve essere inferiore a 5MB",
} as const
