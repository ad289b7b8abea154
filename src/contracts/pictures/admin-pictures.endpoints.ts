import { endpoint } from '../endpoint.ts'
import type { UploadedPicture } from './uploaded-picture.ts'

export const uploadPicture = endpoint<{ body: Blob; response: UploadedPicture }>(
  'POST',
  '/api/admin/pictures',
)
