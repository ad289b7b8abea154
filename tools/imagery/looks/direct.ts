/** From a recipe to the look of its picture: the same recipe always gives the same look. */

import { type SeededRandom, type Style, seededRandom } from '#site'
import type { CheeseKind, CheeseLook } from '../body/layers/cheese.ts'
import type { CrustLook } from '../body/layers/crust-look.ts'
import type { OilLook } from '../body/layers/oil.ts'
import type { SauceLook } from '../body/layers/sauce.ts'
import type { FillingKind } from '../body/layers/stuffing.ts'
import { FRAMINGS } from '../scene/shots.ts'
import { TABLES } from '../scene/table.ts'
import type { Tableware } from '../scene/tableware.ts'
import type { ToppingName } from '../toppings/topping-book.ts'
import { type Direction, readDirections } from './directions.ts'
import { CRUSTS, type Figure } from './doughs.ts'
import type { Serving, Shown } from './ingredient-table.ts'
import type { Look } from './look.ts'
import { isPutOnRaw, ruleOf } from './read-ingredients.ts'

export interface PicturedRecipe {
  id: number
  /** The file's name without its ending: it names the pictures too. */
  slug: string
  style: Style
  /** What is not dough. */
  lines: readonly string[]
  steps: readonly string[]
}

const DIRECTIONS = readDirections()

const FIGURES: Readonly<Record<Style, Figure>> = {
  napoletana: 'neapolitan',
  tonda: 'round',
  romana: 'thin',
  pala: 'pala',
  teglia: 'tray',
  padellino: 'pan',
  focaccia: 'tray',
  siciliana: 'slab',
  calzone: 'halved',
  fritta: 'turnovers',
  padella: 'round',
}

export function lookOf(recipe: PicturedRecipe): Look {
  const direction = DIRECTIONS[recipe.slug] ?? {}
  const { shot = 'table', enclosed = false, thickness, target, crumb } = direction
  const seed = recipe.id * 100 + (direction.attempt ?? 0)
  const random = seededRandom(seed, 'look')
  const figure = direction.figure ?? FIGURES[recipe.style]
  const shown = shownOnRecipe(recipe)
  const servings = servingsOf(shown, direction)
  const sauces = saucesOf(shown, direction, figure)
  const hidden = isFolded(figure) || enclosed
  return {
    seed,
    figure,
    dressing: {
      crust: crustOf(figure, direction, seed),
      sauces,
      cheeses: hidden ? [] : cheesesOf(shown, direction, figure, sauces, random),
      finish: finishOf(servings, hidden, direction),
      oil: oilOf(servings, figure, sauces, shown, direction),
      servings: figure === 'turnovers' || enclosed ? (direction.more ?? []) : servings,
      stuffing: servings.map(({ topping }) => topping),
      filling: direction.filling ?? fillingOf(servings),
      quarters: direction.quarters ?? false,
      enclosed,
    },
    table: direction.table ?? TABLES[(recipe.id * 5 + random.index(3)) % TABLES.length],
    tableware: direction.tableware ?? tablewareOf(figure, random),
    shot,
    ...FRAMINGS[shot],
    zoom: FRAMINGS[shot].zoom * (direction.zoom ?? 1),
    ...(target ? { target } : {}),
    ...(crumb ? { crumb } : {}),
    moment: direction.moment ?? 'whole',
    light: direction.light ?? 'window',
    ...(thickness ? { thickness } : {}),
    fromRight: random.chance(0.4),
    props: direction.props ?? [],
  }
}

/** From cream to gold: no two ovens bake alike. */
const BAKES = [-0.09, 0.09] as const

function crustOf(figure: Figure, { crust }: Direction, seed: number): CrustLook {
  const usual = { ...CRUSTS[figure], ...crust }
  return { ...usual, bake: usual.bake + seededRandom(seed, 'bake').between(...BAKES) }
}

/** What the lines show; what comes on out of the oven is raw. */
function shownOnRecipe({ lines, steps }: PicturedRecipe): Shown[] {
  return lines.flatMap((line) => {
    const rule = ruleOf(line)
    if (!rule) return []
    if (rule.shown.kind !== 'topping' || !isPutOnRaw(rule, steps)) return [rule.shown]
    return [{ ...rule.shown, servings: rule.shown.servings.map((serving) => ({ ...serving, raw: true })) }]
  })
}

const isFolded = (figure: Figure) => ['turnovers', 'halved', 'bites', 'layered'].includes(figure)

function servingsOf(shown: readonly Shown[], { instead = {}, more = [] }: Direction): Serving[] {
  const all = shown.flatMap((each) => (each.kind === 'topping' ? each.servings : []))
  const once = all.filter((serving, at) => all.findIndex(({ topping }) => topping === serving.topping) === at)
  return crowded([...once.flatMap((serving) => instead[serving.topping] ?? serving), ...more])
}

