import { expect, test } from 'vitest'
import { readRecipes } from '../recipes.ts'
import { lookOf } from './direct.ts'
import { readDirections } from './directions.ts'
import type { Look } from './look.ts'
import { ruleOf } from './read-ingredients.ts'

const recipes = readRecipes()
const look = (slug: string): Look => {
  const recipe = recipes.find((each) => each.slug === slug)
  if (!recipe) throw new Error(`no recipe ${slug}`)
  return lookOf(recipe)
}
const shows = (slug: string) => look(slug).dressing.servings.map(({ topping }) => topping)
const spreads = (slug: string) => look(slug).dressing.sauces.map(({ kind }) => kind)

test('every ingredient of every recipe is either seen or said to be unseen', () => {
  const unknown = recipes.flatMap(({ slug, lines }) =>
    lines.filter((line) => !ruleOf(line)).map((line) => `${slug}: ${line}`),
  )
  expect(unknown).toEqual([])
})

test.each([
  ['80 g di rucola', 'rocket'],
  ['160 g di prosciutto crudo', 'rawHam'],
  ['160 g di prosciutto cotto', 'cookedHam'],
  ["140 g di carciofini sott'olio", 'artichoke'],
  ['80 g di olive taggiasche', 'smallOlive'],
  ["16 filetti di alici sott'olio", 'anchovy'],
  ['160 g di fiori di zucca', 'courgetteFlower'],
  ['30 g di semi di zucca', 'pumpkinSeed'],
  ['100 g di ricotta salata', 'saltedRicotta'],
])('%s is shown as %s', (line, topping) => {
  expect(ruleOf(line)?.shown).toMatchObject({ kind: 'topping', servings: [{ topping }] })
})

test.each(['olio di semi di arachide q.b. per friggere', 'sale fino q.b.', '90 g di acqua'])(
  '%s is not seen',
  (line) => {
    expect(ruleOf(line)?.shown).toEqual({ kind: 'unseen' })
  },
)

test('pictures show the ingredients that give the pizza its name', () => {
  expect(shows('pizza-crudo-e-rucola')).toEqual(expect.arrayContaining(['rawHam', 'rocket', 'cherryTomato']))
  expect(shows('pizza-capricciosa')).toEqual(
    expect.arrayContaining(['cookedHam', 'champignon', 'artichoke', 'blackOlive']),
  )
  expect(shows('pizza-tonno-e-cipolla')).toEqual(expect.arrayContaining(['tuna', 'redOnion']))
})

test('a white pizza has no tomato, a red one has', () => {
  for (const white of [
    'pizza-quattro-formaggi',
    'pizza-con-patate-e-rosmarino',
    'pizza-bianca-romana',
    'focaccia-genovese',
  ])
    expect(spreads(white)).not.toContain('tomato')
  for (const red of ['pizza-marinara', 'pizza-margherita', 'pizza-in-teglia-alla-romana-rossa'])
    expect(spreads(red)).toEqual(['tomato'])
})

test('each of the four seasons keeps to its quarter', () => {
  expect(look('pizza-quattro-stagioni').dressing.quarters).toBe(true)
})

test('the form follows the recipe', () => {
  for (const closed of ['calzone-con-scarola', 'pizza-fritta-napoletana', 'panzerotti-pugliesi'])
    expect(look(closed).figure).toBe('halved')
  expect(look('montanare-fritte').figure).toBe('rounds')
  expect(look('scaccia-ragusana').figure).toBe('layered')
  expect(look('focaccia-barese').figure).toBe('tin')
  expect(look('panuozzo-di-gragnano').figure).toBe('split')
  expect(look('crescia-sfogliata-di-urbino').figure).toBe('folded')
  expect(look('pizza-bianca-romana').figure).toBe('plank')
  for (const disc of ['pizza-alla-norma', 'pizza-pistacchio-di-bronte-e-mortadella'])
    expect(look(disc).figure).toBe('round')
  expect(look('sfincione-bianco-di-bagheria').figure).toBe('wedges')
  expect(look('focaccia-messinese').figure).toBe('tray')
  expect(look('focaccia-di-recco-col-formaggio').figure).toBe('veil')
})

