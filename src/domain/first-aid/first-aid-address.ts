export const FIRST_AID_PAGE = '/pronto-soccorso'

export const WORDS_PARAMETER = 'cerca'
export const ANSWERS_PARAMETER = 'risposte'

/** This character occurs in no id and needs no encoding in a URL. */
const BETWEEN = '.'

export const symptomPage = (id: string): string => `${FIRST_AID_PAGE}/${id}`

export const answersOfText = (text: string | null): string[] => (text ?? '').split(BETWEEN).filter(Boolean)

export const answeredPage = (id: string, answers: readonly string[]): string =>
  answers.length === 0
    ? symptomPage(id)
    : `${symptomPage(id)}?${ANSWERS_PARAMETER}=${answers.map(encodeURIComponent).join(BETWEEN)}`
