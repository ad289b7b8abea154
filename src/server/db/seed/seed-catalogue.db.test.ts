import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stringify } from 'yaml'
import { sharedDatabase } from '#tests/support/test-database.ts'
import { catalogueVersion } from '../catalogue-version.ts'
import type { DatabaseLog } from '../database.ts'
import { glossaryTerms, pizzerias, recipes, shopProducts } from '../schema.ts'
import { seedCatalogue } from './seed-catalogue.ts'

const log: DatabaseLog = { info() {}, warn() {}, error() {} }

const recipe = (id: number, name: string, more: object = {}) => ({
  id,
  name,
  category: 'Classica',
  difficulty: 'media',
  description: 'Buona.',
  why: 'La [biga](/glossario#biga) dà forza alla pasta.',
  servings: 2,
  servingsUnit: 'pizze',
  times: { activeMin: 20, restMin: 300, bakeMin: 8 },
  vegan: true,
  glutenFree: false,
  dough: { style: 'classica', pieces: 2 },
  ingredients: [
    { title: 'Per il condimento', lines: ['160 g di pomodori pelati', 'sale fino q.b.'] },
    { title: "Per l'impasto", dough: true, lines: ['300 g di farina 00'] },
  ],
  steps: ['Impasta.', 'Inforna.'],
  ...more,
})
const place = {
  id: 1,
  name: 'Da A',
  city: 'Napoli',
  region: 'Campania',
  address: 'via B',
  foundedYear: 1900,
  knownFor: 'C',
}
const terms = [
  { id: 1, term: 'biga', definition: 'Prefermento.', related: ['poolish'] },
  { id: 2, term: 'poolish', definition: 'Prefermento liquido.', related: ['biga'] },
]
const product = {
  id: 1,
  title: 'Pala',
  description: 'Per infornare.',
  drawing: 'pala-forata',
  search: 'pala & forata',
  category: 'strumenti',
  price: 34.9,
  tags: ['infornare'],
  styles: ['napoletana'],
}

const database = sharedDatabase()
let contentDirectory: string
beforeEach(async () => {
  await database.db.execute(
    sql`truncate recipes, pizzerias, glossary_terms, shop_products, seeded_content cascade`,
  )
  contentDirectory = fs.mkdtempSync(path.join(os.tmpdir(), 'cornicione-content-'))
  fs.mkdirSync(path.join(contentDirectory, 'recipes'))
  write('recipes/uno.yaml', recipe(1, 'Una', { image: 'margherita' }))
  write('recipes/due.yaml', recipe(2, 'Due'))
  write('pizzerias.yaml', [place])
  write('glossary.yaml', terms)
  write('shop.yaml', [product])
})
afterEach(() => fs.rmSync(contentDirectory, { recursive: true }))

const write = (name: string, content: unknown) =>
  fs.writeFileSync(path.join(contentDirectory, name), stringify(content))
const seed = () => seedCatalogue({ db: database.db, log, contentDirectory })
const byId = async (id: number) => (await database.db.select().from(recipes).where(eq(recipes.id, id)))[0]

test('fills an empty catalogue', async () => {
  expect(await seed()).toEqual({ inserted: 6, updated: 0 })
  expect(await byId(1)).toMatchObject({
    name: 'Una',
    imageUrl: '/immagini/margherita-960.webp',
    instructions: 'Impasta.\nInforna.',
    activeTime: 20,
    restTime: 300,
    bakeTime: 8,
    preparationTime: 328,
    isVegan: true,
    ingredients: ['160 g di pomodori pelati', 'sale fino q.b.', '300 g di farina 00'],
    groups: [
      { title: 'Per il condimento', isDough: false, lines: ['160 g di pomodori pelati', 'sale fino q.b.'] },
      { title: "Per l'impasto", isDough: true, lines: ['300 g di farina 00'] },
    ],
    steps: ['Impasta.', 'Inforna.'],
    ratingCount: 0,
    published: true,
    editedAt: null,
  })
  expect(await database.db.select().from(pizzerias)).toMatchObject([place])
  expect(await database.db.select().from(glossaryTerms)).toMatchObject(terms)
  expect(await database.db.select().from(shopProducts)).toMatchObject([
    {
      id: 1,
      imageUrl: '/immagini/shop/pala-forata.svg',
      amazonUrl: 'https://www.amazon.it/s?k=pala%20%26%20forata',
      priceCents: 3490,
      originalPriceCents: null,
      ratingTenths: null,
      position: 10,
      isVisible: true,
    },
  ])
})

test('does nothing when nothing has changed', async () => {
  await seed()
  const version = await catalogueVersion(database.db).read()
  expect(await seed()).toEqual({ inserted: 0, updated: 0 })
  expect(await catalogueVersion(database.db).read()).toBe(version)
})

