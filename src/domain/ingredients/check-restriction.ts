/** Does a text keep to a diet? Looks for words, knows nothing of how the text was made: it checks both engines.
 *
 * Source  the word lists of the catalogue's audit and of the allergens; exceptions by name.
 * Valid   Italian. It finds what is named; what a product hides stays for its label. */
import { stemsOf, wordsOf } from '../words/italian-stem.ts'
import type { Diet } from './diets.ts'
import { ALLOWED_PHRASES, isForbidden } from './restriction-words.ts'

const plain = (text: string) =>
  text.toLowerCase().replace(/[’‘]/gu, "'").normalize('NFD').replace(/\p{M}/gu, '')

/** '(Al posto della burrata: crema di mandorle.)': what a note behind a step takes the place of. */
const INSTEAD = /Al posto (d[^:()]+):/gu

/** A step without what its notes take the place of: that is told of, not used. */
export function withoutReplaced(step: string): string {
  const gone = new Set([...step.matchAll(INSTEAD)].flatMap(([, old = '']) => wordsOf(old).map(keyOf)))
  for (const word of ofThem(gone)) gone.add(word)
  return step
    .replace(WAS, '')
    .replace(LEFT_OUT, '·')
    .replace(LOST_MILK, '·')
    .replace(/\p{L}+/gu, (word) => (gone.has(keyOf(word)) ? '·' : word))
}
/** What a line was in the recipe: '(in tutto erano: 150 g di zucchero)'. */
const WAS = / \(in tutto erano: .*$/gmu
/** 'Nel colino a perdere il latte': what a mozzarella loses. */
const LOST_MILK =
  /il latte che (?:perd|rilasci|cola|gocciol)\p{L}*|(?:perd|pers(?=[oaie] )|rilasci|butt|elimin|scol|gocciol|strizz)\p{L}*[^.;:]{0,12} (?:il|suo|del|dal) latte|(?<!\p{L})(?:se|finché|se (?:ne|ci)) (?:ha|fa|c'è|resta)(?: ancora)? (?:il |del )?latte/giu
/** 'Senza formaggio', 'color miele', 'morbida come il burro': not what is free of lactose, gluten or sugar by its name. */
const LEFT_OUT =
  /(?<!\p{L})(?:senza|zero|niente|nn|non con|non|né|come|colore?|colore? del|a lisca di) (?:il |lo |la |l')?(?!lattosio|glutine|zuccher)\p{L}+(?: di \p{L}+)?|(?<!\p{L})guai (?:a|se) [^.;!]*|(?<!\p{L})mai (?:mettere |usare |aggiungere )?(?:il |lo |la |l'|i |gli |le )?\p{L}+|\p{L}+ (?:niente|mai)(?=[,.;!]|$)/giu
/** The cream of a burrata goes with it. */
const ofThem = (stems: ReadonlySet<string>): string[] =>
  stems.has('burrat') || stems.has('stracciatell') ? ['pann'] : []
/** What is left of 'brie' would be left of too much. */
const keyOf = (word: string): string => {
  const [stem = ''] = stemsOf(word)
  return stem.length > 2 ? stem : word.toLowerCase()
}

/** The forbidden words of a text, as they stand in it; none when it keeps to the diet. */
export function forbiddenIn(text: string, diet: Diet): string[] {
  const cleared = ALLOWED_PHRASES[diet].reduce((rest, phrase) => rest.replace(phrase, ' · '), plain(text))
  return [...new Set(cleared.match(/'?\p{L}+/gu) ?? [])]
    .map((word) => word.replace(/^'/u, ''))
    .filter((word) => isForbidden(word, diet))
}

/** What a line declares of itself. */
const DECLARED: Readonly<Partial<Record<Diet, RegExp>>> = {
  'senza lattosio': /senza lattosio/u,
  'senza glutine': /^(?!.*farin).*senza glutine/u,
}

/** What a recipe breaks of its diet. A step may call the listed product by its name alone: where every line with
 * the word declares 'senza lattosio', 'la mozzarella' of a step is that one. */
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

/** The name of what a version was made from. */
const QUOTED = /«[^»]*»/gu

/** 'Yogurt vegetale per la carne' */
const FOR_WHAT = / per (?:il |lo |la |l'|i |gli |le )\p{L}+(?= \(|$)| \(in tutto erano: .*$/u

/** What a whole recipe breaks of its diet, by its lines, its title and its steps. */
export const forbiddenInRecipe = ({ title, groups, steps }: ActedOn, diet: Diet): string[] =>
  brokenBy(
    {
      listed: groups.flatMap(({ lines }) => lines.map((line) => line.replace(FOR_WHAT, ''))),
      told: [title.replace(QUOTED, ''), ...steps.map(withoutReplaced)],
    },
    diet,
  )

interface Told {
  /** Lines of ingredients. */
  listed: readonly string[]
  told: readonly string[]
}
type ActedOn = {
  title: string
  groups: readonly { lines: readonly string[] }[]
  steps: readonly string[]
}