test('a calzone that is cut open shows all of its filling', () => {
  expect(shows('calzone-napoletano-al-forno')).toEqual(expect.arrayContaining(['ricotta', 'mildSalami']))
  expect(shows('calzone-prosciutto-e-funghi')).toEqual(['champignon', 'cookedHam', 'parsley'])
  expect(look('calzone-prosciutto-e-funghi').dressing.filling).toBe('cheese')
  expect(shows('calzone-vegano-di-cime-di-rapa')).toEqual(['friarielli', 'driedTomato', 'chilli'])
  expect(shows('calzone-con-scarola')).toEqual(expect.arrayContaining(['scarola', 'smallOlive']))
  expect(spreads('calzone-vegano-di-cime-di-rapa')).toEqual(['chickpea'])
})

test('grated cheese melts into an open pizza, and is not seen on a closed one', () => {
  const finish = (slug: string) => look(slug).dressing.finish.map(({ kind }) => kind)
  for (const open of ['pizza-cosacca', 'montanare-fritte']) expect(finish(open)).toEqual(['gratedCheese'])
  expect(finish('pizza-alla-carbonara')).toEqual(['yolk', 'gratedCheese'])
  expect(finish('panzerotti-pugliesi')).toEqual([])
})

test('what a recipe blends or takes out again is not shown whole', () => {
  for (const cream of [
    'pizza-vegana',
    'pizza-baccala-e-ceci',
    'pizza-vegana-con-crema-di-ceci-e-cime-di-rapa',
  ]) {
    expect(spreads(cream)).toEqual(['chickpea'])
    expect(shows(cream)).not.toContain('chickpea')
  }
  expect(shows('pizza-rossa-romana')).not.toContain('garlic')
  expect(shows('focaccia-dolce-all-uva')).not.toContain('rosemary')
})

test('one egg lies in the middle of the asparagus', () => {
  const servings = look('pizza-asparagi-uova-e-pecorino').dressing.servings
  expect(servings.find(({ topping }) => topping === 'egg')).toMatchObject({ count: 1, ring: 0 })
  expect(servings.find(({ topping }) => topping === 'asparagus')?.ring).toBeGreaterThan(0.4)
})

test('the same recipe gives the same look, and no two recipes share one', () => {
  const looks = recipes.map((recipe) => JSON.stringify(lookOf(recipe)))
  expect(recipes.map((recipe) => JSON.stringify(lookOf(recipe)))).toEqual(looks)
  expect(new Set(looks).size).toBe(recipes.length)
})

test('directions are for recipes that exist, and every recipe has its own', () => {
  expect(Object.keys(readDirections()).sort()).toEqual(recipes.map(({ slug }) => slug).sort())
})

const shares = (key: (look: Look) => string) => {
  const counts = new Map<string, number>()
  for (const each of recipes.map(lookOf)) counts.set(key(each), (counts.get(key(each)) ?? 0) + 1)
  return [...counts.values()]
}

test('no framing is used more than eight times', () => {
  expect(Math.max(...shares(({ moment, shot }) => `${moment} ${shot}`))).toBeLessThanOrEqual(8)
})

test('the three lights have equal shares', () => {
  const lights = shares(({ light }) => light)
  expect(lights).toHaveLength(3)
  expect(Math.max(...lights) - Math.min(...lights)).toBeLessThanOrEqual(1)
})

test('props never repeat in a row', () => {
  const looks = recipes.map(lookOf)
  const again = recipes
    .slice(1)
    .flatMap(({ slug }, at) =>
      looks[at + 1].props.some((prop) => looks[at].props.includes(prop)) ? [slug] : [],
    )
  expect(again).toEqual([])
})

test('at least twenty recipes show an inside or a section', () => {
  const opened = recipes
    .map(lookOf)
    .filter(({ moment, figure }) => moment !== 'whole' || ['halved', 'wedges', 'layered'].includes(figure))
  expect(opened.length).toBeGreaterThanOrEqual(20)
})

test.each([
  ['pizza-crudo-e-rucola', 'rocket', true],
  ['pizza-margherita', 'basil', false],
  ['pizza-diavola', 'hotSalami', false],
])('%s: %s put on raw: %s', (slug, topping, raw) => {
  const serving = look(slug).dressing.servings.find((each) => each.topping === topping)
  expect(serving?.raw ?? false).toBe(raw)
})
