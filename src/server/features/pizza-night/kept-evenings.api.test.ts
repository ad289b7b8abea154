import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { deleteAccount, exportPersonalData } from '#contracts/accounts/accounts.endpoints.ts'
import { addToCollection, removeFromCollection } from '#contracts/collections/collections.endpoints.ts'
import { addressOf } from '#contracts/endpoint.ts'
import {
  changeInviteAnswer,
  changeKeptEvening,
  closeEveningLink,
  deleteKeptEvening,
  forgetKnownGuest,
  getKeptEvening,
  getNightInvite,
  getOwnShare,
  getSharedNight,
  keepEvening,
  keepKnownGuest,
  listKeptEvenings,
  listKnownGuests,
  listReceivedAnswers,
  markReceivedAnswer,
  openEveningLink,
  removeReceivedAnswer,
  restoreKeptEvening,
  sayWhoInvites,
  sendInviteAnswer,
  shareMenu,
  withdrawInviteAnswer,
} from '#contracts/pizza-night/kept-evenings.endpoints.ts'
import { planPizzaNight } from '#contracts/pizza-night/pizza-night.endpoints.ts'
import { PizzaNight } from '#contracts/pizza-night/pizza-night.ts'
import type { NightShare, ReceivedAnswer } from '#contracts/pizza-night/pizza-night-invite.ts'
import type {
  KeptEvening,
  KeptEveningCard,
  LinkKind,
  NewKeptEvening,
} from '#contracts/pizza-night/pizza-night-kept.ts'
import { type EveningDraft, FIRST_EVENING, FIRST_GUEST } from '#domain/pizza-night/evening-draft.ts'
import { KEPT_LIMITS } from '#domain/pizza-night/kept-evening.ts'
import {
  pizzaNightAnswers,
  pizzaNightGuests,
  pizzaNightMenus,
  pizzaNights,
} from '#server/db/schema-pizza-night.ts'
import { eventually } from '#tests/support/eventually.ts'
import { secondServer, sharedApp } from '#tests/support/test-app.ts'
import { PASSWORD, type TestBrowser, testBrowser, testPerson } from '#tests/support/test-person.ts'
import { forgetEveningsRepository } from './forget-evenings.repository.ts'

const ANSWERS_PER_HOUR = 100
const ANSWERS_OF_DEVICE = 10
const site = sharedApp({ limits: { eveningsPerMinute: 500, answersPerHour: ANSWERS_PER_HOUR } })

const DAY_MS = 24 * 3600 * 1000
const bakeAt = '2096-11-24T20:00'
const draft: EveningDraft = {
  ...FIRST_EVENING,
  bakeAt,
  guestCount: '2',
  guests: [
    { ...FIRST_GUEST, name: 'Celeste Rari', needs: ['celiachia'] },
    { ...FIRST_GUEST, name: 'Nocciolina', allergies: ['frutta a guscio'], dislikes: 'cipolla' },
  ],
}
const written = (more: Partial<NewKeptEvening> = {}): NewKeptEvening => ({
  title: 'Compleanno di Ada',
  draft,
  timeZone: 'Europe/Rome',
  plannedAtMs: Date.now(),
  ...more,
})
const keep = async (person: TestBrowser, more: Partial<NewKeptEvening> = {}): Promise<KeptEvening> => {
  const answer = await person.call(keepEvening, { body: written(more) })
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json()
}
const change = (
  person: TestBrowser,
  { id, updatedAt: basedOn }: KeptEvening,
  more: Partial<NewKeptEvening>,
) => person.call(changeKeptEvening, { params: { id }, body: { ...written(more), basedOn } })
const list = async (person: TestBrowser): Promise<KeptEveningCard[]> =>
  (await person.call(listKeptEvenings)).json()
const openLink = async (person: TestBrowser, id: number, kind: LinkKind): Promise<string> =>
  (await person.call(openEveningLink, { params: { id, kind } })).json().token
const answersOf = async (person: TestBrowser, id: number): Promise<ReceivedAnswer[]> =>
  (await person.call(listReceivedAnswers, { params: { id } })).json()

let addresses = 0
const guest = () => {
  addresses += 1
  return testBrowser(site, `198.51.100.${addresses}`)
}
const answer = {
  name: 'Bea',
  appetite: 1.5,
  needs: ['vegana'],
  allergies: ['sedano'],
  dislikes: 'cipolla, acciughe',
  wish: '7',
}
const withConsent = { ...answer, consent: true }

