/** The variant 'gourmet': a texture and a perfume at least, chosen for what the recipe has on it and each with its amount. */
import { type Addition, withAddition } from './additions.ts'
import type { Draft } from './improved-recipe.ts'
import { type RecipeToImprove, stepsOf } from './recipe-to-improve.ts'
import { perfumesFor, zestFor } from './refine-perfume.ts'
import { creamy, crunchy, crust, sharp, sweetTouch } from './refine-texture.ts'
import { WHEN_BAKED } from './step-places.ts'
import { isShut, traitsOf } from './traits.ts'
import { workGroups } from './work-lines.ts'

/** With more than this a recipe would be another one. */
const MOST = 3
const LEAST = 2

export function refine(recipe: RecipeToImprove): Draft {
  const traits = traitsOf(recipe)
  const isClosed = isShut(recipe)
  const textures = [
    ...(isClosed ? [crust(recipe, traits)] : [creamy(recipe, traits), sweetTouch(recipe, traits)]),
    crunchy(recipe, traits),
  ].filter((addition) => addition !== null)
  const acid = isClosed || textures.length > 0 ? null : sharp(recipe, traits)
  const some = acid === null ? textures.slice(0, isClosed ? LEAST - 1 : MOST - 1) : [acid]
  const found = perfumesFor(recipe, traits, LEAST - some.length)
  const perfumes = some.length + found.length > 0 ? found : [zestFor(recipe)]
  const draft: Draft = {
    groups: workGroups(recipe),
    steps: stepsOf(recipe),
    changes: [],
    notes: [
      isClosed
        ? 'Il profumo è chiuso dentro: porta in tavola intero e taglia davanti a chi mangia.'
        : 'Aggiungi quello che va a crudo soltanto quando si mangia: profumo e croccantezza durano pochi minuti.',
    ],
  }
  return withMoment([...some, ...perfumes]).reduce(withAddition, draft)
}

/** The first thing that goes on at the end says when. */
function withMoment(additions: readonly Addition[]): Addition[] {
  const first = additions.findIndex(({ finish }) => finish !== undefined)
  return additions.map((addition, index) => {
    const { finish } = addition
    if (index !== first || finish === undefined) return addition
    return { ...addition, finish: `${WHEN_BAKED}${finish.charAt(0).toLowerCase()}${finish.slice(1)}` }
  })
}
