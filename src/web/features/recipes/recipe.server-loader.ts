import { rowIdOf } from '#domain/words/row-id.ts'
import type { PageLoader } from '../../api/page-loader.ts'
import { relatedRecipesQuery } from './going-on.tsx'

/** Related recipes are optional. The browser loads them only when the reader scrolls near, so the server
 * loads them for readers without JavaScript. */
export const load: PageLoader = ({ api, client }, { params }) =>
  client.prefetchQuery(relatedRecipesQuery(api, rowIdOf(params.id)))