describe('an evening in the account', () => {
  test('is kept with the plan that its form and its clock give, and found again', async () => {
    const person = await testPerson(site)
    const kept = await keep(person)
    const planned = await person.call(planPizzaNight, {
      body: {
        bakeAt,
        guests: [
          { name: 'Celeste Rari', needs: ['celiachia'] },
          { name: 'Nocciolina', allergies: ['frutta a guscio'], dislikes: ['cipolla'] },
        ],
      },
    })
    expect(kept).toMatchObject({
      title: 'Compleanno di Ada',
      guests: 2,
      draft,
      links: { invito: null, menu: null },
    })
    expect(PizzaNight.parse(kept.plan)).toEqual(planned.json())
    expect((await person.call(getKeptEvening, { params: { id: kept.id } })).json()).toEqual(kept)
    const { id, title, bakeAtMs, timeZone, updatedAt } = kept
    expect(await list(person)).toEqual([
      { id, title, bakeAtMs, timeZone, updatedAt, guests: 2, newAnswers: 0 },
    ])
  })

  test('of the past is planned by the clock it was made by, which cannot lie ahead', async () => {
    const person = await testPerson(site)
    const past = { ...draft, bakeAt: '2026-06-20T20:00' }
    const plannedAtMs = Date.parse('2026-06-18T10:00:00+02:00')
    expect((await keep(person, { draft: past, plannedAtMs })).plannedAtMs).toBe(plannedAtMs)
    expect((await keep(person, { plannedAtMs: Date.now() + DAY_MS })).plannedAtMs).toBeLessThanOrEqual(
      Date.now(),
    )
    expect((await keep(person, { plannedAtMs: null })).plannedAtMs).toBeNull()
  })

  test('keeps its plan when only its name changes, and is made of the recipes that it names', async () => {
    const person = await testPerson(site)
    await person.call(addToCollection, { params: { id: 'to-try', recipeId: 7 } })
    const collected = { ...draft, guestCount: '1', guests: [FIRST_GUEST], from: 'to-try' }
    const kept = await keep(person, { draft: collected })
    expect(kept.plan?.pizzas).toMatchObject([{ recipeId: 7, count: 1 }])
    await person.call(removeFromCollection, { params: { id: 'to-try', recipeId: 7 } })
    const { plannedAtMs } = kept
    const renamed = await change(person, kept, { title: 'Altro nome', draft: collected, plannedAtMs })
    const { updatedAt } = renamed.json()
    expect(renamed.json()).toEqual({ ...kept, title: 'Altro nome', updatedAt })
    const anew = { draft: { ...collected, atOnce: '2' }, plannedAtMs }
    expect((await change(person, renamed.json(), anew)).statusCode).toBe(400)
  })

  test('is changed, put into the bin and taken out of it', async () => {
    const person = await testPerson(site)
    const kept = await keep(person)
    const { id } = kept
    const changed = await change(person, kept, {
      title: 'Rimandata',
      draft: { ...draft, bakeAt: '2096-11-25T20:00', guestCount: '1', guests: [FIRST_GUEST] },
    })
    expect(changed.json()).toMatchObject({ id, title: 'Rimandata', guests: 1 })
    const menu = await openLink(person, id, 'menu')
    expect(await person.status(deleteKeptEvening, { params: { id } })).toBe(204)
    expect(await list(person)).toEqual([])
    expect(await person.status(deleteKeptEvening, { params: { id } })).toBe(404)
    expect(await person.status(getKeptEvening, { params: { id } })).toBe(404)
    expect(await guest().status(getSharedNight, { params: { token: menu } })).toBe(404)
    const restored = await person.call(restoreKeptEvening, { params: { id } })
    expect(restored.json()).toMatchObject({ id, title: 'Rimandata' })
    expect(await guest().status(getSharedNight, { params: { token: menu } })).toBe(200)
  })

  test("is nobody else's", async () => {
    const [owner, thief] = [await testPerson(site), await testPerson(site)]
    const { id, updatedAt: basedOn } = await keep(owner)
    const token = await openLink(owner, id, 'invito')
    await guest().call(sendInviteAnswer, { params: { token }, body: withConsent })
    const [received] = await answersOf(owner, id)
    const answerId = received?.id ?? 0
    for (const [method, url, payload] of [
      ['GET', addressOf(getKeptEvening, { params: { id } })],
      ['GET', addressOf(listReceivedAnswers, { params: { id } })],
      ['GET', addressOf(listReceivedAnswers, { params: { id: id + 1000 } })],
      ['PUT', addressOf(changeKeptEvening, { params: { id } }), { ...written(), basedOn }],
      ['DELETE', addressOf(deleteKeptEvening, { params: { id } })],
      ['POST', addressOf(restoreKeptEvening, { params: { id } })],
      ['PUT', addressOf(openEveningLink, { params: { id, kind: 'menu' } })],
      ['DELETE', addressOf(closeEveningLink, { params: { id, kind: 'invito' } })],
      [
        'PUT',
        addressOf(markReceivedAnswer, { params: { id, answerId } }),
        { isHandled: true, basedOn: received?.answeredAt },
      ],
      ['DELETE', addressOf(removeReceivedAnswer, { params: { id, answerId } })],
    ] as const)
      expect([url, (await thief.send(method, url, payload)).statusCode]).toEqual([url, 404])
    for (const [method, url] of [
      ['GET', listKeptEvenings.path],
      ['POST', keepEvening.path],
      ['GET', listKnownGuests.path],
    ] as const)
      expect([url, (await guest().send(method, url)).statusCode]).toEqual([url, 401])
  })

  test.each([
    [{ title: ' ' }, 'title', 'Dai un nome alla serata'],
    [{ title: 'x'.repeat(61) }, 'title', 'Usa al massimo 60 caratteri'],
    [{ draft: 3 }, 'draft', 'Manca la serata'],
    [{ draft: { ...draft, atHome: 'sale\u0000' } }, 'draft', 'Contiene caratteri non ammessi'],
    [{ draft: { ...draft, bakeAt: '' } }, 'bakeAt', /giorno e ora/],
    [{ draft: { ...draft, atOnce: '9' } }, 'oven.atOnce', /da 1 a 6/],
    [{ draft: { ...draft, bakeAt: '2020-01-01T20:00' } }, 'bakeAt', /già passata/],
    [{ timeZone: 'Marte' }, 'timeZone', /IANA/],
    [{ plannedAtMs: -1 }, 'plannedAtMs', /istante/],
  ])('%j is refused beside %s', async (more, field, message) => {
    const person = await testPerson(site)
    const refused = await person.call(keepEvening, { body: { ...written(), ...more } })
    expect(refused.statusCode).toBe(400)
    expect(refused.json().fields[field]).toMatch(message)
    expect(await list(person)).toEqual([])
  })

  test('there are so many, also for who keeps them at once', async () => {
    const person = await testPerson(site)
    const answers = await Promise.all(
      Array.from({ length: KEPT_LIMITS.evenings + 2 }, () =>
        person.call(keepEvening, {
          body: written({ draft: { ...draft, guestCount: '1', guests: [FIRST_GUEST] } }),
        }),
      ),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(KEPT_LIMITS.evenings)
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json().message).toMatch(
      /al massimo 50 serate/,
    )
    const [first] = await list(person)
    await person.call(deleteKeptEvening, { params: { id: first?.id ?? 0 } })
    await keep(person)
    expect(await person.status(restoreKeptEvening, { params: { id: first?.id ?? 0 } })).toBe(409)
  })
})

