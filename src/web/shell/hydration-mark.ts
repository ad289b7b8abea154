export const HYDRATED_MARK = 'hydrated'
