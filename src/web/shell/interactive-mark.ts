/** Name of the user timing mark of a page that answers events. */
export const INTERACTIVE_MARK = 'interactive'
