import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import {
  changePassword,
  deleteAccount,
  endOtherSessions,
  exportPersonalData,
  getKitchen,
  getMe,
  keepKitchen,
  saveProfile,
  startSession,
} from '#contracts/accounts/accounts.endpoints.ts'
import { addToCollection } from '#contracts/collections/collections.endpoints.ts'
import { addressOf } from '#contracts/endpoint.ts'
import { subscribeToNewsletter } from '#contracts/newsletter/newsletter.endpoints.ts'
import { rateRecipe } from '#contracts/ratings/ratings.endpoints.ts'
import { addRecipeNote } from '#contracts/recipe-notes/recipe-notes.endpoints.ts'
import { getRecipe } from '#contracts/recipes/recipes.endpoints.ts'
import { NOT_TOLD } from '#domain/kitchen/kitchen.ts'
import { newsletterSubscribers } from '#server/db/schema.ts'
import { emailTokens, sessions, users } from '#server/db/schema-accounts.ts'
import { collectionRecipes, collections, ratings, recipeNotes } from '#server/db/schema-readers.ts'
import { credentialsRepository } from '#server/features/accounts/passwords/credentials.repository.ts'
import type { Account } from '#server/features/accounts/users/users.repository.ts'
import { heldUp } from '#tests/support/held-up.ts'
import { sharedApp } from '#tests/support/test-app.ts'
import { testOnPostgres } from '#tests/support/test-database.ts'
import {
  confirmAddress,
  mailsTo,
  PASSWORD,
  registeredPerson,
  testBrowser,
} from '#tests/support/test-person.ts'

const site = sharedApp()

const NEW = 'lievito e sale'
const loginTo = async (email: string, password = PASSWORD) => {
  const browser = testBrowser(site, '192.0.2.80')
  const answer = await browser.call(startSession, { body: { email, password } })
  return { ...browser, entered: answer.statusCode }
}

const hashOf = async (id: number) =>
  (await site.database.db.select().from(users).where(eq(users.id, id)))[0]?.passwordHash

async function duringNewPassword<T>(id: number, send: () => PromiseLike<T>): Promise<T> {
  const { db } = site.database
  const [account] = await db.select().from(users).where(eq(users.id, id))
  return heldUp(
    db,
    (tx) => tx.select().from(users).where(eq(users.id, id)).for('update'),
    send,
    (tx) => credentialsRepository(tx).changePassword(account as Account, 'of the owner'),
  )
}

test.each([
  ['PUT', saveProfile.path],
  ['PUT', changePassword.path],
  ['DELETE', deleteAccount.path],
  ['DELETE', endOtherSessions.path],
  ['GET', exportPersonalData.path],
  ['GET', getKitchen.path],
  ['PUT', keepKitchen.path],
] as const)('%s %s asks a visitor to log in, whatever he sends', async (method, url) => {
  for (const payload of [undefined, {}, { password: 1 }]) {
    const answer = await testBrowser(site).send(method, url, method === 'GET' ? undefined : payload)
    expect([answer.statusCode, answer.json()]).toEqual([
      401,
      { message: expect.stringMatching(/^Accedi per /) },
    ])
  }
})

