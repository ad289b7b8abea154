import { lazyPart } from '../../../ui/lazy-part.tsx'

/** They read every food that the site knows: brought when a form opens, and only there. */
export const RecipeFindings = lazyPart(() => import('./recipe-findings.tsx'))
export const RecipePreview = lazyPart(() => import('../preview/recipe-preview.tsx'))
