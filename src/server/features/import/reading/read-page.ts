import { type CheerioAPI, load } from 'cheerio'
import { groupedAsShown, isHeading } from '#domain/import/group-headings.ts'
import type { ImportedRecipe } from '#domain/import/imported-recipe.ts'
import { recipeDoubts } from '#domain/import/recipe-doubts.ts'
import { nameSimilarity } from '#domain/import/similarity.ts'
import { richestYield } from '#domain/import/yield-of-text.ts'
import { jsonLdOf } from './json-ld.ts'
import { MICRODATA, markedUpThings, RDFA } from './marked-up-things.ts'
import { flowOf } from './page-flow.ts'
import { pictureOf } from './page-picture.ts'
import { lineOf } from './page-text.ts'
import { titleOf } from './page-title.ts'
import { type Resolve, recipeOfNode } from './recipe-node.ts'
import { isNode, nodesById, nodesOfTypes, type SchemaNode, textOf, valuesOf } from './schema-node.ts'
import { buttonLines, type UnmarkedRecipe, unmarkedRecipe } from './unmarked-recipe.ts'

export const RECIPE: ReadonlySet<string> = new Set(['Recipe'])

export function recipeOfPage(html: string, url: string): ImportedRecipe | undefined {
  const page = load(html)
  const clues = cluesOf(page, url)
  const marked = [jsonLdOf(page), markedUpThings(page, MICRODATA), markedUpThings(page, RDFA)]
    .map((roots) => bestRecipe(roots, clues))
    .filter((recipe) => recipe !== undefined)
  const flow = flowOf(page)
  const guess = unmarkedRecipe(page, flow)
  const [first, ...others] = marked
  const same = others.filter(
    ({ name }) => !first?.name || name === '' || nameSimilarity(name, first.name) > 0.5,
  )
  const merged = same.reduce(filledUp, first ?? { ...NOTHING })
  const recipe = filledUp(asShown(merged, guess), { ...NOTHING, ...guess })
  if (recipe.ingredients.length < 2 || (recipe.steps.length === 0 && !haveQuantities(recipe.ingredients)))
    return undefined
  const language = (recipe.language ?? page('html').attr('lang') ?? '').trim().slice(0, 20) || null
  const doubts = recipeDoubts(
    { ...recipe, language },
    {
      ...guess,
      ingredients: guess.ingredients.filter((line) => !isHeading(line)),
      buttons: buttonLines(page),
    },
  )
  return {
    ...recipe,
    language,
    ...(doubts.length > 0 && { doubts }),
    name: renamed(recipe.name, headingOf(page)) || titleOf(page),
    siteName: lineOf(page('meta[property="og:site_name"]').attr('content') ?? '') || hostOf(url),
    imageUrl: absolute(recipe.imageUrl ?? pictureOf(page), url),
  }
}

const NOTHING: ImportedRecipe = {
  name: '',
  description: '',
  ingredients: [],
  steps: [],
  prepMin: null,
  cookMin: null,
  totalMin: null,
  yield: null,
  author: null,
  siteName: null,
  imageUrl: null,
  language: null,
  category: null,
  isVegan: false,
  isGlutenFree: false,
}

type Clues = { addresses: readonly string[]; names: readonly string[] }

function cluesOf(page: CheerioAPI, url: string): Clues {
  const head = [
    url,
    page('link[rel~="canonical" i]').attr('href'),
    page('meta[property="og:url" i]').attr('content'),
  ]
  const addresses = head.filter((one) => one !== undefined && one !== '').map((one) => addressKey(one ?? ''))
  const slug = decodeSlug(addresses[0] ?? '')
  const names = [headingOf(page), titleOf(page), slug].filter((name) => name !== '')
  return { addresses, names }
}

