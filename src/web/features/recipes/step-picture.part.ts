import { deferredPart } from '../../ui/deferred-part.tsx'

/** The words that name a gesture are loaded with the first step that comes near. */
export const StepPicture = deferredPart(() => import('./step-picture.tsx').then((file) => file.StepPicture))
