export const STEP_PARAM = 'cucina'

export const stepSearch = (step: number) => `?${STEP_PARAM}=${step + 1}`
