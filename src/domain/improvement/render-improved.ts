import type { Nutrients } from '../ingredients/nutrients.ts'
import { allergenNames, groupOf } from '../ingredients/species.ts'
import { writeDecimal } from '../words/kitchen-number.ts'
import type { ImprovedRecipe } from './improved-recipe.ts'

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const ended = (text: string) => (/[.!?]$/u.test(text) ? text : `${text}.`)

const changesOf = ({ changes }: ImprovedRecipe): string[] =>
  changes.map(({ what, why }) => `- **${capitalised(what)}**: ${ended(why)}`)

const listOf = ({ groups }: ImprovedRecipe): string[] =>
  groups.flatMap(({ title, lines }) => [`**${title}**`, '', ...lines.map((line) => `- ${line}`), ''])

const figure = (value: number, digits = 0) => writeDecimal(Number(value.toFixed(digits)))

function told(value: string, unit: string, missing: readonly string[]): string {
  if (missing.length === 0) return `${value} ${unit}`
  return value === '0' ? 'non noto' : `almeno ${value} ${unit}`
}

function nutritionOf({ nutrition: { before, after, missing, missingSalt } }: ImprovedRecipe): string[] {
  const row = (name: string, unit: string, key: keyof typeof before, digits = 0) => {
    const lack = key === 'sodium_mg' ? missingSalt : missing
    const side = (when: 'before' | 'after', values: Nutrients) =>
      told(figure(values[key], digits), unit, lack[when])
    // The earlier figure is shown only if every ingredient that it lacks is also missing from the new figure.
    const isAlike = lack.before.every((one) => lack.after.includes(one))
    return `- ${name}: ${side('after', after)}${isAlike ? ` (prima ${side('before', before)})` : ''}`
  }
  const onlySalt = missingSalt.after.filter((name) => !missing.after.includes(name))
  const lacking = [
    ...(missing.after.length > 0 ? [missing.after.join(', ')] : []),
    ...(onlySalt.length > 0 ? [`per il solo sodio, ${onlySalt.join(', ')}`] : []),
  ]
  return [
    row('Energia', 'kcal', 'kcal'),
    row('Carboidrati', 'g', 'carbs_g'),
    row('Grassi', 'g', 'fat_g'),
    row('di cui saturi', 'g', 'sat_fat_g', 1),
    row('Proteine', 'g', 'protein_g'),
    row('Fibre', 'g', 'fiber_g', 1),
    row('Sodio', 'mg', 'sodium_mg'),
    '',
    `Stima a porzione, cioè per una delle dosi dette in cima, dalla tabella degli ingredienti del sito${lacking.length > 0 ? `; fuori dal conto, perché la quantità o i valori non sono noti: ${lacking.join('; ')}` : ''}.`,
  ]
}

function allergensOf({
  allergens: { before, after, inSteps, species, newSpecies },
}: ImprovedRecipe): string[] {
  const added = after.filter(
    (allergen) => !before.includes(allergen) || newSpecies.some((one) => groupOf(one) === allergen),
  )
  return [
    after.length === 0
      ? 'Nessun allergene noto tra gli ingredienti.'
      : `Contiene: ${allergenNames(after, species)}.`,
    ...(added.length > 0
      ? [`**Attenzione, nuovi rispetto alla ricetta di partenza**: ${allergenNames(added, newSpecies)}.`]
      : []),
    ...(inSteps.length > 0
      ? [`Se si fa con ciò che soltanto i passi nominano (${inSteps.join(', ')}), contiene anche latte.`]
      : []),
    'Le etichette dei prodotti decidono: controllale sempre.',
  ]
}

const section = (title: string, lines: readonly string[]) => ['', `### ${title}`, '', ...lines]

const WHAT_HOLDS =
  "Di questi passi vale il condimento: come si prepara, in che ordine si mette e se va messo prima, verso la fine o dopo la cottura. Impasto, riposi, forma e cottura della base sono quelli del procedimento qui sopra; ciò che qui si nomina e nella lista non è più si lascia da parte. Il sale del condimento, dove i passi ne mettono, è in più di quello dell'impasto."

export function renderImproved(result: ImprovedRecipe, first: 'recipe' | 'changes' = 'recipe'): string {
  const recipe = [
    ...section('Ingredienti', listOf(result)),
    ...section(
      'Procedimento',
      result.steps.map((step, index) => `${index + 1}. ${step}`),
    ),
    ...(result.asItWas
      ? section("Com'era nella ricetta", [
          ...(result.asItWas.length > 0 ? [WHAT_HOLDS, ''] : []),
          ...result.asItWas.map(({ text, leave }) => `- «${text}»${leave === '' ? '' : ` **${leave}**`}`),
        ])
      : []),
  ]
  const changes = result.changes.length > 0 ? section('Che cosa cambia e perché', changesOf(result)) : []
  const notes =
    result.notes.length > 0
      ? section(
          'Da sapere',
          result.notes.map((note) => `- ${note}`),
        )
      : []
  const body = first === 'recipe' ? [...recipe, ...changes, ...notes] : [...changes, ...notes, ...recipe]
  return [
    `## ${result.title}`,
    '',
    result.intro,
    ...body,
    ...section('Valori nutrizionali', nutritionOf(result)),
    ...section('Allergeni', allergensOf(result)),
  ]
    .join('\n')
    .replace(/\n{3,}/gu, '\n\n')
}
