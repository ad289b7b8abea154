/** Takes the salt out of a recipe, in its list and in its steps.
 *
 * Source  `rules/low-sodium.ts`. The dough keeps a little: without any salt yeast runs away and crumb tears. */
import { composeDough } from '../recipe/recipe-dough.ts'
import { keptClauses } from './clauses.ts'
import type { Draft, WorkGroup, WorkLine } from './improved-recipe.ts'
import { type Agreement, joinNoun } from './italian-noun.ts'
import { keptStems } from './kept-stems.ts'
import { findMentions } from './mentions.ts'
import { groupsOf, type RecipeToImprove } from './recipe-to-improve.ts'
import { speaksOfKept } from './rewrite-clause.ts'
import { sentencesOf } from './rewrite-text.ts'
import { DIET_RULES } from './rules/diet-rules.ts'
import { LOW_SODIUM_DOUGH_SALT_PCT } from './rules/low-sodium.ts'
import { nameOfLine, newLine, workGroups } from './work-lines.ts'

const HERBS = 'trito di erbe aromatiche'
const isSalt = ({ text }: WorkLine) => /^sale\b/u.test(nameOfLine(text))

function withoutSalt(group: WorkGroup, doughSaltG: number): WorkGroup {
  const salts = group.lines.filter(isSalt)
  if (salts.length === 0) return group
  const measured = group.isDough ? newLine('sale fino', doughSaltG, 'sale') : newLine(HERBS, null, null)
  const at = group.lines.findIndex(isSalt)
  const kept = group.lines.filter((line) => !isSalt(line))
  return { ...group, lines: kept.toSpliced(Math.min(at, kept.length), 0, measured) }
}

