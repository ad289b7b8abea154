/** Takes the salt out of a recipe, in its list and in its steps.
 *
 * Source  `rules/low-sodium.ts`. The dough keeps a little: without any salt yeast runs away and crumb tears. */
import { composeDough } from '../recipe/recipe-dough.ts'
import { clausesOf, joinedClauses } from './clauses.ts'
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

/** Herbs stand in the list where a step has a use for them. */
function withoutSalt(group: WorkGroup, doughSaltG: number, hasHerbs: boolean): WorkGroup {
  const salts = group.lines.filter(isSalt)
  if (salts.length === 0) return group
  const measured = group.isDough ? newLine('sale fino', doughSaltG, 'sale') : newLine(HERBS, null, null)
  const at = group.lines.findIndex(isSalt)
  const kept = group.lines.filter((line) => !isSalt(line))
  if (!group.isDough && !hasHerbs) return { ...group, lines: kept }
  return { ...group, lines: kept.toSpliced(Math.min(at, kept.length), 0, measured) }
}

const VERBS: readonly (readonly [RegExp, string])[] = [
  [/, poco più del 2% perché [^,]*,(?= e )/gu, ''],
  [/(?<!\p{L})(?:regola|aggiusta) (?:di|con) sale/gu, 'profuma con le erbe'],
  [/(?<!\p{L})(?:Regola|Aggiusta) (?:di|con) sale/gu, 'Profuma con le erbe'],
  [/correggi (?:di|con) sale/gu, 'correggi con le erbe'],
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
  [/(acqua(?: bollente| fredda)?) (?:ben )?salata/giu, '$1'],
  [/sala(l[oaie]) subito/gu, 'profuma$1 subito con le erbe'],
  [/, salata e condita/giu, ', profumata con le erbe e condita'],
  [/(?<![\p{L}])sal(?:a|are)(?=[\s,;:.])/gu, 'profuma con le erbe'],
  [/(?<![\p{L}])Sala(?=[\s,;:.])/gu, 'Profuma con le erbe'],
  [/(?<![\p{L}])sala(l[oaie])(?![\p{L}])/gu, 'profuma$1 con le erbe'],
  [/(?<![\p{L}])Sala(l[oaie])(?![\p{L}])/gu, 'Profuma$1 con le erbe'],
  [/(?<![\p{L}])salando(l[oaie])?(?![\p{L}])/gu, 'profumando$1 con le erbe'],
  [/(profuma(?:l[oaie])? con le erbe) (?:leggermente|pochissimo|poco|appena)/giu, '$1'],
  [/(Non|non|prima di) profuma con le erbe/gu, '$1 salare'],
]
const DOUGH =
  /impast|lievit|farin|semola|biga|poolish|idrat|incord|psillio|(?<!\p{L})gel(?!\p{L})|maglia|autolisi|l'acqua (?:restante|rimasta|che manca)/iu
/** 'Mentre l'impasto lievita,' only says when the topping is made ready. */
const MEANWHILE = /(?:Mentre|Durante|Intanto che) [^,]*,/gu
const BRINE = /salamoia|emulsion/iu
/** In a step about dough 'il sale' is the dough's own, which stays; 'un pizzico di sale' never is. */
const OWN_SALT = /(?:il|del|col|al) sale(?: fino)?$|sale fino$/iu
const ABOUT_SALT_ALONE = /spurg|dissal|fiocchi di sale|granelli|cristalli|lingua/iu

/** Salt that only draws water out of a vegetable is rinsed or shaken off: it can be left out. */
const SWEATING = /spurg|attendi \d+ minuti, strizz/iu
const OF_SWEATING = /sal(?:al[aei])|spurg|attendi|strizz/iu

/** Where salt goes into toppings, whatever the step speaks of beside. */
const TOPPING_SALT = /condisc|passata|pelati|pomodor|spolver|distribu|affonda|padella|cipoll|finisci/iu

/** A sentence about them speaks of their own salt, though the dough rises in the same step. */
const OF_VEGETABLES = /cipoll|zucchin|melanzan|pomodor|pelati|verdur|frulla|peperon/iu

const DETERMINED = /(?<!\p{L})(?:il|del|al|dal|nel|sul|col|un|lo|dello|l'|d') ?$/iu

