import { post } from '../endpoint.ts'
import type { UploadedPicture } from './uploaded-picture.ts'

export const uploadPicture = post<{ body: Blob; response: UploadedPicture }>('/api/admin/pictures')
