/** Name of the user timing mark of a page that answers events. */
export const INTERACTIVE_MARK = 'interactive'
/** Name of the mark of a page whose deferred parts answer too, without being touched first. */
export const HYDRATED_MARK = 'hydrated'
