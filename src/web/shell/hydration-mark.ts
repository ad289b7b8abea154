/** Name of the user timing mark of a page of which every part answers events, the deferred ones too. */
export const HYDRATED_MARK = 'hydrated'
