/** In the address of a recipe, the step that is cooked, from 1: such a link opens the recipe there. */
export const STEP_PARAM = 'cucina'

/** `step` is its place, from 0. */
export const stepSearch = (step: number) => `?${STEP_PARAM}=${step + 1}`
