/** Advice on a recipe, from its own figures: hydration, flour, rest, toppings, bake.
 *
 * Source  the dough of the recipe (`../recipes/dough/recipe-dough.ts`). The limits and the texts are
 *         [stima]. */

import { DOUGH_TIPS, TOPPING_TOPICS } from '#knowledge/improve.ts'
import { composeDough, type DoughComposition } from '../recipes/dough/recipe-dough.ts'
import { groupsOf, type ListedRecipe, shapeOf } from '../recipes/listed-recipe.ts'
import { writeDecimal } from '../words/kitchen-number.ts'
import { withArticle } from '../words/number-article.ts'
import { names, plain } from '../words/word-list.ts'
import { nutritionOf } from './effects.ts'
import type { DoughTip } from './improve-content.ts'
import { type Traits, traitsOf } from './traits.ts'
import { workGroups } from './work-lines.ts'

type Tip = { title: string; text: string }
export type RecipeTips = { title: string; tips: Tip[] }

function told(key: DoughTip, figures: Readonly<Record<string, string | number>> = {}): Tip {
  const { title, text } = DOUGH_TIPS[key]
  return { title, text: text.replace(/\{(\w+)\}/gu, (_, name: string) => String(figures[name])) }
}
const percent = (value: number, digits: number) =>
  withArticle('il', writeDecimal(Number(value.toFixed(digits))))

/** The limits between a dry, a firm, a soft and a wet dough are percentages of hydration [stima]. */
function waterTip({ hydrationPct }: DoughComposition, isGlutenFree: boolean): Tip {
  const pct = Math.round(hydrationPct)
  const wheat = pct >= 72 ? 'waterWet' : pct >= 63 ? 'waterSoft' : pct >= 58 ? 'waterFirm' : 'waterDry'
  return told(isGlutenFree ? 'waterGlutenFree' : wheat, { pct })
}

function flourTip({ ingredients, preparationTime }: ListedRecipe): Tip[] {
  const [, from, to] = /W (\d{3})(?:-(\d{3}))?/u.exec(ingredients.join('\n')) ?? []
  const hours = Math.round(preparationTime / 60)
  if (from === undefined) return []
  return [told(hours > 20 ? 'flourCold' : 'flour', { w: to ? `${from}-${to}` : from, hours })]
}

function riseTip({ yeastPct, starterG }: DoughComposition, { ingredients, isGlutenFree }: ListedRecipe): Tip {
  if (starterG > 0) return told('starter')
  if (yeastPct > 0) return told('yeast', { pct: percent(yeastPct, 2) })
  if (/lievito istantaneo/iu.test(ingredients.join('\n'))) return told('powder')
  return told(isGlutenFree ? 'restGlutenFree' : 'rest')
}

function saltTip({ saltPct, yeastPct, starterG }: DoughComposition, recipe: ListedRecipe): Tip[] {
  const { instructions, isGlutenFree } = recipe
  if (saltPct <= 0) return []
  const slows = yeastPct + starterG > 0 ? ' e frena il lievito, che così lavora con regolarità' : ''
  const does = (isGlutenFree ? 'dà sapore' : 'rinforza il glutine') + slows
  return [told(SALT_FIRST.test(instructions) ? 'saltFirst' : 'salt', { pct: percent(saltPct, 1), does })]
}
const SALT_FIRST = /(?:sciogli|stempera)\p{L}* (?:il |tutto il )?sale|acqua[^.]*(?:sciogli|con) il sale/iu

const MOVES_UP =
  /(?:ripiano (?:più )?basso|parte bassa|sul fondo)[\s\S]*(?:metà altezza|media altezza|metà forno|più in alto|ripiano (?:centrale|medio))/iu
function bakeTip(recipe: ListedRecipe): Tip {
  const shape = shapeOf(recipe)
  return told(shape === 'teglia' && !MOVES_UP.test(recipe.instructions) ? 'tegliaAsTold' : shape)
}

const SIMMERED = /restring|sobboll|a fuoco|a fiamma|finché la salsa|sugo dev/iu
const isSimmered = (instructions: string, words: readonly string[]) =>
  instructions.split(/\n|(?<=[.!?]) /u).some((one) => SIMMERED.test(one) && names(plain(one), words))

const toppingTips = ({ fits }: Traits, instructions: string): Tip[] =>
  TOPPING_TOPICS.flatMap((topic) => {
    const tip = topic.find(
      ({ where: { simmered, ...where } }) =>
        fits(where) && (simmered === undefined || isSimmered(instructions, simmered)),
    )
    return tip ? [{ title: tip.title, text: tip.text }] : []
  })

export function tipsFor(recipe: ListedRecipe): RecipeTips {
  const groups = groupsOf(recipe)
  const dough = composeDough(groups) ?? composeDough(groups.map(({ lines }) => ({ lines, isDough: true })))
  const sodium = nutritionOf(workGroups(recipe), recipe.servings).per_slice.sodium_mg
  const ofDough = (own: DoughComposition) => [
    waterTip(own, recipe.isGlutenFree),
    ...flourTip(recipe),
    riseTip(own, recipe),
    ...saltTip(own, recipe),
  ]
  const tips = [
    ...(dough ? ofDough(dough) : []),
    ...toppingTips(traitsOf(recipe), recipe.instructions),
    bakeTip(recipe),
    ...(sodium > 2000 ? [told('sodium', { mg: writeDecimal(Math.round(sodium / 50) * 50) })] : []),
    told('nextDay'),
  ]
  return { title: `Consigli per ${recipe.name}`, tips }
}

export const renderTips = ({ title, tips }: RecipeTips): string =>
  [`## ${title}`, '', ...tips.map((tip) => `- **${tip.title}**: ${tip.text}`)].join('\n')
