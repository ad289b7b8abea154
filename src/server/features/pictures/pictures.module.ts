import { recipesRepository } from '#server/features/recipes/recipes.repository.ts'
import type { OpenModule } from '#server/site-module.ts'
import { pictureUploadRoutes } from './picture-upload.routes.ts'
import { picturesRoutes } from './pictures.routes.ts'
import { uploadedPicturesRepository } from './uploaded-pictures.repository.ts'

export const picturesModule: OpenModule = ({ db, answers, sessions }) => {
  const pictures = uploadedPicturesRepository(db)
  return {
    adminRoutes: [pictureUploadRoutes({ pictures, sessions })],
    fileRoutes: [picturesRoutes({ recipes: recipesRepository(db), uploaded: pictures, answers })],
    tidyUp: () => pictures.dropUnused(),
  }
}
