import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { addressOf } from '#contracts/endpoint.ts'
import { listOwnRatings, rateRecipe } from '#contracts/ratings/ratings.endpoints.ts'
import { Recipe } from '#contracts/recipes/recipe.ts'
import { getRecipe, listRecipes } from '#contracts/recipes/recipes.endpoints.ts'
import { recipes } from '#server/db/schema.ts'
import { ratings } from '#server/db/schema-readers.ts'
import { hashToken, newToken } from '#server/features/accounts/mailed-links/secret-token.ts'
import { sessionsRepository } from '#server/features/accounts/sessions/sessions.repository.ts'
import { type Account, usersRepository } from '#server/features/accounts/users/users.repository.ts'
import { sharedApp, testApp } from '#tests/support/test-app.ts'
import { testPerson } from '#tests/support/test-person.ts'

const site = sharedApp()

const recipe = async (id: number): Promise<Recipe> =>
  (await site.app.inject(addressOf(getRecipe, { params: { id } }))).json()

function cookiesOf(count: number, kind: string): Promise<string[]> {
  const { db } = site.database
  const enter = async (i: number) => {
    const name = `${kind}${i}`
    const account = { username: name, email: `${name}@example.it`, name, passwordHash: 'x' }
    const created = await usersRepository(db).create(account)
    const token = newToken()
    await sessionsRepository(db).create(hashToken(token), created, 3600)
    return `cornicione_session=${token}`
  }
  return Promise.all(Array.from({ length: count }, (_, i) => enter(i)))
}

describe('POST /api/recipes/:id/rate', () => {
  test('one account that votes in a loop has to wait, the others do not', async () => {
    const own = await testApp({ limits: { votesPerMinute: 3 } })
    const vote = async (person: Awaited<ReturnType<typeof testPerson>>) =>
      person.call(rateRecipe, { params: { id: 1 }, body: { rating: 4 } })
    const [busy, other] = [await testPerson(own), await testPerson(own)]
    for (let count = 0; count < 3; count += 1) expect((await vote(busy)).statusCode).toBe(200)
    const refused = await vote(busy)
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await vote(other)).statusCode).toBe(200)
    await own.close()
  })

  test.each([{ rating: 5 }, { rating: 9 }, {}, undefined])(
    'asks a visitor to log in before it looks at %j',
    async (payload) => {
      const answer = await site.app.inject({
        method: 'POST',
        url: addressOf(rateRecipe, { params: { id: 1 } }),
        ...(payload && { payload }),
      })
      expect([answer.statusCode, answer.json()]).toEqual([401, { message: 'Accedi per valutare la ricetta' }])
    },
  )

  test('answers the recipe with its new average, and every kept answer shows it at once', async () => {
    const person = await testPerson(site)
    expect(await recipe(1)).toMatchObject({ rating: null, ratingCount: 0 })
    await site.app.inject(listRecipes.path)
    const answer = await person.call(rateRecipe, {
      params: { id: 1 },
      body: {
        rating: 4,
        userId: 99,
        ratingCount: 50,
      },
    })
    expect(answer.statusCode).toBe(200)
    expect(Recipe.parse(answer.json())).toMatchObject({ id: 1, rating: 4, ratingCount: 1 })
    expect(await recipe(1)).toEqual(answer.json())
    const list = (await site.app.inject(listRecipes.path)).json<Recipe[]>()
    expect(answer.json()).toMatchObject(list.find(({ id }) => id === 1) ?? {})
  })

  test('a second rating by the same person replaces the first', async () => {
    const [one, other] = [await testPerson(site), await testPerson(site)]
    await one.call(rateRecipe, { params: { id: 2 }, body: { rating: 1 } })
    await other.call(rateRecipe, { params: { id: 2 }, body: { rating: 4 } })
    expect(await recipe(2)).toMatchObject({ rating: 2.5, ratingCount: 2 })
    await one.call(rateRecipe, { params: { id: 2 }, body: { rating: 5 } })
    expect(await recipe(2)).toMatchObject({ rating: 4.5, ratingCount: 2 })
    await one.call(rateRecipe, { params: { id: 2 }, body: { rating: 5 } })
    expect(await recipe(2)).toMatchObject({ rating: 4.5, ratingCount: 2 })
  })

  test.each([0, 6, 2.5, '5', null, -1, [3], 1e9])('refuses %j', async (rating) => {
    const person = await testPerson(site)
    const answer = await person.call(rateRecipe, { params: { id: 3 }, body: { rating } })
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { message: 'Il voto va da 1 a 5', fields: { rating: 'Il voto va da 1 a 5' } },
    ])
    expect(await recipe(3)).toMatchObject({ rating: null, ratingCount: 0 })
  })

  test.each(['999999', '0', '01', 'abc', '2147483648', '-1', '%00'])('%s is no recipe', async (id) => {
    const person = await testPerson(site)
    const answer = await person.send('POST', `/api/recipes/${id}/rate`, { rating: 5 })
    expect([answer.statusCode, answer.json()]).toEqual([404, { message: 'Ricetta non trovata' }])
  })

  test('a recipe that is off the site cannot be rated', async () => {
    await site.database.db.update(recipes).set({ published: false }).where(eq(recipes.id, 4))
    const person = await testPerson(site)
    expect(await person.status(rateRecipe, { params: { id: 4 }, body: { rating: 5 } })).toBe(404)
  })
})

