/** First aid for the search over the whole site: a document a symptom, in the order of the overview. */
import { SYMPTOMS } from '#knowledge/first-aid.ts'
import type { SearchDocument } from '../site-search/search-document.ts'
import { symptomPage } from './first-aid-address.ts'

export const FIRST_AID_DOCUMENTS: readonly SearchDocument[] = SYMPTOMS.map(({ id, name, names, sign }) => ({
  source: 'pronto-soccorso',
  title: name,
  text: sign,
  path: symptomPage(id),
  words: names,
}))
