import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  deleteAccount,
  endSession,
  exportPersonalData,
  registerAccount,
  startSession,
} from '#contracts/accounts/accounts.endpoints.ts'
import { addressOf } from '#contracts/endpoint.ts'
import { type DoughRecipe, MOST_DOUGH_RECIPES } from '#contracts/full-dough/dough-recipe.ts'
import { recipePayload } from '#contracts/full-dough/dough-recipe-payload.ts'
import {
  deleteDoughRecipe,
  getDoughRecipe,
  keepDoughRecipe,
  listDoughRecipes,
} from '#contracts/full-dough/full-dough.endpoints.ts'
import { calculateDough } from '#domain/dough/full/full-calculator.ts'
import { DEFAULT_DOUGH_FORM, type DoughForm } from '#domain/dough/full/full-limits.ts'
import { doughRecipes } from '#server/db/schema-readers.ts'
import { anyDoughForm } from '#tests/support/any-dough-form.ts'
import { blockedQueries } from '#tests/support/blocked-queries.ts'
import { eventually } from '#tests/support/eventually.ts'
import { sharedApp } from '#tests/support/test-app.ts'
import { testOnPostgres } from '#tests/support/test-database.ts'
import {
  newRegistration,
  PASSWORD,
  sendJson,
  type TestBrowser,
  testBrowser,
  testPerson,
} from '#tests/support/test-person.ts'
import { doughRecipesRepository } from './dough-recipes.repository.ts'

const SAVES_PER_HOUR = 250
const site = sharedApp({ seeded: false, limits: { doughSavesPerHour: SAVES_PER_HOUR } })

const payloadOf = (change: Partial<DoughForm> = {}) => {
  const form = { ...DEFAULT_DOUGH_FORM, ...change }
  const answer = calculateDough(form)
  if ('invalid' in answer) throw new Error(answer.invalid)
  return recipePayload(form, answer.outputs)
}
const save = (person: TestBrowser, payload: object = payloadOf()) =>
  person.call(keepDoughRecipe, { body: payload })
const list = async (person: TestBrowser): Promise<DoughRecipe[]> =>
  (await person.call(listDoughRecipes)).json()
const namesOf = async (person: TestBrowser) => (await list(person)).map(({ name }) => name)
const VISITOR = 'cornicione_visitor'

let addresses = 0
const nextAddress = () => {
  addresses += 1
  return `198.51.${addresses >> 8}.${addresses & 255}`
}
const visitor = () => testBrowser(site, nextAddress())

describe('a visitor', () => {
  test('who keeps nothing gets no cookie and an empty list', async () => {
    const person = visitor()
    const answer = await person.call(listDoughRecipes)
    expect([answer.statusCode, answer.json(), person.jar.size]).toEqual([200, [], 0])
  })

  test('finds, reads and deletes again what was saved', async () => {
    const person = visitor()
    const sent = payloadOf({ name: 'Sabato', notes: 'Farina W280\nforno a 300' })
    const answer = await save(person, sent)
    const recipe = { id: expect.any(Number), createdAt: expect.any(String), ...sent }
    expect([answer.statusCode, answer.json()]).toEqual([201, recipe])
    await save(person, payloadOf({ name: 'Domenica' }))
    expect(await namesOf(person)).toEqual(['Domenica', 'Sabato'])
    const { id } = answer.json<DoughRecipe>()
    expect((await person.call(getDoughRecipe, { params: { id } })).json()).toEqual(answer.json())
    expect(await person.status(deleteDoughRecipe, { params: { id } })).toBe(204)
    expect(await person.status(deleteDoughRecipe, { params: { id } })).toBe(404)
    expect(await namesOf(person)).toEqual(['Domenica'])
  })

  test('is told by a cookie that scripts cannot read, and that is stored hashed', async () => {
    const person = visitor()
    const answer = await save(person)
    const cookie = answer.cookies.find(({ name }) => name === VISITOR)
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 365 * 24 * 3600 })
    const [row] = await site.database.db
      .select()
      .from(doughRecipes)
      .where(eq(doughRecipes.id, answer.json<DoughRecipe>().id))
    expect(row?.visitorHash).toMatch(/^[\w-]{43}$/)
    expect(row?.visitorHash).not.toBe(cookie?.value)
  })

  test('sees nothing of anybody else', async () => {
    const [owner, thief] = [visitor(), visitor()]
    const { id } = (await save(owner)).json<DoughRecipe>()
    await save(thief)
    for (const method of ['GET', 'DELETE'] as const) {
      const answer = await thief.send(method, addressOf(getDoughRecipe, { params: { id } }))
      expect([answer.statusCode, answer.json()]).toEqual([404, { message: 'Ricetta non trovata' }])
    }
    expect(await list(owner)).toHaveLength(1)
  })

  test('with a forged cookie is nobody', async () => {
    for (const forged of ['x', "' or 1=1 --", 'a'.repeat(43), '%00']) {
      const answer = await site.app.inject({
        url: listDoughRecipes.path,
        headers: { cookie: `${VISITOR}=${forged}` },
      })
      expect([answer.statusCode, answer.json()]).toEqual([200, []])
    }
  })

  test('is forgotten after a year', async () => {
    const person = visitor()
    const { id } = (await save(person)).json<DoughRecipe>()
    await site.database.db
      .update(doughRecipes)
      .set({ createdAt: sql`now() - interval '366 days'` })
      .where(eq(doughRecipes.id, id))
    await save(visitor())
    expect(await list(person)).toEqual([])
  })
})