describe('PUT /api/auth/profile', () => {
  test.each([
    ['without the password', undefined, "Per cambiare l'e-mail scrivi la password attuale"],
    ['with a wrong password', 'acqua e farina', 'La password attuale non è corretta'],
  ])('another address %s is refused, and nothing changes', async (_how, currentPassword, message) => {
    const person = await registeredPerson(site)
    const { email, username } = person.user
    const wanted = { username, name: 'Ladro', email: `ladro-${email}`, currentPassword }
    const answer = await person.call(saveProfile, { body: wanted })
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { message, fields: { currentPassword: message } },
    ])
    expect((await person.call(getMe)).json()).toEqual(person.user)
  })

  test('changes name and user name, and the address in another case stays verified', async () => {
    const person = await registeredPerson(site)
    await confirmAddress(site, person.user.email)
    const email = person.user.email.replace('example', 'EXAMPLE')
    const wanted = { name: 'Anna Bianchi', username: `${person.user.username}x`, email }
    const answer = await person.call(saveProfile, { body: wanted })
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { ...person.user, ...wanted, emailVerified: true },
    ])
    expect((await person.call(getMe)).json()).toEqual(answer.json())
  })

  test('what has changed since is not overwritten by who says on what the change is based', async () => {
    const person = await registeredPerson(site)
    const { name, email, username } = person.user
    const basedOn = { name, email, username }
    const first = await person.call(saveProfile, { body: { ...basedOn, name: 'Anna Bianchi', basedOn } })
    expect([first.statusCode, first.json().name]).toEqual([200, 'Anna Bianchi'])
    const second = await person.call(saveProfile, {
      body: {
        ...basedOn,
        email: `altra-${email}`,
        basedOn,
      },
    })
    expect([second.statusCode, second.json()]).toEqual([
      409,
      {
        message: "Il profilo è stato cambiato da un altro dispositivo o da un'altra scheda.",
        kept: { ...person.user, name: 'Anna Bianchi' },
      },
    ])
    const { db } = site.database
    const atOnce = await Promise.all(
      ['Bruna', 'Carla', 'Dora'].map((other) =>
        credentialsRepository(db).changeProfile(person.user.id, {
          ...basedOn,
          name: other,
          basedOn: { ...basedOn, name: 'Anna Bianchi' },
        }),
      ),
    )
    expect(atOnce.filter((changed) => changed && 'outdated' in changed)).toHaveLength(2)
  })

  test('a new address is unverified, gets a link, and the old one is told', async () => {
    const person = await registeredPerson(site)
    const { email: old, username, name } = person.user
    await confirmAddress(site, old)
    const email = `nuova-${old}`
    const answer = await person.call(saveProfile, {
      body: {
        username,
        name,
        email,
        currentPassword: PASSWORD,
      },
    })
    expect(answer.json()).toMatchObject({ email, emailVerified: false })
    expect((await mailsTo(site, old, 2))[1]).toContain(email)
    await confirmAddress(site, email)
    expect((await loginTo(email)).entered).toBe(200)
    expect((await loginTo(old)).entered).toBe(401)
  })

  test('an address that nobody proved is told too, and three changes an hour are enough', async () => {
    const person = await registeredPerson(site)
    const { email: first, username, name } = person.user
    const moveTo = (email: string) =>
      person.call(saveProfile, { body: { username, name, email, currentPassword: PASSWORD } })
    const taken = (await registeredPerson(site)).user.email
    for (let i = 0; i < 4; i += 1) expect((await moveTo(taken)).statusCode).toBe(409)
    for (let i = 0; i < 3; i += 1) expect((await moveTo(`n${i}-${first}`)).statusCode).toBe(200)
    const fourth = await moveTo(`n3-${first}`)
    const message = "Troppi tentativi. Riprova tra un'ora."
    expect([fourth.statusCode, fourth.json()]).toEqual([429, { message, fields: { email: message } }])
    expect(Number(fourth.headers['retry-after'])).toBeGreaterThan(3000)
    const renamed = await person.call(saveProfile, {
      body: {
        username,
        name: 'Altro Nome',
        email: `n2-${first}`,
      },
    })
    expect(renamed.statusCode).toBe(200)
    expect(await mailsTo(site, `n2-${first}`, 1)).toHaveLength(1)
    expect(await mailsTo(site, first, 2)).toHaveLength(2)
    expect(await mailsTo(site, `n0-${first}`, 2)).toHaveLength(2)
  })

  test.each(['email', 'username'] as const)('the %s of somebody else is 409 on that field', async (field) => {
    const [one, other] = [await registeredPerson(site), await registeredPerson(site)]
    const { email, username, name } = one.user
    const wanted = {
      email,
      username,
      name,
      [field]: other.user[field].toUpperCase(),
      currentPassword: PASSWORD,
    }
    const answer = await one.call(saveProfile, { body: wanted })
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([409, [field]])
    expect((await one.call(getMe)).json()).toEqual(one.user)
  })
})