const addressKey = (address: string) =>
  address
    .trim()
    .replace(/^https?:\/\/(?:www\.)?/i, '')
    .replace(/[?#].*$|\/+(?=$|[?#])/g, '')
const decodeSlug = (address: string) =>
  (address.split('/').slice(1).at(-1) ?? '')
    .replace(/\.\w{2,5}$/, '')
    .replace(/[-_+]+/g, ' ')
    .trim()

function aboutness(node: SchemaNode, { name }: ImportedRecipe, { addresses, names }: Clues): number {
  const own = ['mainEntityOfPage', 'url', '@id'].flatMap((property) =>
    valuesOf(node, property).map((value) => textOf(value, ['@id', 'url', '@value'])),
  )
  const isHere = own.some((address) => address !== '' && addresses.includes(addressKey(address)))
  return Number(isHere) + names.reduce((sum, clue) => sum + nameSimilarity(name, clue), 0)
}

/** The recipe that fits the page's URL and title best; complete recipes are preferred. Of two recipes that fit
 * equally well the first is taken, because later recipes on a page are usually suggestions. */
function bestRecipe(roots: readonly unknown[], clues: Clues): ImportedRecipe | undefined {
  const byId = nodesById(roots)
  const resolve: Resolve = (value) =>
    isNode(value) && typeof value['@id'] === 'string' && Object.keys(value).length <= 2
      ? (byId.get(value['@id']) ?? value)
      : value
  const recipes = nodesOfTypes(roots, RECIPE).map((node) => {
    const recipe = recipeOfNode(node, resolve)
    return { recipe, points: aboutness(node, recipe, clues) }
  })
  const ranked = recipes.toSorted((one, other) => other.points - one.points).map(({ recipe }) => recipe)
  const best = ranked.find(isWhole) ?? ranked.find(({ ingredients }) => ingredients.length > 0) ?? ranked[0]
  return best && ranked.filter(({ name }) => name === best.name).reduce(filledUp, best)
}

const isWhole = ({ name, ingredients, steps }: ImportedRecipe) =>
  name !== '' && ingredients.length > 0 && steps.length > 0

/**
 * Structured data may summarize the ingredients or cut off their lines. If the page shows the same
 * ingredients line by line, the visible list is used.
 */
function asShown(
  recipe: ImportedRecipe,
  { ingredients: shown, lists, steps }: UnmarkedRecipe,
): ImportedRecipe {
  const bare = shown.filter((line) => !isHeading(line))
  const isSummary = recipe.ingredients.length < 3 && bare.length > 3
  const isTaken = isSummary || agrees(bare, recipe.ingredients)
  const grouped = [shown, ...lists].map((list) => groupedAsShown(recipe.ingredients, list))
  const ingredients = isTaken
    ? [...shown]
    : (grouped.find((list) => list.some(isHeading)) ?? recipe.ingredients)
  const isOneText = recipe.steps.length === 1 && wordsOf(recipe.steps) === wordsOf(steps)
  return { ...recipe, ingredients, steps: isOneText ? steps : recipe.steps }
}

const wordsOf = (lines: readonly string[]) => lines.join('').replace(/[^\p{L}\p{N}]+/gu, '')

const agrees = (shown: readonly string[], listed: readonly string[]): boolean =>
  shown.length === listed.length &&
  shown.every((line, index) => {
    const [a, b] = [line, listed[index] as string].map((text) => text.replace(/\s+/gu, '')) as [
      string,
      string,
    ]
    return a.startsWith(b) || b.startsWith(a)
  })

const haveQuantities = (lines: readonly string[]) =>
  lines.length > 2 && lines.filter((line) => /[\d½¼¾]/u.test(line)).length > lines.length / 3

function headingOf(page: CheerioAPI): string {
  const headings = page('h1').toArray()
  return headings.length === 1 ? lineOf(page(headings[0]).html() ?? '') : ''
}

/**
 * Structured data may keep the old name of a renamed dish. If heading and name share most words but each
 * has a word of its own, the heading is taken as the current name.
 */
function renamed(name: string, heading: string): string {
  const [a, b] = [name, heading].map((text) => new Set(text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [])) as [
    Set<string>,
    Set<string>,
  ]
  const shared = [...a].filter((word) => b.has(word)).length
  const isOther = shared < a.size && shared < b.size
  return isOther && shared / Math.max(a.size, b.size) >= 0.7 ? heading : name
}

function filledUp(better: ImportedRecipe, next: ImportedRecipe): ImportedRecipe {
  const hasTimes = better.prepMin !== null || better.cookMin !== null || better.totalMin !== null
  const times = hasTimes ? better : next
  return {
    name: better.name || next.name,
    description: better.description || next.description,
    ingredients: better.ingredients.length > 0 ? better.ingredients : next.ingredients,
    steps: better.steps.length > 0 ? better.steps : next.steps,
    prepMin: times.prepMin,
    cookMin: times.cookMin,
    totalMin: times.totalMin,
    yield: richestYield([better.yield ?? '', next.yield ?? '']),
    author: better.author ?? next.author,
    siteName: better.siteName ?? next.siteName,
    imageUrl: better.imageUrl ?? next.imageUrl,
    language: better.language ?? next.language,
    category: better.category ?? next.category,
    isVegan: better.isVegan || next.isVegan,
    isGlutenFree: better.isGlutenFree || next.isGlutenFree,
  }
}

const hostOf = (url: string): string | null =>
  URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : null

function absolute(link: string | null, base: string): string | null {
  if (!link || !URL.canParse(link, base)) return null
  const url = new URL(link, base)
  return /^https?:$/.test(url.protocol) && url.href.length <= 2000 ? url.href : null
}
