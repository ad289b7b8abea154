/** Detects the person that a recipe's steps address, and rewrites the site's 'tu' sentences to this person.
 *
 * Source  Italian conjugation; the verbs of `kitchen-verbs.ts`, and some that only the site's sentences
 *         use.
 * Valid   imperatives at the beginning of a sentence, after a comma or 'e', or after an opening such as
 *         'Negli ultimi tre minuti'. */
import { type Conjugated, conjugated, VOICES, type Voice } from '../words/conjugation.ts'
import { capitalised } from '../words/italian-noun.ts'
import { LISTED_VERBS } from '../words/kitchen-verbs.ts'

const ALSO =
  'precuocere:precuoci,precuocete,precuociamo praticare restare guardare mettere portare sigillare allargare premere cominciare'
const FORMS = new Map<string, { verb: Conjugated; voice: Voice }>()
for (const verb of `${LISTED_VERBS} ${ALSO}`.split(' ').map(conjugated))
  for (const voice of ['tu', 'voi', 'noi', 'infinitive'] as const)
    if (!FORMS.has(verb[voice])) FORMS.set(verb[voice], { verb, voice })
const IMPERSONAL = new Map(
  [...FORMS.values()].flatMap(({ verb }) => [
    [verb.impersonal, verb],
    [verb.many, verb],
  ]),
)

function orderOf(written: string): { verb: Conjugated; voice: Voice; pronoun: string } | undefined {
  const word = written.toLowerCase()
  const own = FORMS.get(word)
  if (own) return { ...own, pronoun: '' }
  const [, bare = '', pronoun = ''] = /^(.+?)(l[oaie]|ne|ci)$/u.exec(word) ?? []
  const found = FORMS.get(bare === 'fal' ? 'fai' : bare) ?? FORMS.get(`${bare}e`) ?? FORMS.get(`${bare}re`)
  const isInfinitive = bare.endsWith('r')
  return found && (found.voice === 'infinitive') === isInfinitive ? { ...found, pronoun } : undefined
}

const PLACE =
  /(^(?:(?:negli ultimi|dopo i primi) [\p{L}\d]+(?: minuti)?|a cottura finita|la sera prima|fuori dal forno|all'uscita|quando esce) |(?:^|[,;:] (?:e )?| e )(?:(?:poi|quindi|infine|intanto|subito|soltanto adesso) )*)(\p{L}+)/giu
const BARE = /(?<!\p{L})(?:finché|quando|perché|mentre|dove|che|come|se|così)(?!\p{L})[^,;:]*$/iu

function isMany(rest: string): boolean {
  const clause = /^[^,;:.]*/u.exec(rest)?.[0] ?? ''
  const bare = clause.replace(
    /(?<!\p{L})(?:con|in|a|su|per|da|di|tra|fino) (?:il |lo |la |i |gli |le |un |una |l')?/giu,
    '· ',
  )
  const first =
    /(?<!\p{L}|· )(?<!· \p{L}* )(?:(il|lo|la|un|una|uno|ogni|mezzo|qualche)(?!\p{L})|l'|(i|gli|le|dei|degli|delle|pochi|poche)(?!\p{L}))/iu.exec(
      bare,
    )
  return first?.[2] !== undefined
}

function written({ verb, pronoun }: { verb: Conjugated; pronoun: string }, to: Voice, rest: string): string {
  if (to === 'impersonal') {
    const form = isMany(rest) && !pronoun.startsWith('l') ? verb.many : verb.impersonal
    return pronoun === 'ne' ? `se ne ${form}` : `${pronoun} si ${form}`.trim()
  }
  if (pronoun === '') return verb[to]
  if (to === 'infinitive') return verb.infinitive.replace(/r?re$/u, 'r') + pronoun
  return (to === 'tu' && verb.tu === 'fai' ? 'fal' : verb[to]) + pronoun
}

const isToldOf = (text: string, at: number, lead: string) => lead === ' e ' && BARE.test(text.slice(0, at))

function ordersIn(text: string): Voice[] {
  const told = [...text.matchAll(PLACE)].flatMap(({ 1: lead = '', 2: word = '', index }) =>
    isToldOf(text, index, lead) ? [] : (orderOf(word)?.voice ?? []),
  )
  const impersonal = [
    ...text.matchAll(/(?<!\p{L})si (\p{L}+)|(?<!\p{L})vanno? \p{L}+[oaie](?!\p{L})/giu),
  ].filter(([, word]) => word === undefined || IMPERSONAL.has(word.toLowerCase()))
  return [...told, ...impersonal.map(() => 'impersonal' as const)]
}

export function voiceOf(sentences: readonly string[]): Voice {
  const orders = sentences.flatMap(ordersIn)
  const count = (voice: Voice) => orders.filter((one) => one === voice).length
  return VOICES.toSorted((one, other) => count(other) - count(one))[0] ?? 'tu'
}

export const inVoice = (sentence: string, voice: Voice): string =>
  sentence.replace(PLACE, (found, lead: string, word: string, at: number) => {
    const order = orderOf(word)
    if (voice === 'tu' || order?.voice !== 'tu' || isToldOf(sentence, at, lead)) return found
    const own = written(order, voice, sentence.slice(at + found.length))
    return lead + (/^\p{Lu}/u.test(word) ? capitalised(own) : own)
  })