describe('PUT /api/auth/password', () => {
  const change = (currentPassword: string, newPassword = NEW) => ({
    currentPassword,
    newPassword,
    confirmPassword: newPassword,
  })

  test('ends the other sessions, renews this one, and tells the owner', async () => {
    const person = await registeredPerson(site)
    const other = await loginTo(person.user.email)
    const before = person.jar.get('cornicione_session')
    const answer = await person.call(changePassword, { body: change(PASSWORD) })
    expect([answer.statusCode, answer.json()]).toEqual([200, { message: 'Password aggiornata' }])
    expect(await person.status(getMe)).toBe(200)
    expect(person.jar.get('cornicione_session')).not.toBe(before)
    expect(await other.status(getMe)).toBe(401)
    expect((await loginTo(person.user.email)).entered).toBe(401)
    expect((await loginTo(person.user.email, NEW)).entered).toBe(200)
    expect(await mailsTo(site, person.user.email, 2)).toHaveLength(2)
  })

  test('a wrong current password is 400 on its field, and only ten may be tried', async () => {
    const person = await registeredPerson(site, '203.0.113.20')
    const message = 'La password attuale non è corretta'
    for (let i = 0; i < 10; i += 1) {
      const answer = await person.call(changePassword, { body: change(`prova ${i}`) })
      expect([answer.statusCode, answer.json()]).toEqual([
        400,
        { message, fields: { currentPassword: message } },
      ])
    }
    const eleventh = await person.call(changePassword, { body: change(PASSWORD) })
    const wait = 'Troppi tentativi. Riprova tra 15 minuti.'
    expect([eleventh.statusCode, eleventh.json()]).toEqual([
      429,
      { message: wait, fields: { currentPassword: wait } },
    ])
    expect((await loginTo(person.user.email)).entered).toBe(200)
  })

  testOnPostgres('does not cover one that was set meanwhile', async () => {
    const person = await registeredPerson(site)
    const answer = await duringNewPassword(person.user.id, () =>
      person.call(changePassword, { body: change(PASSWORD) }),
    )
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, ['currentPassword']])
    expect(await hashOf(person.user.id)).toBe('of the owner')
    expect(await person.status(getMe)).toBe(401)
  })

  test.each([
    [change(''), 'currentPassword', 'La password attuale è richiesta'],
    [change(PASSWORD, '12345'), 'newPassword', 'La nuova password deve contenere almeno 6 caratteri'],
    [{ ...change(PASSWORD), confirmPassword: 'altra' }, 'confirmPassword', 'Le password non corrispondono'],
  ])('%j is wrong in %s', async (payload, field, message) => {
    const person = await registeredPerson(site)
    const answer = await person.call(changePassword, { body: payload })
    expect([answer.statusCode, answer.json()]).toEqual([400, { message, fields: { [field]: message } }])
  })
})

describe('GET /api/auth/export', () => {
  test('holds everything about the person, nothing of others, and no secret', async () => {
    const person = await registeredPerson(site)
    const stranger = await registeredPerson(site)
    await stranger.call(rateRecipe, { params: { id: 2 }, body: { rating: 1 } })
    await confirmAddress(site, person.user.email)
    await person.call(rateRecipe, { params: { id: 1 }, body: { rating: 4 } })
    await person.call(addRecipeNote, { body: { recipeId: 3, text: 'Mia', cookedOn: '2026-11-21' } })
    await stranger.call(addRecipeNote, { body: { recipeId: 3, text: 'Sua', cookedOn: '2026-11-22' } })
    await person.call(addToCollection, { params: { id: 'favorites', recipeId: 3 } })
    await person.call(subscribeToNewsletter, { body: { email: person.user.email } })
    const answer = await person.call(exportPersonalData)
    expect(answer.headers['content-disposition']).toBe('attachment; filename="cornicione-dati.json"')
    expect(answer.json()).toMatchObject({
      account: { id: person.user.id, email: person.user.email, name: person.user.name },
      sessions: [{ createdAt: expect.any(String) }],
      mailedLinks: [{ purpose: 'verify', email: '', usedAt: expect.any(String) }],
      ratings: [{ recipeId: 1, rating: 4, recipeName: expect.any(String) }],
      recipeNotes: [{ recipeId: 3, recipeName: expect.any(String), text: 'Mia', cookedOn: '2026-11-21' }],
      collections: [
        { id: 'favorites', name: 'Preferiti', recipes: [{ recipeId: 3 }] },
        { id: 'to-try', name: 'Da Provare', recipes: [] },
      ],
      newsletter: { email: person.user.email },
    })
    expect(answer.json().ratings).toHaveLength(1)
    expect(answer.json().recipeNotes).toHaveLength(1)
    expect(answer.body).not.toMatch(/argon2|[Hh]ash/)
    expect(answer.body).not.toContain(person.jar.get('cornicione_session'))
  })

  test('who has not proved an address does not learn whether its owner reads the newsletter', async () => {
    const person = await registeredPerson(site)
    await site.database.db.insert(newsletterSubscribers).values({ email: person.user.email })
    expect((await person.call(exportPersonalData)).json().newsletter).toBeNull()
  })
})