describe('the link with the menu', () => {
  test('shows menu and hours without the guests, until it is closed', async () => {
    const person = await testPerson(site)
    const { id, plan } = await keep(person)
    const token = await openLink(person, id, 'menu')
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(await openLink(person, id, 'menu')).toBe(token)
    const shared = await guest().call(getSharedNight, { params: { token } })
    expect(shared.json()).toMatchObject({ people: 2, bakeAtMs: plan?.bakeAtMs })
    expect(shared.headers['cache-control']).toBe('no-store')
    for (const word of ['Celeste', 'Nocciolina', 'cipolla', 'cautions', 'notes', '"needs"'])
      expect(shared.body).not.toContain(word)
    expect(await guest().status(getNightInvite, { params: { token } })).toBe(404)
    for (const chore of ['"acts"', 'Impasta', 'Stendi']) expect(shared.body).not.toContain(chore)
    await person.call(closeEveningLink, { params: { id, kind: 'menu' } })
    expect(await guest().status(getSharedNight, { params: { token } })).toBe(404)
    expect(await openLink(person, id, 'menu')).not.toBe(token)
  })
})

describe('what the links say', () => {
  test('who invites and where: the name of the account, until somebody writes another', async () => {
    const person = await testPerson(site)
    const { id } = await keep(person)
    const [invito, menu] = [await openLink(person, id, 'invito'), await openLink(person, id, 'menu')]
    const read = async () => [
      (await guest().call(getNightInvite, { params: { token: invito } })).json(),
      (await guest().call(getSharedNight, { params: { token: menu } })).json(),
    ]
    for (const link of await read()) expect(link).toMatchObject({ host: person.user.name, place: '' })
    const said = { host: 'Ada e Ugo', place: 'Via Roma 3, Bologna' }
    expect(await person.status(sayWhoInvites, { params: { id }, body: said })).toBe(204)
    await openLink(person, id, 'menu')
    for (const link of await read()) expect(link).toMatchObject(said)
    expect((await person.call(getKeptEvening, { params: { id } })).json()).toMatchObject(said)
    const stranger = await testPerson(site)
    expect(await stranger.status(sayWhoInvites, { params: { id }, body: said })).toBe(404)
  })

  test('a guest what he eats and when, with his own key, and nothing of the others', async () => {
    const person = await testPerson(site)
    const { id, updatedAt } = await keep(person)
    const token = await openLink(person, id, 'invito')
    const { key } = (await guest().call(sendInviteAnswer, { params: { token }, body: withConsent })).json()
    const own = () => guest().call(getOwnShare, { params: { token }, body: { key } })
    expect((await own()).json()).toEqual({ state: 'waiting', shares: [] })
    const [received] = await answersOf(person, id)
    const guests = [...draft.guests, { ...answer, answer: received?.id ?? 0 }]
    const oneEach = { ...draft, guestCount: '3', guests, service: 'each' } as const
    const body = { ...written({ draft: oneEach }), basedOn: updatedAt }
    const kept = (await person.call(changeKeptEvening, { params: { id }, body })).json<KeptEvening>()
    const mine = kept.plan?.guests[2]
    const { state, shares } = (await own()).json<NightShare>()
    expect([state, shares[0]?.atMs]).toEqual(['seated', mine?.servedMs])
    expect(shares.reduce((sum, { units }) => sum + units, 0)).toBe(answer.appetite * 2)
    const name = kept.plan?.pizzas.find(({ key: one }) => one === mine?.shares[0]?.pizza)?.name
    for (const { what } of shares) expect(what).toContain(name)
    expect((await own()).body).not.toMatch(/Celeste|Nocciolina|celiach/)
    const unknown = { params: { token }, body: { key: 'x'.repeat(43) } }
    expect(await guest().status(getOwnShare, unknown)).toBe(404)
  })
})

