import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { RECIPE_CATEGORIES, type RecipeCategory } from '#domain/recipes/vocabulary.ts'
import { TOPPINGS } from '#knowledge/toppings.ts'
import { drawRecipePicture, MOST_BYTES, type PicturedRecipe } from './draw-recipe-picture.ts'
import { GLYPH_NAMES, GLYPHS } from './glyphs/glyph-book.ts'
import { recogniseBase, recogniseToppings } from './recognise-toppings.ts'
import { seededRandom } from './seeded-random.ts'

interface RecipeFile {
  id: number
  name: string
  category: RecipeCategory
  ingredients: { lines: string[] }[]
}

const folder = new URL('../../../content/recipes/', import.meta.url)
const written: PicturedRecipe[] = readdirSync(folder)
  .filter((file) => file.endsWith('.yaml'))
  .map((file) => parse(readFileSync(new URL(file, folder), 'utf8')) as RecipeFile)
  .map(({ id, name, category, ingredients }) => ({
    id,
    name,
    category,
    ingredients: ingredients.flatMap((group) => group.lines),
  }))

const margherita: PicturedRecipe = {
  id: 7,
  name: 'Pizza Margherita',
  category: 'Napoletana',
  ingredients: [
    '320 g di pomodori pelati',
    '400 g di fior di latte',
    '12 foglie di basilico',
    '600 g di farina 00',
  ],
}

/** Everything an XML reader would stumble over in files of this kind; undefined when there is nothing. */
function flawOf(svg: string): string | undefined {
  const open: string[] = []
  const rest = svg.replace(
    /<(\/?)([a-zA-Z]+)((?: [a-zA-Z-]+="[^"<>&]*")*)(\/?)>/g,
    (_, close, name, __, empty) => {
      if (close && open.pop() !== name) open.push(`unexpected </${name}>`)
      if (!close && !empty) open.push(name)
      return ''
    },
  )
  if (rest !== '') return `text or broken tag: ${rest.slice(0, 80)}`
  if (open.length > 0) return `not closed: ${open.join(' ')}`
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  if (new Set(ids).size !== ids.length) return 'an id twice'
  const missing = [...svg.matchAll(/(?:href="|url\()#([^")]+)/g)].find(([, id]) => !ids.includes(id))
  if (missing) return `no such id: ${missing[1]}`
  return svg.match(/NaN|undefined|Infinity/)?.[0]
}

test('the check of well-formed files finds what is broken', () => {
  expect(flawOf('<svg><g></svg>')).toContain('unexpected')
  expect(flawOf('<svg><g fill="#fff></g></svg>')).toContain('broken tag')
  expect(flawOf('<svg><path d="MNaN 3"/></svg>')).toBe('NaN')
  expect(flawOf('<svg><use href="#a"/></svg>')).toContain('no such id')
})

describe('a picture', () => {
  test('is the same for the same recipe and another for another id', () => {
    expect(drawRecipePicture(margherita)).toBe(drawRecipePicture({ ...margherita }))
    expect(drawRecipePicture(margherita)).not.toBe(drawRecipePicture({ ...margherita, id: 8 }))
  })

  test('is a 4:3 sheet without text, script, filter, style or outside resource', () => {
    const svg = drawRecipePicture(margherita)
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 960 720"/)
    expect(svg).not.toMatch(
      /<(text|script|filter|style|image|foreignObject|a)\b| on[a-z]+=|href="[^#]|url\([^#]/,
    )
  })

  test("has only ids that start with the recipe's own", () => {
    const ids = [...drawRecipePicture(margherita).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(ids.length).toBeGreaterThan(5)
    expect(ids.filter((id) => !id?.startsWith('r7-'))).toEqual([])
  })

  test.each(RECIPE_CATEGORIES)('of every category can be drawn from nothing: %s', (category) => {
    const svg = drawRecipePicture({ id: 0, name: '', category, ingredients: [] })
    expect(flawOf(svg)).toBeUndefined()
  })

  test('stays small and well formed for any four toppings on any form', () => {
    const names = [
      '',
      'in teglia',
      'al padellino',
      'alla pala',
      'calzone',
      'montanara',
      'zeppole',
      'fritta',
      'quattro stagioni',
    ]
    const random = seededRandom(1, 'test')
    for (let id = 1000; id < 1400; id += 1) {
      const lines = [
        '300 g di passata',
        '300 g di mozzarella',
        'carciofi',
        'funghi',
        'rosmarino',
        'gamberi',
        'olive',
        'rucola',
        'noci',
      ]
      const svg = drawRecipePicture({
        id,
        name: `Pizza ${names[random.index(names.length)]}`,
        category: RECIPE_CATEGORIES[random.index(RECIPE_CATEGORIES.length)] ?? 'Classica',
        ingredients: lines.filter(() => random.chance(0.6)),
      })
      expect(flawOf(svg)).toBeUndefined()
      expect(svg.length).toBeLessThanOrEqual(MOST_BYTES)
    }
  })
})

describe('the recipes of the site', () => {
  test('are there', () => expect(written.length).toBeGreaterThan(80))

  test.each(written)('$name is drawn well formed and small', (recipe) => {
    const svg = drawRecipePicture(recipe)
    expect(flawOf(svg)).toBeUndefined()
    expect(svg).toMatch(/^[\x20-\x7e]*$/) // so that characters are bytes
    expect(svg.length).toBeLessThanOrEqual(MOST_BYTES)
  })

  test('show a recognised topping in at least 95 of 100', () => {
    const bare = written.filter(({ name, category, ingredients }) => {
      const base = recogniseBase(name, ingredients, category === 'Dolce')
      return recogniseToppings(name, ingredients, base).length === 0
    })
    expect(bare.length / written.length, bare.map(({ name }) => name).join(', ')).toBeLessThanOrEqual(0.05)
  })

  test('differ from each other', () => {
    expect(new Set(written.map(drawRecipePicture)).size).toBe(written.length)
  })
})

test('every topping of the book is reached by a stem of the table', () => {
  const reached = new Set(TOPPINGS.map(({ look }) => look))
  expect(GLYPH_NAMES.filter((name) => !reached.has(name))).toEqual([])
})

test.each(GLYPH_NAMES)('the drawing of %s is well formed', (name) => {
  const { outline, detail, reach, count } = GLYPHS[name]
  expect(outline).toMatch(/^M[\dMmLlHhVvCcQqAazZ .-]+z$/)
  expect(flawOf(`<svg>${detail}</svg>`)).toBeUndefined()
  expect(reach).toBeGreaterThan(0)
  expect(count).toBeGreaterThan(0)
})
