/** Addresses of first aid: overview, search words, symptoms and their answers.
 *
 * Valid   any address: `likely-causes.ts` ignores answers that a symptom does not have. */
export const FIRST_AID_PAGE = '/pronto-soccorso'

export const WORDS_PARAMETER = 'cerca'
export const ANSWERS_PARAMETER = 'risposte'

/** Separator: occurs in no id, and needs no encoding in an address. */
const BETWEEN = '.'

export const symptomPage = (id: string): string => `${FIRST_AID_PAGE}/${id}`

export const answersOfText = (text: string | null): string[] => (text ?? '').split(BETWEEN).filter(Boolean)

export const answeredPage = (id: string, answers: readonly string[]): string =>
  answers.length === 0
    ? symptomPage(id)
    : `${symptomPage(id)}?${ANSWERS_PARAMETER}=${answers.map(encodeURIComponent).join(BETWEEN)}`
