/** A recipe that keeps to the diet as it is: says so. It is added to only where the diet itself tends to lack something:
 * proteins without animals, fibre without wheat. */
import { withAddition } from './additions.ts'
import type { Draft, WorkGroup } from './improved-recipe.ts'
import type { Diet } from './options.ts'
import type { RecipeToImprove } from './recipe-to-improve.ts'
import { withPreparation } from './step-places.ts'
import { traitsOf } from './traits.ts'
import { newLine, scaledLine } from './work-lines.ts'

const KEEPS: Readonly<Partial<Record<Diet, string>>> = {
  vegana:
    'La ricetta è già vegana: nessun ingrediente va sostituito. Quello in più è una proposta per le proteine.',
  vegetariana: 'La ricetta è già vegetariana: nessun ingrediente va cambiato.',
  'senza glutine':
    "L'impasto della ricetta è già senza glutine: non va sostituito. Quello in più è una proposta per le fibre.",
  'senza lattosio':
    'La ricetta non contiene latticini: è già senza lattosio, nessun ingrediente va cambiato.',
}

export function enrich(recipe: RecipeToImprove, diet: Diet, draft: Draft): Draft {
  const said: Draft = {
    ...draft,
    notes: [...draft.notes, KEEPS[diet] ?? 'La ricetta rispetta già questa dieta.'],
  }
  if (diet === 'senza glutine') return withBuckwheat(said) ?? withProtein(recipe, said)
  return diet === 'vegana' ? withProtein(recipe, said) : said
}

const RICE = /farina di riso|miscela senza glutine/u

/** A fifth of the rice flour as buckwheat: fibre and taste. [stima] */
function withBuckwheat(draft: Draft): Draft | null {
  const lines = draft.groups.flatMap((group) => (group.isDough ? group.lines : []))
  const rice = lines
    .filter(({ text, grams }) => RICE.test(text) && grams !== null)
    .toSorted((a, b) => (b.grams ?? 0) - (a.grams ?? 0))[0]
  if (!rice?.grams || lines.some(({ text }) => /saraceno/u.test(text))) return null
  const added = newLine(
    'farina di grano saraceno (certificata senza glutine)',
    rice.grams * 0.2,
    'farina-grano-saraceno',
  )
  const withNew = (group: WorkGroup): WorkGroup => ({
    ...group,
    lines: group.lines.flatMap((line) => (line === rice ? [scaledLine(line, 0.8), added] : [line])),
  })
  return {
    ...draft,
    groups: draft.groups.map(withNew),
    steps: [
      'Prima di cominciare setaccia insieme la farina di grano saraceno e le altre farine: dove la ricetta dice di unirle, unisci questo insieme.',
      ...draft.steps,
    ],
    changes: [
      ...draft.changes,
      {
        what: `${added.text} al posto di un quinto della farina più abbondante`,
        why: 'più fibre e un sapore di nocciola; il grano saraceno non contiene glutine. Se la pasta è troppo soda aggiungi due cucchiai di acqua (stima)',
      },
    ],
  }
}

function withProtein(recipe: RecipeToImprove, draft: Draft): Draft {
  const { isSweet, has } = traitsOf(recipe)
  if (isSweet || has(/cannellini|ceci|fagioli/iu))
    return withAddition(draft, {
      line: newLine('mandorle pelate', Math.min(10 * recipe.servings, 80), 'mandorle'),
      why: 'proteine, fibre e grassi buoni, e una nota croccante',
      finish:
        'Trita grossolanamente le mandorle, tostale 5 minuti in padella asciutta e distribuiscile al momento di servire.',
    })
  const added = withAddition(draft, {
    line: newLine('fagioli cannellini lessati', 40 * recipe.servings, 'cannellini'),
    why: 'i legumi portano le proteine e le fibre che a una pizza di sole verdure mancano',
  })
  const cream =
    "Frulla i fagioli cannellini lessati con un cucchiaio d'olio e uno d'acqua fino a una crema liscia"
  if (recipe.category === 'Fritta')
    return {
      ...added,
      steps: [...added.steps, `${cream}, condiscila con sale e pepe e servila accanto, per intingere.`],
    }
  return {
    ...added,
    steps: withPreparation(
      added.steps,
      `${cream} e stendine un velo sulla pasta, prima degli altri condimenti.`,
    ),
  }
}
