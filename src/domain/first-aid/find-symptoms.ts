/** Which symptoms a reader means by his own words.
 *
 * Source  the little words and the weights are [stima].
 * Valid   any text; words of which nothing is known find nothing, and no words find everything. */
import type { Symptom } from './symptom.ts'

type Named = Pick<Symptom, 'name' | 'names' | 'sign'>

const IDLE = new Set(
  (
    'a al alla anche che ci come con cosa da dal dalla del della di e ed fa fare ha ho i il in l la le lo ma mi mia mio nel ' +
    'nella o per perche pizza quando resta rimane rimasta se si sono su sul sulla troppo un una venuta viene molto mi'
  ).split(' '),
)

const plainWords = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g) ?? []

/** Without its last vowel a word is the same in the plural and for a masculine. */
const stem = (word: string) => (word.length > 3 ? word.replace(/[aeiou]$/, '') : word)

/** A word of a name, the beginning of one, the beginning of a word of the sign. */
const [IS_NAME, IN_NAME, IN_SIGN] = [3, 2, 1]

/** The symptoms that the words fit, the best first: those in which all of them stand, otherwise those with most. */
export function findSymptoms<S extends Named>(symptoms: readonly S[], text: string): S[] {
  const words = plainWords(text)
  const asked = [...new Set(words.filter((word) => !IDLE.has(word)).map(stem))]
  if (asked.length === 0) return words.length === 0 ? [...symptoms] : []
  const found = symptoms.map((symptom) => {
    const names = plainWords([symptom.name, ...symptom.names].join(' '))
    const sign = plainWords(symptom.sign)
    const weights = asked.map((word) => {
      if (names.some((one) => stem(one) === word)) return IS_NAME
      if (names.some((one) => one.startsWith(word))) return IN_NAME
      return sign.some((one) => one.startsWith(word)) ? IN_SIGN : 0
    })
    const known = weights.filter((weight) => weight > 0).length
    return { symptom, known, weight: weights.reduce<number>((sum, one) => sum + one, 0) }
  })
  const most = Math.max(...found.map(({ known }) => known))
  return found
    .filter(({ known }) => known > 0 && known === most)
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ symptom }) => symptom)
}