describe('a menu that is shared without an account', () => {
  const share = async () => {
    const { title: _, ...menu } = written()
    const answer = await guest().call(shareMenu, { body: menu })
    expect(answer.statusCode, answer.body).toBe(201)
    return addressOf(getSharedNight, { params: { token: answer.json().token } })
  }

  test('is the one that its form and its clock give, and names nobody', async () => {
    const shared = await guest().send('GET', await share())
    const kept = await keep(await testPerson(site))
    expect(shared.json()).toEqual({ ...kept.menu, host: '', place: '' })
    const rows = await site.database.db.select().from(pizzaNightMenus)
    for (const word of ['Celeste', 'Nocciolina', 'cipolla', 'cautions', 'notes', '"needs"'])
      expect(JSON.stringify(rows)).not.toContain(word)
  })

  test('is forgotten a month after the evening, and a year after it was shared', async () => {
    const address = await share()
    const evenings = forgetEveningsRepository(site.database.db)
    await evenings.forget(Date.now() + 365 * DAY_MS)
    expect((await guest().send('GET', address)).statusCode).toBe(200)
    await evenings.forget(Date.now() + 367 * DAY_MS)
    expect((await guest().send('GET', address)).statusCode).toBe(404)
  })

  test('is refused where the evening is', async () => {
    const { title: _, ...menu } = written({ draft: { ...draft, bakeAt: '2096-11-24T04:00' } })
    expect((await guest().call(shareMenu, { body: menu })).json()).toMatchObject({
      fields: { bakeAt: expect.stringContaining('dormi') },
    })
  })
})

