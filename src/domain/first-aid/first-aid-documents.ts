/** First aid for a search over the whole site: a document a symptom, in the order of the overview. */
import { SYMPTOMS } from '#knowledge/first-aid.ts'
import { symptomPage } from './first-aid-address.ts'

export type FirstAidDocument = Readonly<{
  name: string
  /** What people call it. */
  names: readonly string[]
  /** The sign by which it is known: a line for a list of results. */
  summary: string
  /** All that its page says. */
  text: string
  link: string
}>

export const FIRST_AID_DOCUMENTS: readonly FirstAidDocument[] = SYMPTOMS.map(
  ({ id, name, names, asks, sign, now, causes }) => ({
    name,
    names,
    summary: sign,
    text: [asks, sign, now, ...causes.flatMap(({ title, tell, change }) => [title, tell, change.text])].join(
      ' ',
    ),
    link: symptomPage(id),
  }),
)