describe('/api/auth/oven', () => {
  const oven = { oven: 'wood_fired', surface: 'stone', maxC: 450 }

  test('keeps the oven of one person, tells it to no other, and gives it back with the data', async () => {
    const [owner, other] = [await registeredPerson(site), await registeredPerson(site)]
    expect(await owner.status(getKitchen)).toBe(204)
    const kept = await owner.call(keepKitchen, { body: oven })
    const kitchen = { ...NOT_TOLD, ...oven }
    expect([kept.statusCode, kept.json()]).toEqual([200, kitchen])
    expect((await owner.call(getKitchen)).json()).toEqual(kitchen)
    expect(await other.status(getKitchen)).toBe(204)
    expect((await owner.call(exportPersonalData)).json()).toEqual(
      expect.objectContaining({ account: expect.objectContaining({ oven: kitchen }) }),
    )
  })

  test('a field that is not sent stays, null forgets one, and who forgets all has told nothing', async () => {
    const owner = await registeredPerson(site)
    await owner.call(keepKitchen, { body: oven })
    await owner.call(keepKitchen, { body: { roomC: 20.5, mixing: 'spirale', ballG: 270 } })
    const changed = await owner.call(keepKitchen, { body: { maxC: null, flourW: 280 } })
    const kitchen = {
      ...NOT_TOLD,
      oven: 'wood_fired',
      surface: 'stone',
      roomC: 20.5,
      mixing: 'spirale',
      ballG: 270,
      flourW: 280,
    }
    expect(changed.json()).toEqual(kitchen)
    expect((await owner.call(getKitchen)).json()).toEqual(kitchen)
    expect(await owner.status(keepKitchen, { body: NOT_TOLD })).toBe(200)
    expect(await owner.status(getKitchen)).toBe(204)
  })

  test.each([
    { ...oven, oven: 'microwave' },
    { ...oven, maxC: 60 },
    { ...oven, maxC: 250.5 },
    { roomC: 60 },
    { roomC: 20.3 },
    { mixing: 'robot' },
    [],
  ])('refuses %j', async (wrong) => {
    const person = await registeredPerson(site)
    expect(await person.status(keepKitchen, { body: wrong })).toBe(400)
    expect(await person.status(getKitchen)).toBe(204)
  })
})

test('DELETE /api/auth/other-sessions ends the other sessions of this account, and only those', async () => {
  const [person, somebodyElse] = [await registeredPerson(site), await registeredPerson(site)]
  const other = await loginTo(person.user.email)
  expect(await other.status(getMe)).toBe(200)
  expect(await person.status(endOtherSessions)).toBe(204)
  expect(await other.status(getMe)).toBe(401)
  expect(await person.status(getMe)).toBe(200)
  expect(await somebodyElse.status(getMe)).toBe(200)
})

describe('DELETE /api/auth/account', () => {
  test('asks for the password', async () => {
    const person = await registeredPerson(site)
    const answer = await person.call(deleteAccount, { body: { password: 'sbagliata' } })
    const message = 'La password non è corretta'
    expect([answer.statusCode, answer.json()]).toEqual([400, { message, fields: { password: message } }])
    expect(await person.status(getMe)).toBe(200)
  })

  testOnPostgres('is not for who knows an old password', async () => {
    const person = await registeredPerson(site)
    const answer = await duringNewPassword(person.user.id, () =>
      person.call(deleteAccount, { body: { password: PASSWORD } }),
    )
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, ['password']])
    expect(await hashOf(person.user.id)).toBe('of the owner')
  })

  test('removes all, and leaves the rating without its author', async () => {
    const person = await registeredPerson(site)
    const other = await loginTo(person.user.email)
    await person.call(rateRecipe, { params: { id: 7 }, body: { rating: 5 } })
    await person.call(addToCollection, { params: { id: 'to-try', recipeId: 7 } })
    await person.call(addRecipeNote, { body: { recipeId: 7, text: 'Mia', cookedOn: '2026-11-21' } })
    const answer = await person.call(deleteAccount, { body: { password: PASSWORD } })
    expect([answer.statusCode, answer.body, person.jar.size]).toEqual([204, '', 0])
    expect(await other.status(getMe)).toBe(401)
    expect((await loginTo(person.user.email)).entered).toBe(401)
    const { db } = site.database
    for (const table of [sessions, emailTokens, collections, collectionRecipes, ratings, recipeNotes]) {
      expect(await db.select().from(table).where(eq(table.userId, person.user.id))).toEqual([])
    }
    expect(await db.select().from(users).where(eq(users.id, person.user.id))).toEqual([])
    expect(await db.select({ userId: ratings.userId }).from(ratings).where(eq(ratings.recipeId, 7))).toEqual([
      { userId: null },
    ])
    expect((await site.app.inject(addressOf(getRecipe, { params: { id: 7 } }))).json()).toMatchObject({
      rating: 5,
      ratingCount: 1,
    })
  })
})