test('follows a change of content, but not over what somebody edited or filled in on the site', async () => {
  await seed()
  await database.db.update(recipes).set({ name: 'Mia', editedAt: sql`now()` }).where(eq(recipes.id, 1))
  await database.db
    .update(recipes)
    .set({ ratingSum: 9, ratingCount: 2, youtubeVideoId: 'abc' })
    .where(eq(recipes.id, 2))
  const before = await byId(2)
  write('recipes/uno.yaml', recipe(1, 'Una nuova'))
  write('recipes/due.yaml', recipe(2, 'Due nuova'))
  expect(await seed()).toEqual({ inserted: 0, updated: 1 })
  expect((await byId(1))?.name).toBe('Mia')
  const after = await byId(2)
  expect(after).toMatchObject({ name: 'Due nuova', ratingSum: 9, ratingCount: 2, youtubeVideoId: 'abc' })
  expect(after?.publishedAt).toEqual(before?.publishedAt)
  expect(after?.updatedAt.getTime()).toBeGreaterThan(before?.updatedAt.getTime() ?? Number.POSITIVE_INFINITY)
})

test('adds what is new and never brings back what was deleted', async () => {
  await seed()
  await database.db.delete(recipes).where(eq(recipes.id, 1))
  write('recipes/uno.yaml', recipe(1, 'Una', { description: 'Ancora più buona.' }))
  write('recipes/tre.yaml', recipe(3, 'Tre'))
  expect(await seed()).toEqual({ inserted: 1, updated: 0 })
  expect(await byId(1)).toBeUndefined()
  expect((await byId(3))?.name).toBe('Tre')
})

test('leaves a term alone that somebody wrote on the site first', async () => {
  await database.db.insert(glossaryTerms).values({ term: 'biga', definition: 'Mia.', related: [] })
  expect(await seed()).toEqual({ inserted: 5, updated: 0 })
  const rows = await database.db.select().from(glossaryTerms).where(eq(glossaryTerms.term, 'biga'))
  expect(rows).toMatchObject([{ definition: 'Mia.' }])
})

test('a new name that somebody has given on the site is left alone, said, and taken up with the next change', async () => {
  await seed()
  const { db } = database
  const [theirs] = await db
    .insert(pizzerias)
    .values({ ...place, id: 10_001, name: 'Da Z', editedAt: new Date() })
    .returning()
  write('pizzerias.yaml', [{ ...place, name: 'Da Z', address: 'via D' }])
  write('recipes/due.yaml', recipe(2, 'Due nuova'))
  const warn = vi.spyOn(log, 'warn').mockClear()
  expect(await seed()).toEqual({ inserted: 0, updated: 1 })
  expect(warn.mock.calls).toEqual([[{ kind: 'pizzeria', id: 1 }, expect.stringContaining('nome')]])
  expect(await db.select().from(pizzerias).where(eq(pizzerias.id, 1))).toMatchObject([place])

  await db.delete(pizzerias).where(eq(pizzerias.id, theirs?.id ?? 0))
  write('recipes/due.yaml', recipe(2, 'Due ancora'))
  expect(await seed()).toEqual({ inserted: 0, updated: 2 })
  expect(await db.select().from(pizzerias)).toMatchObject([{ name: 'Da Z', address: 'via D' }])
})

test('a name may become free by a later change of the same seeding', async () => {
  await seed()
  write('glossary.yaml', [
    { ...terms[0], term: 'poolish', related: [] },
    { ...terms[1], term: 'lievito madre', related: [] },
  ])
  expect(await seed()).toEqual({ inserted: 0, updated: 2 })
  const rows = await database.db.select().from(glossaryTerms).orderBy(glossaryTerms.id)
  expect(rows.map(({ term }) => term)).toEqual(['poolish', 'lievito madre'])
})

test('two servers that start together seed once', async () => {
  const [one, other] = await Promise.all([seed(), seed()])
  expect(one.inserted + other.inserted).toBe(6)
})

test.each([
  [
    'a wrong category',
    'recipes/due.yaml',
    recipe(2, 'Due', { category: 'Cinese' }),
    /recipes\/due\.yaml: category: /,
  ],
  ['an unknown key', 'recipes/due.yaml', recipe(2, 'Due', { serving: 3 }), /recipes\/due\.yaml: .*serving/],
  ['an id used twice', 'recipes/due.yaml', recipe(1, 'Due'), /id 1 è usato due volte/],
  ['an id of the site', 'recipes/due.yaml', recipe(10_000, 'Due'), /recipes\/due\.yaml: id: /],
  [
    'a dead reference',
    'glossary.yaml',
    [{ ...terms[0], related: ['lievito'] }],
    /glossary\.yaml: 0\.related: "lievito"/,
  ],
])('refuses %s, and writes nothing', async (_name, file, content, message) => {
  write(file, content)
  await expect(seed()).rejects.toThrow(message)
  expect(await database.db.select().from(recipes)).toEqual([])
})

test('refuses what is no YAML', async () => {
  fs.writeFileSync(path.join(contentDirectory, 'pizzerias.yaml'), 'a: [')
  await expect(seed()).rejects.toThrow(/pizzerias\.yaml: /)
})

test('the content of this site is right', async () => {
  const { inserted } = await seedCatalogue({ db: database.db, log })
  expect(inserted).toBeGreaterThanOrEqual(160)
})