describe('an invitation', () => {
  const invited = async () => {
    const person = await testPerson(site)
    const { id } = await keep(person)
    return { person, id, token: await openLink(person, id, 'invito') }
  }
  const handle = (person: TestBrowser, id: number, seen: ReceivedAnswer | undefined) =>
    person.call(markReceivedAnswer, {
      params: { id, answerId: seen?.id ?? 0 },
      body: {
        isHandled: true,
        basedOn: seen?.answeredAt,
      },
    })

  test('tells who opens it when it is, and nothing of the others', async () => {
    const { token } = await invited()
    await guest().call(sendInviteAnswer, { params: { token }, body: withConsent })
    const opened = await guest().call(getNightInvite, { params: { token } })
    expect(opened.json()).toEqual({
      host: expect.any(String),
      place: '',
      evening: expect.stringMatching(/^[\w-]{43}$/),
      title: 'Compleanno di Ada',
      bakeAtMs: Date.parse('2096-11-24T19:00:00Z'),
      timeZone: 'Europe/Rome',
      endsAtMs: expect.any(Number),
    })
    expect(opened.cookies).toEqual([])
  })

  test('is answered without an account, and changed or withdrawn by its author alone', async () => {
    const { person, id, token } = await invited()
    const author = guest()
    const answered = await author.call(sendInviteAnswer, { params: { token }, body: withConsent })
    expect(answered.statusCode).toBe(201)
    const { key } = answered.json()
    const [first] = await answersOf(person, id)
    expect(first).toMatchObject({ guest: answer, isHandled: false, consentedAt: expect.any(String) })
    expect((await list(person))[0]?.newAnswers).toBe(1)
    const [row] = await site.database.db
      .select()
      .from(pizzaNightAnswers)
      .where(eq(pizzaNightAnswers.id, first?.id ?? 0))
    expect(row?.keyHash).not.toBe(key)

    expect((await handle(person, id, first)).statusCode).toBe(204)
    expect((await list(person))[0]?.newAnswers).toBe(0)

    const forged = { ...withConsent, name: 'Ladra', key: 'a'.repeat(43) }
    expect(await guest().status(changeInviteAnswer, { params: { token }, body: forged })).toBe(404)
    const other = await invited()
    const elsewhere = await author.call(changeInviteAnswer, {
      params: { token: other.token },
      body: { ...withConsent, key },
    })
    expect(elsewhere.statusCode).toBe(404)

    const plain = { ...answer, needs: [], allergies: [], key }
    expect(await author.status(changeInviteAnswer, { params: { token }, body: plain })).toBe(204)
    expect(await answersOf(person, id)).toMatchObject([
      { id: first?.id, guest: { needs: [], allergies: [] }, consentedAt: null, isHandled: false },
    ])
    expect(await author.status(withdrawInviteAnswer, { params: { token }, body: { key } })).toBe(204)
    expect(await answersOf(person, id)).toEqual([])
    expect(await author.status(withdrawInviteAnswer, { params: { token }, body: { key } })).toBe(404)
  })

  test.each([
    [{ consent: false }, 'consent', /consenso/],
    [{ name: '' }, 'name', 'Scrivi il tuo nome'],
    [{ name: 'a\u0000b' }, 'name', 'Contiene caratteri non ammessi'],
    [{ needs: ['digiuno'] }, 'needs.0', /Un bisogno/],
    [{ dislikes: 'x'.repeat(201) }, 'dislikes', /al massimo 200/],
    [{ wish: 'pizza' }, 'wish', /codice/],
  ])('%j is refused beside %s', async (more, field, message) => {
    const { person, id, token } = await invited()
    const refused = await guest().call(sendInviteAnswer, {
      params: { token },
      body: {
        ...withConsent,
        ...more,
      },
    })
    expect(refused.statusCode).toBe(400)
    expect(refused.json().fields[field]).toMatch(message)
    expect(await answersOf(person, id)).toEqual([])
  })

  test('ends with the last pizza, and when the host closes it', async () => {
    const { person, id, token } = await invited()
    const { key } = (await guest().call(sendInviteAnswer, { params: { token }, body: withConsent })).json()
    const isClosed = async () =>
      Promise.all([
        guest().call(getNightInvite, { params: { token } }),
        guest().call(sendInviteAnswer, { params: { token }, body: withConsent }),
        guest().call(changeInviteAnswer, { params: { token }, body: { ...withConsent, key } }),
        guest().call(withdrawInviteAnswer, { params: { token }, body: { key } }),
      ]).then((answers) => answers.map(({ statusCode }) => statusCode))
    const { db } = site.database
    const endsAt = (at: Date) => db.update(pizzaNights).set({ endsAt: at }).where(eq(pizzaNights.id, id))
    await endsAt(new Date(Date.now() - 1000))
    expect(await isClosed()).toEqual([404, 404, 404, 404])
    await endsAt(new Date(Date.now() + DAY_MS))
    await person.call(closeEveningLink, { params: { id, kind: 'invito' } })
    expect(await isClosed()).toEqual([404, 404, 404, 404])
    expect(await answersOf(person, id)).toHaveLength(1)
  })

  test('stays new where its author changed it after the host had read it', async () => {
    const { person, id, token } = await invited()
    const author = guest()
    const { key } = (await author.call(sendInviteAnswer, { params: { token }, body: withConsent })).json()
    const [read] = await answersOf(person, id)
    const allergies = ['sedano', 'frutta a guscio']
    const allergic = { ...withConsent, allergies, key }
    await author.call(changeInviteAnswer, { params: { token }, body: allergic })
    const late = await handle(person, id, read)
    expect([late.statusCode, late.json().kept]).toMatchObject([409, { guest: { allergies } }])
    const [now] = await answersOf(person, id)
    expect(now).toMatchObject({ isHandled: false, guest: { allergies } })
    expect((await handle(person, id, now)).statusCode).toBe(204)
  })

  test('is not used up by one who has the link', async () => {
    const { person, id, token } = await invited()
    const send = (browser: TestBrowser, to = token) =>
      browser.call(sendInviteAnswer, { params: { token: to }, body: withConsent })
    const [one, another] = [guest(), guest()]
    for (let i = 0; i < ANSWERS_OF_DEVICE; i += 1) expect((await send(one)).statusCode).toBe(201)
    const refused = await send(one)
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, expect.any(String)])
    expect(refused.json().message).toMatch(/^Da qui sono già arrivate 10 risposte a questo invito/)
    expect((await send(another)).statusCode).toBe(201)
    expect((await send(one, (await invited()).token)).statusCode).toBe(201)
    expect(await answersOf(person, id)).toHaveLength(ANSWERS_OF_DEVICE + 1)
  })

  test('loses the answers that the host removes, and its old link where he renews it', async () => {
    const { person, id, token } = await invited()
    const answering = (to: string) => addressOf(sendInviteAnswer, { params: { token: to } })
    const author = guest()
    const { key } = (await author.send('POST', answering(token), withConsent)).json()
    await guest().send('POST', answering(token), { ...withConsent, name: 'Ugo' })
    const [bea, ugo] = await answersOf(person, id)
    const removal = addressOf(removeReceivedAnswer, { params: { id, answerId: bea?.id ?? 0 } })
    expect((await person.send('DELETE', removal)).statusCode).toBe(204)
    expect((await person.send('DELETE', removal)).statusCode).toBe(404)
    expect(await answersOf(person, id)).toEqual([ugo])
    const again = await author.call(changeInviteAnswer, {
      params: { token },
      body: {
        ...withConsent,
        key,
      },
    })
    expect([again.statusCode, again.json().message]).toEqual([
      404,
      expect.stringMatching(/rispondere di nuovo/),
    ])

    await person.call(closeEveningLink, { params: { id, kind: 'invito' } })
    const renewed = await openLink(person, id, 'invito')
    expect((await guest().send('POST', answering(token), withConsent)).statusCode).toBe(404)
    expect((await guest().send('POST', answering(renewed), withConsent)).statusCode).toBe(201)
    expect(await answersOf(person, id)).toMatchObject([ugo ?? {}, { guest: answer }])
  })

  test('is the same by its renewed link: who has answered changes that answer', async () => {
    const { person, id, token } = await invited()
    const author = guest()
    const look = async (to: string) =>
      (await author.call(getNightInvite, { params: { token: to } })).json().evening
    const before = await look(token)
    const { key } = (await author.call(sendInviteAnswer, { params: { token }, body: withConsent })).json()
    await person.call(closeEveningLink, { params: { id, kind: 'invito' } })
    const renewed = await openLink(person, id, 'invito')
    expect(await look(renewed)).toBe(before)
    expect(await look((await invited()).token)).not.toBe(before)

    const body = { ...withConsent, allergies: ['sedano'], key }
    const change = (to: string) => author.call(changeInviteAnswer, { params: { token: to }, body })
    const closed = await change(token)
    expect([closed.statusCode, closed.json().message]).toEqual([404, expect.stringMatching(/^Questo invito/)])
    expect((await change(renewed)).statusCode).toBe(204)
    expect(await answersOf(person, id)).toMatchObject([{ guest: { allergies: ['sedano'] } }])
  })

  test('takes so many answers, and so many from one address', async () => {
    const { person, id, token } = await invited()
    const send = (browser: TestBrowser) =>
      browser.call(sendInviteAnswer, { params: { token }, body: withConsent })
    const answers = await Promise.all(Array.from({ length: KEPT_LIMITS.answers + 2 }, () => send(guest())))
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(KEPT_LIMITS.answers)
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json().message).toMatch(
      /scrivi a chi organizza/,
    )
    expect(await answersOf(person, id)).toHaveLength(KEPT_LIMITS.answers)
    const one = testBrowser(site, '203.0.113.44')
    for (let i = 0; i < ANSWERS_PER_HOUR; i += 1) await send(one)
    expect((await send(one)).statusCode).toBe(429)
  })

  test.each(['x', '%00', "' or 1=1 --", 'a'.repeat(43)])('%s opens nothing', async (token) => {
    for (const path of [
      addressOf(getNightInvite, { params: { token } }),
      addressOf(getSharedNight, { params: { token } }),
    ])
      expect((await guest().send('GET', path)).statusCode).toBe(404)
  })
})

