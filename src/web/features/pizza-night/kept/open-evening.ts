import { storedText } from '../../../ui/stored-text.ts'

/** Number of the kept evening that the form shows, '' for one that is not kept. */
export const openEvening = storedText('pizzaNightOpen')