/** Each place of the text that holds the noun, with another noun of the same gender and number. */
function replaced(
  text: string,
  places: readonly { index: number; text: string }[],
  agreement: Agreement,
  noun: string,
  bare?: string,
) {
  let written = ''
  let from = 0
  for (const { index, text: old } of places) {
    const before = written + text.slice(from, index)
    // Without an article it is herbs that are taken, and not the herbs of the list.
    const isBare = bare !== undefined && !DETERMINED.test(before)
    written = isBare ? before + bare : joinNoun(before, agreement, noun)
    from = index + old.length
  }
  return written + text.slice(from)
}

function saltFree(sentence: string, isDoughStep: boolean): string {
  const isBrine = BRINE.test(sentence)
  const own = isDoughStep
    ? sentence.replace(/, sala e (?=comincia|lavora|impasta)/gu, ', aggiungi il sale e ')
    : sentence
  const verbs = VERBS.reduce((text, [pattern, words]) => text.replace(pattern, words), own)
  const plain = verbs
    .replace(/(?<!\p{L})i \d+(?:,\d+)? g di sale/gu, 'il sale')
    .replace(/\d+(?:,\d+)? g di sale/gu, 'sale')
  const salts = findMentions(plain, new Set(['salt'])).filter(({ index, text }) => {
    const upTo = plain.slice(0, index)
    const isDoughs = !OF_VEGETABLES.test(upTo) && (OWN_SALT.test(upTo + text) || !TOPPING_SALT.test(upTo))
    return !/senza $/iu.test(upTo) && !(isDoughStep && !isBrine && isDoughs)
  })
  const herbed = replaced(plain, salts, 'ms', HERBS, 'erbe aromatiche')
  const brines = [...herbed.matchAll(/salamoia/giu)].map(({ 0: text, index }) => ({ text, index }))
  return replaced(herbed, brines, 'fs', 'emulsione')
    .replace(/(?<!\p{L})e (?=erbe aromatiche)/gu, 'ed ')
    .replace(/Sciogli (?=il trito)/gu, 'Mescola ')
    .replace(/profuma con le erbe, profuma con/gu, 'profuma con le erbe e con')
    .replace(/(rofuma con le erbe .*?) e profumal[ao] con/gu, '$1 e con')
    .replace(/ {2,}/gu, ' ')
    .replace(/ ([,.;:])/gu, '$1')
}

/** Without salt vegetables give no water off: neither the salting nor the waiting is told. */
const withoutSweating = (sentence: string): string =>
  SWEATING.test(sentence)
    ? joinedClauses(clausesOf(sentence).filter(({ text }) => !hasSalt(text) && !OF_SWEATING.test(text)))
    : sentence

const hasSalt = (text: string) => findMentions(text, new Set(['salt'])).length > 0

const RISING =
  /(?:lievit|riposar|puntar|fermentar|crescer|gonfiar)\p{L}*.*\d+ or[ae]|\d+ or[ae].*(?:lievit|°C)/iu
const WATCH =
  'Con poco sale cresce più in fretta: comincia a guardarlo quando sono passati i quattro quinti del tempo.'

/** The first step at which the dough rises says what little salt does to it. */
function withWatch(steps: readonly string[]): string[] {
  const at = steps.findIndex((step) => RISING.test(step))
  return steps.map((step, index) => (index === at ? `${step} ${WATCH}` : step))
}

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
        .map(withoutSweating)
        .filter((sentence) => sentence !== '')
        .map((sentence) => saltFree(sentence, DOUGH.test(step.replace(MEANWHILE, ''))))
        .join(' '),
    )
    .filter((step) => step !== '')
  const hasYeast = draft.groups.some(
    (group) => group.isDough && group.lines.some(({ text }) => /lievito|li\.co\.li/u.test(text)),
  )
  const hasHerbs = steps.some((step) => /(?<!\p{L})erbe(?!\p{L})/u.test(step))
  return {
    ...draft,
    groups: draft.groups.map((group) => withoutSalt(group, doughSaltG, hasHerbs)),
    steps: hasYeast ? withWatch(steps) : steps,
    changes: [
      ...draft.changes,
      {
        what: `sale dell'impasto allo ${String(LOW_SODIUM_DOUGH_SALT_PCT).replace('.', ',')} % della farina, ${hasHerbs ? `nel condimento ${HERBS} al suo posto` : 'nel condimento nessuno'}`,
        why: hasYeast
          ? "con così poco sale l'impasto lievita più in fretta ed è più appiccicoso: i tempi restano quelli della ricetta, ma fuori dal frigorifero va guardato prima (stima)"
          : 'il sale dà elasticità oltre al sapore: la pasta si strappa più facilmente, non accorciarle il riposo (stima)',
      },
    ],
  }
}