describe('an account', () => {
  test('takes over at registration and at login what the visitor kept', async () => {
    const person = visitor()
    await save(person, payloadOf({ name: 'Prima' }))
    const registration = newRegistration()
    expect(await person.status(registerAccount, { body: registration })).toBe(201)
    expect(person.jar.has(VISITOR)).toBe(false)
    await save(person, payloadOf({ name: 'Dopo' }))
    expect(await namesOf(person)).toEqual(['Dopo', 'Prima'])

    const elsewhere = visitor()
    await save(elsewhere, payloadOf({ name: 'Altrove' }))
    await elsewhere.call(startSession, { body: { email: registration.email, password: PASSWORD } })
    expect(await namesOf(person)).toEqual(['Altrove', 'Dopo', 'Prima'])
    await elsewhere.call(endSession)
    expect(await namesOf(elsewhere)).toEqual([])
  })

  testOnPostgres('takes over also what the visitor is saving in that moment', async () => {
    const { db } = site.database
    const { user } = await testPerson(site)
    const from = { visitorHash: 'hash of a visitor who saves' }
    const doughs = doughRecipesRepository(db)
    let isOver = false
    const underWay = await db.transaction(async (tx) => {
      await doughRecipesRepository(tx).add(from, payloadOf())
      const hasAll = doughs.adopt(from.visitorHash, user.id).finally(() => {
        isOver = true
      })
      await eventually(async () => expect(isOver || (await blockedQueries(db)) === 1).toBe(true))
      return { hasAll }
    })
    expect([await underWay.hasAll, await doughs.list(from)]).toEqual([true, []])
    expect(await doughs.list({ userId: user.id })).toHaveLength(1)
  })

  test('has them in its data, and takes them along when it goes', async () => {
    const person = await testPerson(site)
    await save(person, payloadOf({ name: 'Mia' }))
    const data = (await person.call(exportPersonalData)).json()
    expect(data.doughRecipes).toMatchObject([{ name: 'Mia', outputs: { flourG: 511 } }])
    await person.call(deleteAccount, { body: { password: PASSWORD } })
    const { db } = site.database
    expect(await db.select().from(doughRecipes).where(eq(doughRecipes.userId, person.user.id))).toEqual([])
  })
})