describe('GET /api/ratings', () => {
  test('answers what this person has voted, and nobody else', async () => {
    const [person, other] = [await testPerson(site), await testPerson(site)]
    await person.call(rateRecipe, { params: { id: 9 }, body: { rating: 2 } })
    await person.call(rateRecipe, { params: { id: 8 }, body: { rating: 3 } })
    await person.call(rateRecipe, { params: { id: 9 }, body: { rating: 5 } })
    await other.call(rateRecipe, { params: { id: 9 }, body: { rating: 1 } })
    const answer = await person.call(listOwnRatings)
    expect(answer.json()).toEqual([
      { recipeId: 8, rating: 3 },
      { recipeId: 9, rating: 5 },
    ])
    expect(answer.headers['cache-control']).toMatch(/no-store/)
  })

  test('refuses a visitor', async () => {
    const answer = await site.app.inject(listOwnRatings.path)
    expect([answer.statusCode, answer.json()]).toEqual([401, { message: 'Accedi per vedere i tuoi voti' }])
  })
})

describe('at once', () => {
  test('a hundred people: every point counts, once', async () => {
    const cookies = await cookiesOf(100, 'cento')
    const answers = await Promise.all(
      cookies.map((cookie, i) =>
        site.app.inject({
          method: 'POST',
          url: addressOf(rateRecipe, { params: { id: 5 } }),
          headers: { cookie },
          payload: { rating: (i % 5) + 1 },
        }),
      ),
    )
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    const [row] = await site.database.db
      .select({ sum: recipes.ratingSum, count: recipes.ratingCount })
      .from(recipes)
      .where(eq(recipes.id, 5))
    expect(row).toEqual({ sum: 300, count: 100 })
    expect(await recipe(5)).toMatchObject({ rating: 3, ratingCount: 100 })
  })

  test('who deletes the account meanwhile is told so, and no rating is left', async () => {
    for (let round = 0; round < 8; round++) {
      const person = await testPerson(site)
      const people = usersRepository(site.database.db)
      const account = (await people.byEmail(person.user.email)) as Account
      const [, rated] = await Promise.all([
        people.remove(account),
        person.call(rateRecipe, { params: { id: 7 }, body: { rating: 5 } }),
      ])
      expect([200, 401]).toContain(rated.statusCode)
    }
    const named = await site.database.db.select().from(ratings).where(eq(ratings.recipeId, 7))
    expect(named.every(({ userId }) => userId === null)).toBe(true)
    expect((await recipe(7)).ratingCount).toBe(named.length)
  })

  test('one person forty times: the recipe agrees with the one rating that is left', async () => {
    const [cookie = ''] = await cookiesOf(1, 'uno')
    await Promise.all(
      Array.from({ length: 40 }, (_, i) =>
        site.app.inject({
          method: 'POST',
          url: addressOf(rateRecipe, { params: { id: 6 } }),
          headers: { cookie },
          payload: { rating: (i % 5) + 1 },
        }),
      ),
    )
    const left = await site.database.db.select().from(ratings).where(eq(ratings.recipeId, 6))
    expect(left).toHaveLength(1)
    expect(await recipe(6)).toMatchObject({ rating: left[0]?.rating, ratingCount: 1 })
  })
})
