import { rowIdOf } from '#domain/words/row-id.ts'
import type { PageLoader } from '../../api/page-loader.ts'
import { relatedRecipesQuery } from './related-recipes-query.ts'

/** The browser asks for what comes after a recipe when somebody comes near it, and a recipe reads without. */
export const load: PageLoader = ({ api, client }, { params }) =>
  client.prefetchQuery(relatedRecipesQuery(api, rowIdOf(params.id)))
