/** The addresses of first aid: the overview, the words it is searched with, a symptom, what was answered there.
 *
 * Valid   any address: answers that a symptom does not ask for are nobody's, `likely-causes.ts` leaves them out. */
export const FIRST_AID_PAGE = '/pronto-soccorso'

/** The words of the overview. */
export const WORDS_PARAMETER = 'cerca'
/** The answers of a symptom. */
export const ANSWERS_PARAMETER = 'risposte'

/** Stands in no id, and in an address as it is. */
const BETWEEN = '.'

export const symptomPage = (id: string): string => `${FIRST_AID_PAGE}/${id}`

export const answersOfText = (text: string | null): string[] => (text ?? '').split(BETWEEN).filter(Boolean)

/** The page of a symptom with these answers. */
export const answeredPage = (id: string, answers: readonly string[]): string =>
  answers.length === 0
    ? symptomPage(id)
    : `${symptomPage(id)}?${ANSWERS_PARAMETER}=${answers.map(encodeURIComponent).join(BETWEEN)}`