const VERBS: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})(r|R)egola di sale/gu, '$1ifinisci con erbe aromatiche'],
  [/(correggi|aggiusta) (?:di|con) sale/giu, '$1 con erbe aromatiche'],
  [/assaggia di sale/giu, 'assaggia'],
  [/senza aggiungere altro sale/gu, 'senza altre aggiunte'],
  [
    /(?:un po' di|pochissimi fiocchi di|poco|pochissimo) sale(?: fino| grosso)?/gu,
    'poche erbe aromatiche tritate',
  ],
  [/un'ultima presa di sale(?: fino| grosso)?/gu, 'altre erbe aromatiche tritate'],
  [/(?:un|una) (?:buona )?(?:pizzico|presa) di sale(?: fino| grosso)?/gu, 'erbe aromatiche tritate'],
  [/(?:il pizzico|i fiocchi) di sale(?: fino| grosso)?/gu, 'le erbe aromatiche tritate'],
  [/(Non salare|Assaggia prima di salare): [^.;]*/gu, 'Non salare'],
  [/, perché [^,.]* (?:sono|è) già sapid\p{L}|: il sale è già tutto lì/gu, ''],
  [/Sciogli il sale/gu, 'Mescola il sale'],
  [/(?<=acqua (?:bollente )?)(?:ben )?salata/giu, ''],
  [/, salata e condita/giu, ', condita'],
  [/(?<![\p{L}])sal(?:a|are)(?=[\s,;:.])/gu, 'insaporisci con erbe'],
  [/(?<![\p{L}])Sala(?=[\s,;:.])/gu, 'Insaporisci con erbe'],
  [/(?<![\p{L}])sala(l[oaie])(?![\p{L}])/gu, 'insaporisci$1 con erbe'],
  [/(?<![\p{L}])Sala(l[oaie])(?![\p{L}])/gu, 'Insaporisci$1 con erbe'],
  [/(?<![\p{L}])salando(?![\p{L}])/gu, 'insaporendo con erbe'],
  [/(insaporisci(?:l[oaie])? con erbe) (?:leggermente|pochissimo|poco)/giu, '$1'],
  [/(Non|non|prima di) insaporisci con erbe/gu, '$1 salare'],
]
const DOUGH =
  /impast|lievit|farin|semola|biga|poolish|idrat|incord|psillio|(?<!\p{L})gel(?!\p{L})|maglia|autolisi|l'acqua (?:restante|rimasta|che manca)/iu
const BRINE = /salamoia|emulsion/iu
/** In a step about dough 'il sale' is the dough's own, which stays; 'un pizzico di sale' never is. */
const OWN_SALT = /(?:il|del|col|al) sale(?: fino)?$|sale fino$/iu
const ABOUT_SALT_ALONE = /spurg|dissal|fiocchi di sale|granelli|cristalli|lingua/iu

/** Salt that only draws water out of a vegetable is rinsed or shaken off: it can be left out. */
const SWEATING = /spurg/iu

/** Where salt goes into toppings, whatever the step speaks of beside. */
const TOPPING_SALT = /condisc|passata|pelati|pomodor|spolver|distribu|affonda|padella|cipoll|finisci/iu

/** Each place of the text that holds the noun, with another noun of the same gender and number. */
function replaced(
  text: string,
  places: readonly { index: number; text: string }[],
  agreement: Agreement,
  noun: string,
) {
  let written = ''
  let from = 0
  for (const { index, text: old } of places) {
    written = joinNoun(written + text.slice(from, index), agreement, noun)
    from = index + old.length
  }
  return written + text.slice(from)
}

function saltFree(sentence: string, isDoughStep: boolean): string {
  const isBrine = BRINE.test(sentence)
  const verbs = VERBS.reduce((text, [pattern, words]) => text.replace(pattern, words), sentence)
  const plain = verbs
    .replace(/(?<!\p{L})i \d+(?:,\d+)? g di sale/gu, 'il sale')
    .replace(/\d+(?:,\d+)? g di sale/gu, 'sale')
  const salts = findMentions(plain, new Set(['salt'])).filter(({ index, text }) => {
    const upTo = plain.slice(0, index)
    const isDoughs = OWN_SALT.test(upTo + text) || !TOPPING_SALT.test(upTo)
    return !/senza $/iu.test(upTo) && !(isDoughStep && !isBrine && isDoughs)
  })
  const herbed = replaced(plain, salts, 'ms', HERBS)
  const brines = [...herbed.matchAll(/salamoia/giu)].map(({ 0: text, index }) => ({ text, index }))
  return replaced(herbed, brines, 'fs', 'emulsione')
    .replace(/(?<!\p{L})e (?=erbe aromatiche)/gu, 'ed ')
    .replace(/ {2,}/gu, ' ')
    .replace(/ ([,.;:])/gu, '$1')
}

const hasSalt = (text: string) => findMentions(text, new Set(['salt'])).length > 0

export function withLessSalt(recipe: RecipeToImprove, draft: Draft): Draft {
  const flourG = composeDough(groupsOf(recipe))?.flourG ?? 0
  const doughGroups = draft.groups.filter((group) => group.isDough && group.lines.some(isSalt)).length
  const doughSaltG = (flourG * LOW_SODIUM_DOUGH_SALT_PCT) / 100 / Math.max(1, doughGroups)
  const keeps = keptStems(workGroups(recipe), DIET_RULES['a basso contenuto di sodio'])
  const steps = draft.steps
    .map((step) =>
      sentencesOf(step)
        .filter(
          (sentence) =>
            !(ABOUT_SALT_ALONE.test(sentence) && hasSalt(sentence)) || speaksOfKept(sentence, keeps),
        )
        .map((sentence) => keptClauses(sentence, (clause) => SWEATING.test(sentence) && hasSalt(clause)))
        .map((sentence) => saltFree(sentence, DOUGH.test(step)))
        .join(' '),
    )
    .filter((step) => step !== '')
  return {
    ...draft,
    groups: draft.groups.map((group) => withoutSalt(group, doughSaltG)),
    steps,
    changes: [
      ...draft.changes,
      {
        what: `sale dell'impasto allo ${String(LOW_SODIUM_DOUGH_SALT_PCT).replace('.', ',')} % della farina, nel condimento erbe aromatiche al suo posto`,
        why: "con così poco sale l'impasto lievita più in fretta ed è più appiccicoso: le ore dei passaggi sono quelle della ricetta, ma a temperatura ambiente comincia a guardarlo quando ne sono passati i quattro quinti (stima)",
      },
    ],
  }
}
