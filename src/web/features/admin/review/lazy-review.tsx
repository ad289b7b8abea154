import { lazyPart } from '../../../ui/lazy-part.tsx'

/** Both components contain the list of all known foods, so they are loaded only when a form opens. */
export const RecipeFindings = lazyPart(() => import('./recipe-findings.tsx'))
export const RecipePreview = lazyPart(() => import('../preview/recipe-preview.tsx'))
