import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { addressOf } from '#contracts/endpoint.ts'
import { Recipe } from '#contracts/recipes/recipe.ts'
import { getRecipe, listRecipes, searchRecipes } from '#contracts/recipes/recipes.endpoints.ts'
import { recipes } from '#server/db/schema.ts'
import { eventually } from '#tests/support/eventually.ts'
import { sharedApp } from '#tests/support/test-app.ts'

const site = sharedApp({ pollMs: 50 })
let all: Recipe[]
const get = (url: string, headers = {}) => site.app.inject({ url, headers })

beforeAll(async () => {
  all = (await get(listRecipes.path)).json()
})

describe('GET /api/recipes', () => {
  test('answers the whole catalogue as the contract says', () => {
    expect(z.array(Recipe).parse(all)).toEqual(all)
    expect(all.length).toBeGreaterThanOrEqual(80)
  })

  test('is stored: compressed, tagged, revalidated', async () => {
    const first = await get(listRecipes.path, { 'accept-encoding': 'br' })
    expect(first.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-encoding': 'br',
      'cache-control': 'public, max-age=0, must-revalidate',
      vary: 'accept-encoding',
      'x-content-type-options': 'nosniff',
    })
    const etag = String(first.headers.etag)
    expect(etag).toMatch(/^"[\w-]+-br"$/)
    const again = await get(listRecipes.path, { 'accept-encoding': 'br', 'if-none-match': etag })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  test('ignores parameters that it does not know', async () => {
    expect((await get('/api/recipes?_=1')).json()).toHaveLength(all.length)
  })

  test('walks the catalogue page by page without losing or repeating a recipe', async () => {
    const walked: number[] = []
    let next: string | undefined = '/api/recipes?limit=30'
    while (next) {
      const page = await get(next)
      walked.push(...page.json<Recipe[]>().map(({ id }) => id))
      next = /<([^>]+)>; rel="next"/.exec(String(page.headers.link))?.[1]
    }
    expect(walked).toEqual(all.map(({ id }) => id))
  })

  test('a page beyond the end is empty and has no successor', async () => {
    const page = await get('/api/recipes?after=2147483647')
    expect([page.statusCode, page.json(), page.headers.link]).toEqual([200, [], undefined])
  })

  test.each([
    'limit=0',
    'limit=201',
    'limit=-1',
    'limit=dieci',
    'limit=1.5',
    'limit=',
    'limit=1&limit=2',
    'after=x',
    'after=2147483648',
    'after=99999999999',
  ])('refuses %s', async (query) => {
    const answer = await get(`/api/recipes?${query}`)
    expect(answer.statusCode).toBe(400)
    const [field = ''] = query.split('=')
    const message = expect.stringContaining(`${field} deve essere un numero intero da `)
    expect(answer.json()).toEqual({ message, fields: { [field]: message } })
  })

  test('shows a change within moments, whoever made it', async () => {
    const [first] = all
    if (!first) throw new Error('no recipes')
    const before = (await get(addressOf(getRecipe, { params: { id: first.id } }))).headers.etag
    await site.database.db.update(recipes).set({ name: 'Cambiata' }).where(eq(recipes.id, first.id))
    await eventually(async () => {
      expect((await get(addressOf(getRecipe, { params: { id: first.id } }))).json()).toMatchObject({
        name: 'Cambiata',
      })
    })
    expect((await get(listRecipes.path)).json<Recipe[]>()[0]?.name).toBe('Cambiata')
    expect((await get(addressOf(getRecipe, { params: { id: first.id } }))).headers.etag).not.toBe(before)
    await site.database.db.update(recipes).set({ name: first.name }).where(eq(recipes.id, first.id))
  })
})

describe('GET /api/recipes/:id', () => {
  test('answers one recipe', async () => {
    const wanted = all[5]
    const answer = await get(addressOf(getRecipe, { params: { id: wanted?.id ?? 0 } }))
    expect([answer.statusCode, answer.json()]).toEqual([200, expect.objectContaining(wanted ?? {})])
  })

  test('says how its steps use its ingredients: every gram once', async () => {
    const { ingredients, instructions, groups, steps } = Recipe.parse(
      (await get(addressOf(getRecipe, { params: { id: 1 } }))).json(),
    )
    expect(groups.flatMap(({ lines }) => lines)).toEqual(ingredients)
    const read = (parts: (typeof steps)[number]) =>
      parts.map((part) => (typeof part === 'string' ? part : part.shown)).join('')
    expect(steps.map(read).join('\n')).toBe(instructions)
    const uses = steps.flat().filter((part) => typeof part === 'object')
    const water = ingredients.indexOf('370 g di acqua')
    const poured = uses.filter(({ line }) => line === water).map(({ amount }) => amount ?? 0)
    expect(poured.reduce((sum, amount) => sum + amount, 0)).toBeCloseTo(370, 6)
  })

  test('says for whom it is: allergens and diets', async () => {
    const margherita = Recipe.parse((await get(addressOf(getRecipe, { params: { id: 1 } }))).json())
    expect(margherita.allergens).toEqual({
      contains: ['glutine', 'latte'],
      mayContain: [],
      species: ['grano'],
      maySpecies: [],
      unnamed: [],
      unknown: [],
    })
    expect(margherita.diets).toEqual({
      vegan: false,
      vegetarian: true,
      glutenFree: false,
      lactoseFree: false,
    })
  })

  test.each([
    '0',
    'abc',
    '-1',
    '1.5',
    '01',
    '999999',
    '2147483648',
    '9'.repeat(40),
    '1e3',
    '%20',
    "1'--",
    '%00',
    '🍕',
  ])('%s is nobody', async (id) => {
    const answer = await get(`/api/recipes/${id === '🍕' ? encodeURIComponent(id) : id}`)
    expect([answer.statusCode, answer.json()]).toEqual([404, { message: 'Ricetta non trovata' }])
  })
})

describe('GET /api/recipes/search/:query', () => {
  const search = async (query: string) => {
    const answer = await get(addressOf(searchRecipes, { params: { query } }))
    return { status: answer.statusCode, found: answer.json<Recipe[]>() }
  }

  test('finds by name', async () => {
    const { status, found } = await search('margherita')
    expect(status).toBe(200)
    expect(found[0]?.name).toContain('Margherita')
    expect(z.array(Recipe).parse(found)).toEqual(found)
  })

  test.each(['', ' ', '\t \n', '\u00a0'])('answers nothing to the blank query %j', async (query) => {
    expect(await search(query)).toEqual({ status: 200, found: [] })
  })

  test.each([
    "l'aglio",
    '"margherita',
    'a & b | !c',
    '-- ; drop table recipes',
    '%_%',
    '🍕🍕🍕',
    '\0pizza\0',
    '../../etc/passwd',
    'a/b?c#d',
    'pizza '.repeat(400),
    'x'.repeat(2000),
    '🍕'.repeat(1000),
    'x'.repeat(20_000),
  ])('answers %j without an error', async (query) => {
    expect((await search(query)).status).toBe(200)
  })

  test('what cannot be decoded is a 400, never a 500', async () => {
    const answer = await get('/api/recipes/search/%E0%A4%A')
    expect([answer.statusCode, answer.json()]).toEqual([400, { message: 'La richiesta non è valida' }])
  })
})
