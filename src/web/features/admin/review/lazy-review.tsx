import { lazyPart } from '../../../ui/lazy-part.tsx'

export const RecipeFindings = lazyPart(() => import('./recipe-findings.tsx'))
export const RecipePreview = lazyPart(() => import('../preview/recipe-preview.tsx'))
