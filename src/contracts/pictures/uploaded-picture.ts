import { z } from 'zod'

/** In bytes. A picture of this size or more is rejected. */
export const PICTURE_TOO_LARGE_B = 5 * 1024 * 1024
/** Minimum size: on a recipe's page a smaller picture would be enlarged. */
export const SMALLEST_PICTURE_PX = { width: 800, height: 600 } as const
export const PICTURE_TYPES = ['image/jpeg', 'image/jpg', 'image/png', 'image/webp'] as const

export const UploadedPicture = z.object({ imageUrl: z.string() })
export type UploadedPicture = z.infer<typeof UploadedPicture>