describe('guests for the next time', () => {
  const kept = { guest: answer, consent: true }

  test('are kept only when they are ticked, with the instant, once for each name', async () => {
    const person = await testPerson(site)
    for (const consent of [false, undefined]) {
      const refused = await person.call(keepKnownGuest, { body: { guest: answer, consent } })
      expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([400, ['consent']])
    }
    const before = Date.now()
    expect(await person.status(keepKnownGuest, { body: kept })).toBe(201)
    await person.call(keepKnownGuest, { body: { ...kept, guest: { ...answer, name: 'ada' } } })
    const changed = { ...kept, guest: { ...answer, name: 'BEA', needs: [] } }
    const [, first] = (await person.call(listKnownGuests)).json()
    await person.call(keepKnownGuest, { body: { ...changed, basedOn: first.consentedAt } })
    const guests = (await person.call(listKnownGuests)).json()
    expect(guests).toMatchObject([{ guest: { name: 'ada' } }, { guest: { name: 'BEA', needs: [] } }])
    expect(Date.parse(guests[1].consentedAt)).toBeGreaterThanOrEqual(before - 1000)
    expect(await person.status(forgetKnownGuest, { params: { id: guests[0].id } })).toBe(204)
    expect(await person.status(forgetKnownGuest, { params: { id: guests[0].id } })).toBe(404)
    const thief = await testPerson(site)
    expect(await thief.status(forgetKnownGuest, { params: { id: guests[1].id } })).toBe(404)
    expect((await person.call(listKnownGuests)).json()).toHaveLength(1)
  })
})

