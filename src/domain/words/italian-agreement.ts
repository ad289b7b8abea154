import { COUNT_NOUNS, type CountNoun, type GrammaticalNumber } from './count-noun.ts'

function adjective(one: string): string[] {
  const stem = one.slice(0, -1)
  if (one.endsWith('e')) return [one, one, `${stem}i`, `${stem}i`]
  const soft = /[cg]$/.test(stem) ? `${stem}h` : stem
  return [one, `${stem}a`, `${soft}i`.replace('ii', 'i'), `${soft}e`]
}
const ADJECTIVES = [
  ['biologico', 'biologica', 'biologici', 'biologiche'],
  ...'rosso bianco giallo nero dorato ramato fresco secco maturo sodo intero piccolo medio grosso novello raso colmo sottile spesso trattato sbucciato schiacciato tritato sbattuto freschissimo grande verde piccante dolce abbondante calabrese'
    .split(' ')
    .map(adjective),
]

const formsOf = new Map(ADJECTIVES.flatMap((forms) => forms.map((form) => [form, forms] as const)))

const INVARIABLE = new Set(['non', 'molto', 'ben', 'più', 'e', 'bio', 'rosa', 'viola'])

const ENDS_THE_ADJECTIVES = new Set(
  "di d' del della dei delle dell' a al alla all' in con per da sott'".split(' '),
)

function startsTail(word: string): boolean {
  const elided = word.slice(0, word.indexOf("'") + 1)
  return ENDS_THE_ADJECTIVES.has(word) || ENDS_THE_ADJECTIVES.has(elided) || /^[^\p{L}]/u.test(word)
}

export function agree(
  rest: string,
  { gender }: CountNoun,
  number: GrammaticalNumber,
): { text: string; unknown: string[] } {
  const wanted = (number === 'one' ? 0 : 2) + (gender[number] === 'm' ? 0 : 1)
  const words = rest.split(' ')
  const unknown: string[] = []
  for (const [index, word] of words.entries()) {
    const bare = word.replace(/,$/, '')
    if (bare === '' || startsTail(bare.toLowerCase())) break
    const form = formsOf.get(bare)?.[wanted]
    if (form !== undefined) words[index] = word.replace(bare, form)
    else if (!INVARIABLE.has(bare)) unknown.push(bare)
    if (bare !== word) break
  }
  return { text: words.join(' '), unknown }
}

type Counted = { noun: CountNoun; number: GrammaticalNumber }
const nounsByWord = new Map(
  COUNT_NOUNS.toReversed().flatMap((noun): [string, Counted][] => [
    [noun.many, { noun, number: 'many' }],
    [noun.one, { noun, number: 'one' }],
  ]),
)

export const countNounOf = (word: string): Counted | undefined => nounsByWord.get(word)
