import { redirect } from 'react-router'
import type { PageLoader } from '../../api/page-loader.ts'

export const load: PageLoader = async (queries, { request }) => {
  const asked = new URL(request.url).searchParams
  if (!asked.has('ricetta')) return
  const { doughOfRecipe } = await import('./recipe-dough-link.ts')
  throw redirect(await doughOfRecipe(queries, asked))
}