describe('what is sent', () => {
  test('is recomputed: outputs that do not follow are replaced', async () => {
    const sent = payloadOf()
    const answer = await save(visitor(), {
      ...sent,
      outputs: { ...sent.outputs, flourG: -1, yeastG: 1e9 },
      fermentPlan: 'frigo',
      preferment: null,
      userId: 1,
      id: 5,
    })
    expect([answer.statusCode, answer.json()]).toEqual([
      201,
      { id: expect.any(Number), createdAt: expect.any(String), ...sent },
    ])
  })

  test.each([
    [{ name: ' ' }, 'name', 'Nome richiesto'],
    [{ name: 'a\0b' }, 'name', 'Contiene caratteri non ammessi'],
    [{ notes: 'a\0b' }, 'notes', 'Contiene caratteri non ammessi'],
    [{ servings: 21 }, 'servings', 'Da 1 a 20 per volta: per 21 fai 2 impasti: 1 da 11 e 1 da 10'],
    [{ hydrationPct: 63 }, 'hydrationPct', 'Inserisci un valore da 50 a 90 %'],
    [{ yeastType: 'madre' }, 'yeastType', "Scegli una voce dell'elenco"],
    [{ diameterCm: null }, 'diameterCm', 'Dimensioni pizza non valide'],
    [{ shape: 'pan' }, 'panLengthCm', 'Dimensioni pizza non valide'],
    [{ diameterCm: -3 }, 'diameterCm', 'Inserisci una misura da 1 a 200 cm'],
  ])('%j is refused beside its field', async (change, field, message) => {
    const person = visitor()
    const answer = await save(person, { ...payloadOf(), ...change })
    expect([answer.statusCode, answer.json()]).toEqual([400, { message, fields: { [field]: message } }])
    expect(person.jar.size).toBe(0)
  })

  test('stages that the dough cannot feed are refused with the reason', async () => {
    const greedy = { prefermentEnabled: true, prefermentFlourPct: 0.5, prefermentHydrationPct: 2 }
    const answer = await save(visitor(), { ...payloadOf(), ...greedy })
    const message =
      "Il prefermento chiede 511 g d'acqua, ma l'impasto ne ha 322 g: abbassa la sua quota o la sua idratazione, oppure alza quella dell'impasto."
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { message, fields: { prefermentFlourPct: message, prefermentHydrationPct: message } },
    ])
  })

  test.each([null, [], 'x', 1, true])('%j is no recipe', async (payload) => {
    const answer = await sendJson(site, keepDoughRecipe, payload)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().message).toEqual(expect.any(String))
  })

  test('whatever it is, the answer is a recipe with sound weights or a refusal', async () => {
    const strange = fc.oneof(
      fc.constantFrom(null, '', '0', '-1', '1e9', Number.MAX_VALUE, -5, [], {}, true, '\0', '\ud800', '0,63'),
      fc.double(),
      fc.string({ unit: 'binary' }),
      fc.jsonValue(),
    )
    const changes = fc.dictionary(
      fc.constantFrom(...Object.keys(payloadOf({ notes: 'x' })), '__proto__'),
      strange,
      {
        maxKeys: 3,
      },
    )
    await fc.assert(
      fc.asyncProperty(anyDoughForm, changes, async (form, change) => {
        const payload = { ...payloadOf(form), ...change }
        const answer = await sendJson(site, keepDoughRecipe, payload, nextAddress())
        expect([201, 400]).toContain(answer.statusCode)
        if (answer.statusCode === 400) expect(answer.json().message).toEqual(expect.any(String))
        else
          for (const grams of Object.values(answer.json<DoughRecipe>().outputs)) {
            expect(Number.isFinite(grams) && grams >= 0).toBe(true)
          }
      }),
      { numRuns: 300 },
    )
  })

  test.each(['0', 'abc', '-1', '2147483648', '%00', '1.5', "1'--"])('%s is no id', async (id) => {
    const person = visitor()
    await save(person)
    for (const method of ['GET', 'DELETE'] as const) {
      expect((await person.send(method, `${listDoughRecipes.path}/${id}`)).statusCode).toBe(404)
    }
  })
})

describe('limits', () => {
  test('hold for those who save at once too, and a login moves what there is room for', async () => {
    const person = await testPerson(site, '203.0.113.7')
    const answers = await Promise.all(Array.from({ length: MOST_DOUGH_RECIPES + 5 }, () => save(person)))
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(MOST_DOUGH_RECIPES)
    const refused = answers.find(({ statusCode }) => statusCode === 409)
    expect(refused?.json().message).toBe(
      "Puoi conservare al massimo 100 ricette di impasto: eliminane una per salvarne un'altra.",
    )

    const [newest] = await list(person)
    await person.call(deleteDoughRecipe, { params: { id: newest?.id ?? 0 } })
    const elsewhere = visitor()
    for (const name of ['Vecchia', 'Nuova']) await save(elsewhere, payloadOf({ name }))
    const { email } = person.user
    await elsewhere.call(startSession, { body: { email, password: PASSWORD } })
    expect((await namesOf(person)).filter((name) => name !== DEFAULT_DOUGH_FORM.name)).toEqual(['Nuova'])
    await elsewhere.call(endSession)
    expect(await namesOf(elsewhere)).toEqual(['Vecchia'])
  })

  test('stop an address that sends too many', async () => {
    const statuses = new Map<number, number>()
    for (let i = 0; i <= SAVES_PER_HOUR; i += 1) {
      const { statusCode } = await save(testBrowser(site, '203.0.113.9'), { name: '' })
      statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1)
    }
    expect(Object.fromEntries(statuses)).toEqual({ 400: SAVES_PER_HOUR, 429: 1 })
  })
})
