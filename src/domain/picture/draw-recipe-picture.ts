/** The picture of a recipe that has no photograph: a gouache on coloured paper, as an SVG file.
 *
 * Units   a sheet of 960 x 720 pixels (4:3).
 * Valid   any recipe; what is not recognised is left out, never guessed. The same recipe always gives the same bytes. */
import type { RecipeCategory } from '#domain/recipes/vocabulary.ts'
import { plain } from '../ingredients/word-list.ts'
import { Canvas } from './canvas.ts'
import { compose } from './compose.ts'
import { GLYPHS, type GlyphName } from './glyphs/glyph-book.ts'
import { drawGround, groundOf } from './ground.ts'
import { drawProps } from './props.ts'
import { type Figure, recogniseFigure } from './recognise-figure.ts'
import { recogniseBase, recogniseMelt, recogniseToppings } from './recognise-toppings.ts'

export interface PicturedRecipe {
  id: number
  name: string
  category: RecipeCategory
  ingredients: string[]
}

/** The largest file in bytes (all of it is ASCII). A list page may show two dozen of them. */
export const MOST_BYTES = 14_000

/** A complete SVG document without text, scripts, filters or outside resources; ids start with the recipe's id. */
export function drawRecipePicture(recipe: PicturedRecipe): string {
  let svg = ''
  for (const richness of RICHNESS) {
    svg = draw(recipe, richness)
    if (svg.length <= MOST_BYTES) break
  }
  return svg
}

interface Richness {
  kinds: number
  /** Share of the usual number of toppings. */
  density: number
}

/** A picture that grew too heavy is strewn again: fewer toppings first, then fewer kinds. */
const RICHNESS: readonly Richness[] = [
  { kinds: 4, density: 1 },
  { kinds: 4, density: 0.85 },
  { kinds: 3, density: 1 },
  { kinds: 3, density: 0.75 },
  { kinds: 2, density: 0.75 },
]

function draw({ id, name, category, ingredients }: PicturedRecipe, { kinds, density }: Richness): string {
  const canvas = new Canvas(id)
  const ground = groundOf(id)
  const base = recogniseBase(name, ingredients, category === 'Dolce')
  const toppings = recogniseToppings(name, ingredients, base).slice(0, kinds)
  const figure = recogniseFigure(name, category)
  const dressing = {
    base,
    dimpled: isDimpled(figure, toppings),
    melt: recogniseMelt(name, ingredients, base),
    toppings,
    sectors: /quattro stagioni/.test(plain(name)),
    density,
  }
  const { layers, taken } = compose(figure, { canvas, ground, dressing })
  const props = drawProps(canvas, toppings, ground, taken)
  return canvas.close([drawGround(ground, canvas.random('ground')), props, ...layers])
}

/** The finger marks of a focaccia show where nothing broad lies on it. */
function isDimpled(figure: Figure, toppings: readonly GlyphName[]): boolean {
  const shows = (name: GlyphName) =>
    name === 'cherryTomato' || !['slice', 'piece'].includes(GLYPHS[name].layer)
  return ['tray', 'slab', 'tin', 'pala'].includes(figure) && toppings.every(shows)
}
