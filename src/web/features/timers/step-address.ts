/** Query parameter for the current step, from 1. A recipe's URL with this parameter opens cook mode. */
export const STEP_PARAM = 'cucina'

export const stepSearch = (step: number) => `?${STEP_PARAM}=${step + 1}`
