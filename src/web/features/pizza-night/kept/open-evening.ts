import { storedText } from '../../../ui/stored-text.ts'

/** Number of the kept evening that the form shows, '' for one that is not kept. */
export const openEvening = storedText('pizzaNightOpen', true)

/** Where the focus goes to keep an evening, and when the button that had it is gone. */
export const KEPT_HEADING = 'le-tue-serate'