describe('two devices', () => {
  const bea = { ...FIRST_GUEST, name: 'Bea', allergies: ['frutta a guscio' as const] }
  const withGuests = (...guests: EveningDraft['guests']): Partial<NewKeptEvening> => ({
    draft: { ...draft, guestCount: String(guests.length), guests },
  })

  test('with one evening: the later one is told what stands there, and changes nothing unseen', async () => {
    const person = await testPerson(site)
    const opened = await keep(person)
    const first = await change(person, opened, withGuests(...draft.guests, bea))
    expect(first.statusCode, first.body).toBe(200)
    const late = await change(person, opened, withGuests(...draft.guests, { ...FIRST_GUEST, name: 'Ugo' }))
    expect([late.statusCode, late.json().message]).toEqual([409, expect.stringContaining('Nel frattempo')])
    expect(late.json().kept).toEqual(first.json())
    const address = addressOf(getKeptEvening, { params: { id: opened.id } })
    expect((await person.send('GET', address)).json()).toEqual(first.json())
    const decided = await change(person, late.json().kept, withGuests({ ...FIRST_GUEST, name: 'Ugo' }))
    expect(decided.json()).toMatchObject({ draft: { guests: [{ name: 'Ugo' }] } })
    expect(decided.json().updatedAt > first.json().updatedAt).toBe(true)
    expect((await person.send('PUT', address, written())).json().fields).toHaveProperty('basedOn')
  })

  test('of which both save at once: one of them', async () => {
    const person = await testPerson(site)
    const opened = await keep(person)
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) => change(person, opened, { title: `Titolo ${index}` })),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(5)
    const saved = answers.find(({ statusCode }) => statusCode === 200)?.json()
    expect(await list(person)).toMatchObject([{ title: saved.title }])
  })

  test('that open links and read answers do not change the evening for each other', async () => {
    const person = await testPerson(site)
    const opened = await keep(person)
    await openLink(person, opened.id, 'invito')
    expect((await change(person, opened, { title: 'Ancora io' })).statusCode).toBe(200)
  })

  test('with one guest for the next time: an allergy is not lost by who does not know of it', async () => {
    const person = await testPerson(site)
    const send = (guest: object, basedOn?: string) =>
      person.call(keepKnownGuest, { body: { guest: { ...answer, ...guest }, consent: true, basedOn } })
    const known = (await send({ allergies: ['sedano'] })).json()
    const late = await send({ allergies: [] })
    expect([late.statusCode, late.json().kept]).toEqual([409, known])
    const more = await send({ allergies: ['sedano', 'soia'] }, known.consentedAt)
    expect(more.statusCode).toBe(201)
    expect((await send({ allergies: [] }, known.consentedAt)).statusCode).toBe(409)
    expect((await send({ allergies: ['sedano', 'soia'] })).statusCode).toBe(201)
    expect((await person.call(listKnownGuests)).json()).toMatchObject([
      { guest: { allergies: ['sedano', 'soia'] } },
    ])
  })
})

