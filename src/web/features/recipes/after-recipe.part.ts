import { deferredPart } from '../../ui/deferred-part.tsx'

export const AfterRecipe = deferredPart(() => import('./after-recipe.tsx').then((file) => file.AfterRecipe))
