import { z } from 'zod'

/** The first size that is refused: a picture may have one byte less. */
export const PICTURE_TOO_LARGE_B = 5 * 1024 * 1024
/** Smaller pictures would be blown up on a recipe's page. */
export const SMALLEST_PICTURE_PX = { width: 800, height: 600 } as const
export const PICTURE_TYPES = ['image/jpeg', 'image/jpg', 'image/png', 'image/webp'] as const

/** `imageUrl` is what a recipe names; its other sizes stand beside it. */
export const UploadedPicture = z.object({ imageUrl: z.string() })
export type UploadedPicture = z.infer<typeof UploadedPicture>