describe('what may not be kept', () => {
  const bakeAtMs = Date.parse('2096-11-24T19:00:00Z')

  test('is forgotten within thirty days after the evening; the menu stays, and who was ticked', async () => {
    const person = await testPerson(site)
    const { id } = await keep(person)
    const later = await keep(person, { draft: { ...draft, bakeAt: '2096-12-01T20:00' } })
    const invito = await openLink(person, id, 'invito')
    const menu = await openLink(person, id, 'menu')
    await guest().call(sendInviteAnswer, { params: { token: invito }, body: withConsent })
    await person.call(keepKnownGuest, { body: { guest: answer, consent: true } })
    await person.call(sayWhoInvites, { params: { id }, body: { host: 'Ada', place: 'Via Roma 3' } })
    const evenings = forgetEveningsRepository(site.database.db)

    await evenings.forget(bakeAtMs + 28 * DAY_MS)
    expect((await person.call(getKeptEvening, { params: { id } })).json()).toMatchObject({
      draft,
    })
    expect(await answersOf(person, id)).toHaveLength(1)

    await evenings.forget(bakeAtMs + 29 * DAY_MS + 1)
    const rest = await person.call(getKeptEvening, { params: { id } })
    expect(rest.json()).toMatchObject({
      plan: null,
      host: null,
      place: null,
      menu: { people: 2 },
      draft: {
        guests: [
          { ...FIRST_GUEST, name: 'Celeste Rari' },
          { ...FIRST_GUEST, name: 'Nocciolina' },
        ],
      },
    })
    for (const word of ['celiachia', 'cipolla', 'cautions']) expect(rest.body).not.toContain(word)
    expect(await answersOf(person, id)).toEqual([])
    expect(await guest().status(getSharedNight, { params: { token: menu } })).toBe(200)
    expect((await person.call(getKeptEvening, { params: { id: later.id } })).json()).toEqual(later)
    expect((await person.call(listKnownGuests)).json()).toMatchObject([{ guest: answer }])
  })

  test('of an evening long past is not even kept at first', async () => {
    const person = await testPerson(site)
    const past = await keep(person, { draft: { ...draft, bakeAt: '2026-06-20T20:00' }, plannedAtMs: null })
    expect(past).toMatchObject({
      plan: null,
      draft: { guests: [{ needs: [] }, { allergies: [], dislikes: '' }] },
    })
    const { db } = site.database
    const [row] = await db.select().from(pizzaNights).where(eq(pizzaNights.id, past.id))
    expect(JSON.stringify(row)).not.toMatch(/celiachia|cipolla/)
  })

  test('in the bin is gone after a day', async () => {
    const person = await testPerson(site)
    const { id } = await keep(person)
    await person.call(deleteKeptEvening, { params: { id } })
    const evenings = forgetEveningsRepository(site.database.db)
    await evenings.forget(Date.now() + DAY_MS / 2)
    expect(await person.status(restoreKeptEvening, { params: { id } })).toBe(200)
    await person.call(deleteKeptEvening, { params: { id } })
    await evenings.forget(Date.now() + DAY_MS + 1000)
    expect(await person.status(restoreKeptEvening, { params: { id } })).toBe(404)
  })

  test('is forgotten by a server that begins to listen', async () => {
    const person = await testPerson(site)
    const { id } = await keep(person)
    const { db } = site.database
    await db
      .update(pizzaNights)
      .set({ deletedAt: new Date(Date.now() - 2 * DAY_MS) })
      .where(eq(pizzaNights.id, id))
    const server = await secondServer(site)
    await eventually(async () => expect(await db.$count(pizzaNights, eq(pizzaNights.id, id))).toBe(0))
    await server.close()
  })

  test('is in the export, and goes with the account', async () => {
    const person = await testPerson(site)
    const { id, links: _keys, ...evening } = await keep(person)
    const token = await openLink(person, id, 'invito')
    await guest().call(sendInviteAnswer, { params: { token }, body: withConsent })
    await person.call(keepKnownGuest, { body: { guest: answer, consent: true } })
    const data = (await person.call(exportPersonalData)).json()
    const host = person.user.name
    expect(data.pizzaNights).toMatchObject([{ id, ...evening, host, answers: [{ guest: answer }] }])
    expect(data.pizzaNightGuests).toMatchObject([{ guest: answer, consentedAt: expect.any(String) }])
    expect(JSON.stringify(data)).not.toContain(token)
    await person.call(deleteAccount, { body: { password: PASSWORD } })
    const { db } = site.database
    expect(await db.$count(pizzaNights, eq(pizzaNights.userId, person.user.id))).toBe(0)
    expect(await db.$count(pizzaNightGuests, eq(pizzaNightGuests.userId, person.user.id))).toBe(0)
    expect(await db.$count(pizzaNightAnswers, eq(pizzaNightAnswers.pizzaNightId, id))).toBe(0)
    expect(await guest().status(getNightInvite, { params: { token } })).toBe(404)
  })
})