/** Where many kinds share the dough, there are fewer pieces of each. */
function crowded(servings: readonly Serving[]): Serving[] {
  const main = servings.filter(({ over, gap }) => !over && gap > 0.12).length
  const share = main <= 1 ? 1.3 : main === 2 ? 1 : main === 3 ? 0.78 : 0.64
  return servings.map((serving) =>
    serving.over || serving.count < 4
      ? serving
      : { ...serving, count: Math.max(4, Math.round(serving.count * share)) },
  )
}

function saucesOf(shown: readonly Shown[], { sauce, enclosed }: Direction, figure: Figure): SauceLook[] {
  if (sauce) return [sauce]
  if (isFolded(figure) || enclosed) return []
  const spread = shown.flatMap((each) =>
    each.kind === 'sauce' && each.sauce.kind !== 'yolk' ? [each.sauce] : [],
  )
  if (spread.length > 0) return spread.slice(0, 1)
  const white = shown.some(({ kind }) => kind === 'cheese')
  return white || figure === 'neapolitan' || figure === 'round' || figure === 'thin' ? [{ kind: 'oil' }] : []
}

function cheesesOf(
  shown: readonly Shown[],
  { cheese, cover, melt }: Direction,
  figure: Figure,
  sauces: readonly SauceLook[],
  random: SeededRandom,
): CheeseLook[] {
  const onTomato = sauces.some(({ kind }) => kind === 'tomato')
  const named = shown.flatMap((each) => (each.kind === 'cheese' ? [each.cheese] : []))
  const kinds = [...new Set(melt ? [melt, ...named] : named)]
  if (kinds.length === 0 || cheese === 'none') return []
  const first = cheese ?? (onTomato || kinds[0] === 'bufala' ? 'pools' : 'blanket')
  // In a tray it lies closer than on a disc; on a slab, which is less of the same tray, there are fewer.
  const many = { neapolitan: 10, slab: 8 }[figure as string] ?? 15
  return kinds.slice(0, 2).map((kind: CheeseKind, at): CheeseLook => {
    const mode = at === 0 ? first : 'pools'
    return {
      mode,
      kind,
      pools: mode === 'pools' ? many + random.index(4) : 12,
      size: kind === 'bufala' ? 0.12 : 0.14,
      cover: cover ?? (onTomato ? 0.7 : 0.78),
      // On tomato what has browned is told by little; a white pizza needs its gold.
      brown: random.between(0.8, 1.15) * (onTomato ? 1 : 1.5),
      onTomato,
    }
  })
}

/** What of the grated cheese has melted into what it fell on; the rest lies there as shreds. */
const MELTED: SauceLook = { kind: 'gratedCheese', cover: 0.58, body: 0.2 }

function finishOf(servings: readonly Serving[], hidden: boolean, { finish }: Direction): SauceLook[] {
  const grated = !hidden && servings.some(({ topping }) => topping === 'grated')
  return [...(finish ? [finish] : []), ...(grated ? [MELTED] : [])]
}

function oilOf(
  servings: readonly Serving[],
  figure: Figure,
  sauces: readonly SauceLook[],
  shown: readonly Shown[],
  { dimples }: Direction,
): OilLook {
  const has = (...names: ToppingName[]) => servings.some(({ topping }) => names.includes(topping))
  const sweet = sauces.some(({ kind }) => kind === 'chocolate' || kind === 'ricotta')
  const fat = has('hotSalami', 'nduja', 'guanciale')
  const bare = sauces.length === 0 && shown.every(({ kind }) => kind !== 'cheese')
  const marks = { tray: 56, tin: 56, pala: 34, slab: 56 }[figure as string] ?? 0
  const count = dimples ?? (bare ? marks : 0)
  const depth = figure === 'pala' || figure === 'plank' ? 0.025 : 0.055
  return {
    drops: sweet || isFolded(figure) ? 0 : fat ? 260 : 140,
    pools: sauces.some(({ kind }) => kind === 'chocolate') || isFolded(figure) ? 0 : fat ? 0.6 : 0.42,
    colour: has('hotSalami', 'nduja') ? '#f08a2a' : '#f3b54c',
    ...(count > 0 ? { dimples: { count, gap: 0.19, depth } } : {}),
  }
}

function fillingOf(servings: readonly Serving[]): FillingKind {
  const has = (name: ToppingName) => servings.some(({ topping }) => topping === name)
  if (has('ricotta')) return 'ricotta'
  if (has('scarola') || has('friarielli')) return 'greens'
  return 'cheese'
}

function tablewareOf(figure: Figure, random: SeededRandom): Tableware {
  if (figure === 'slab' || figure === 'pala') return random.pick(['board', 'board', 'paper'])
  return random.pick(['none', 'none', 'board', 'plate'])
}
