import type { OpenModule } from '#server/site-module.ts'
import { pictureUploadRoutes } from './picture-upload.routes.ts'
import { picturesRoutes } from './pictures.routes.ts'
import { uploadedPicturesRepository } from './uploaded-pictures.repository.ts'

export const picturesModule: OpenModule = ({ db, sessions }) => {
  const pictures = uploadedPicturesRepository(db)
  return {
    adminRoutes: [pictureUploadRoutes({ pictures, sessions })],
    fileRoutes: [picturesRoutes({ uploaded: pictures })],
    tidyUp: () => pictures.dropUnused(),
  }
}
