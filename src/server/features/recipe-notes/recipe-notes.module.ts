import type { OpenModule } from '#server/site-module.ts'
import { recipeNotesRepository } from './recipe-notes.repository.ts'
import { recipeNotesRoutes } from './recipe-notes.routes.ts'

export const recipeNotesModule: OpenModule = ({ db, sessions }) => ({
  tag: 'ricette',
  routes: [recipeNotesRoutes({ recipeNotes: recipeNotesRepository(db), sessions })],
})
