/** Checks a text against a diet by its words alone.
 *
 * Valid   Italian. Only named foods are found. For the ingredients of a bought product, see its label. */
import { stemsOf, wordsOf } from '../words/italian-stem.ts'
import type { Diet } from './diets.ts'
import { ALLOWED_PHRASES, isForbidden } from './restriction-words.ts'

const plain = (text: string) =>
  text.toLowerCase().replace(/[’‘]/gu, "'").normalize('NFD').replace(/\p{M}/gu, '')

const INSTEAD = /Al posto (d[^:()]+):/gu

/** Removes from a step the foods that its notes replace, because the step only mentions them. */
export function withoutReplaced(step: string): string {
  const gone = new Set([...step.matchAll(INSTEAD)].flatMap(([, old = '']) => wordsOf(old).map(keyOf)))
  for (const word of ofThem(gone)) gone.add(word)
  return step
    .replace(WAS, '')
    .replace(LEFT_OUT, '·')
    .replace(LOST_MILK, '·')
    .replace(/\p{L}+/gu, (word) => (gone.has(keyOf(word)) ? '·' : word))
}
const WAS = / \(in tutto erano: .*$/gmu
const LOST_MILK =
  /il latte che (?:perd|rilasci|cola|gocciol)\p{L}*|(?:perd|pers(?=[oaie] )|rilasci|butt|elimin|scol|gocciol|strizz)\p{L}*[^.;:]{0,12} (?:il|suo|del|dal) latte|(?<!\p{L})(?:se|finché|se (?:ne|ci)) (?:ha|fa|c'è|resta)(?: ancora)? (?:il |del )?latte/giu
/** Foods that a text mentions but does not use: 'senza formaggio', 'color miele', 'morbida come il burro'.
 * 'Senza lattosio' is part of a product's name, so it does not match. */
const LEFT_OUT =
  /(?<!\p{L})(?:senza|zero|niente|nn|non con|non|né|come|colore?|colore? del|a lisca di) (?:il |lo |la |l')?(?!lattosio|glutine|zuccher)\p{L}+(?: di \p{L}+)?|(?<!\p{L})guai (?:a|se) [^.;!]*|(?<!\p{L})mai (?:mettere |usare |aggiungere )?(?:il |lo |la |l'|i |gli |le )?\p{L}+|\p{L}+ (?:niente|mai)(?=[,.;!]|$)/giu
const ofThem = (stems: ReadonlySet<string>): string[] =>
  stems.has('burrat') || stems.has('stracciatell') ? ['pann'] : []
const keyOf = (word: string): string => {
  const [stem = ''] = stemsOf(word)
  return stem.length > 2 ? stem : word.toLowerCase()
}

export function forbiddenIn(text: string, diet: Diet): string[] {
  const cleared = ALLOWED_PHRASES[diet].reduce((rest, phrase) => rest.replace(phrase, ' · '), plain(text))
  return [...new Set(cleared.match(/'?\p{L}+/gu) ?? [])]
    .map((word) => word.replace(/^'/u, ''))
    .filter((word) => isForbidden(word, diet))
}

const DECLARED: Readonly<Partial<Record<Diet, RegExp>>> = {
  'senza lattosio': /senza lattosio/u,
  'senza glutine': /^(?!.*farin).*senza glutine/u,
}

/** The words by which a recipe breaks a diet. 'La mozzarella' in a step is allowed if a mozzarella in the
 * list is declared 'senza lattosio'. */
export function brokenBy({ listed: lines, told: texts }: Told, diet: Diet): string[] {
  const isDeclared = (line: string) => DECLARED[diet]?.test(line) === true
  const listed = forbiddenIn(lines.filter((line) => !isDeclared(line)).join('\n'), diet)
  const declared = new Set(lines.filter(isDeclared).flatMap((line) => wordsOf(line).map(keyOf)))
  if (diet === 'senza lattosio' && declared.size > 0)
    for (const word of ['formaggio', 'cacio', 'latticini']) declared.add(keyOf(word))
  for (const word of ofThem(declared)) declared.add(word)
  const told = forbiddenIn(texts.join('\n'), diet).filter((word) => !declared.has(keyOf(word)))
  return [...new Set([...listed, ...told])]
}

const QUOTED = /«[^»]*»/gu

const FOR_WHAT = / per (?:il |lo |la |l'|i |gli |le )\p{L}+(?= \(|$)| \(in tutto erano: .*$/u

export const forbiddenInRecipe = ({ title, groups, steps }: ActedOn, diet: Diet): string[] =>
  brokenBy(
    {
      listed: groups.flatMap(({ lines }) => lines.map((line) => line.replace(FOR_WHAT, ''))),
      told: [title.replace(QUOTED, ''), ...steps.map(withoutReplaced)],
    },
    diet,
  )

interface Told {
  listed: readonly string[]
  told: readonly string[]
}
type ActedOn = {
  title: string
  groups: readonly { lines: readonly string[] }[]
  steps: readonly string[]
}
