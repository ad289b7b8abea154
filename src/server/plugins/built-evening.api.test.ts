import { fileURLToPath } from 'node:url'
import { type CheerioAPI, load } from 'cheerio'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { keepEvening, openEveningLink, shareMenu } from '#contracts/pizza-night/kept-evenings.endpoints.ts'
import { invitePage, sharedNightPage } from '#contracts/pizza-night/night-pages.ts'
import type { LinkKind } from '#contracts/pizza-night/pizza-night-kept.ts'
import { FIRST_EVENING, FIRST_GUEST } from '#domain/pizza-night/evening-draft.ts'
import { textsOf } from '#tests/support/built-site.ts'
import { sharedApp } from '#tests/support/test-app.ts'
import { testBrowser, testPerson } from '#tests/support/test-person.ts'
import { builtPages } from './built-pages.ts'

const pages = builtPages(fileURLToPath(new URL('../../../dist', import.meta.url)))
const site = sharedApp({ pages })

async function read(url: string, form?: string) {
  const { statusCode, headers, body } = await site.app.inject({
    url,
    method: form === undefined ? 'GET' : 'POST',
    headers: {
      accept: 'text/html',
      ...(form !== undefined && { 'content-type': 'application/x-www-form-urlencoded' }),
    },
    ...(form !== undefined && { payload: form }),
  })
  return { status: statusCode, headers, body, $: load(body, { scriptingEnabled: false }) }
}

const FORM = 'form[aria-label="La tua serata"]'
const NEEDS_FORM = 'form[aria-label="Chi non mangia che cosa"]'
const part = (name: string) => `section[aria-label="${name}"]`
const heading = ($: CheerioAPI) => textsOf($, `${part('La serata')} h2`)[0]
const typedIn = ($: CheerioAPI, name: string) => $(`${FORM} [name=${name}]`).attr('value')

function submit($: CheerioAPI, selector: string, typed: Record<string, string> = {}) {
  const form = $(selector)
  for (const [name, value] of Object.entries(typed)) {
    const field = form.find(`[name="${name}"]`)
    expect([name, field.length]).toEqual([name, 1])
    if (field.attr('type') === 'checkbox') field.attr('checked', '')
    else field.attr('value', value)
  }
  const action = form.attr('action') ?? ''
  const data = form.serialize()
  return form.attr('method') === 'post' ? read(action, data) : read(`${action}?${data}`)
}

describe('an evening without scripts', () => {
  // Ten in the morning of Rome in winter: the usual hour can still be reached, whenever the test runs.
  const tomorrow = new Date(Date.now() + 24 * 3_600_000).toISOString().slice(0, 10)
  beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${tomorrow}T09:00:00Z`) }))
  afterAll(() => void vi.useRealTimers())

  test('needs no more than the number of guests: the form has the next evening', async () => {
    const { $ } = await read('/serata')
    expect($(`${FORM} noscript p`).text()).toContain('sotto questo modulo')
    expect($('[role=alert]')).toHaveLength(0)
    expect(typedIn($, 'quando')).toMatch(/T20:00$/)
    const planned = await submit($, FORM)
    expect(heading(planned.$)).toMatch(/si inforna alle 20:00$/)
    expect(planned.$(part('La serata')).text()).not.toContain('Questa serata è passata')
  })

  test('has the usual hour also where a link names only the guests', async () => {
    const { $ } = await read('/serata?ospiti=6')
    expect([typedIn($, 'ospiti'), typedIn($, 'quando')]).toEqual(['6', expect.stringMatching(/T20:00$/)])
  })

  test('is asked for its hour, and nothing typed is lost', async () => {
    const { $ } = await submit((await read('/serata')).$, FORM, { ospiti: '3', quando: '' })
    expect(textsOf($, `${FORM} [role=alert]`)[0]).toBe('Scegli giorno e ora della prima pizza.')
    expect(typedIn($, 'ospiti')).toBe('3')
    const planned = await submit($, FORM, { quando: '2096-11-24T20:00' })
    expect(heading(planned.$)).toBe('sabato 24 novembre, si inforna alle 20:00')
    expect(planned.$(part('Il menu')).text()).toContain('Pizza')
  })

  test('is told in a second form what guests may not eat, and no address knows it', async () => {
    const first = await submit((await read('/serata')).$, FORM, { ospiti: '3' })
    const second = first.$(NEEDS_FORM)
    expect([second.attr('method'), second.attr('action')]).toEqual(['post', '/serata'])
    const { $ } = await submit(first.$, NEEDS_FORM, { 'quanti-celiachia': '1' })
    expect(heading($)).toMatch(/si inforna alle 20:00$/)
    expect($(part('Il menu')).text()).toContain('Senza glutine, esce per prima')
    expect(textsOf($, `${part('La coda al forno')} li`)[0]).toMatch(/senza glutine.*chi è celiaco/i)
    expect(typedIn($, 'ospiti')).toBe('3')
    expect($(`${NEEDS_FORM} [name=quanti-celiachia]`).attr('value')).toBe('1')
    const more = await submit($, NEEDS_FORM, { 'ospite-2-allergia-uova': '', 'ospite-2-vegana': '' })
    expect(more.$(`${NEEDS_FORM} [name=quanti-celiachia]`).attr('value')).toBe('1')
    for (const what of ['allergia-uova', 'vegana'])
      expect(more.$(`${NEEDS_FORM} [name=ospite-2-${what}]`).attr('checked')).toBeDefined()
  })

  test('that cannot be says why, beside what was asked', async () => {
    const { $ } = await read('/serata?ospiti=200&quando=2096-11-24T20:00')
    expect(textsOf($, `${FORM} [role=alert]`)[0]).toContain('dividi gli ospiti in due turni')
    expect(typedIn($, 'ospiti')).toBe('200')
    expect($('main').text()).not.toContain('Ospite 25')
  })

  test('that a link brings is all there: menu, doughs, hours, oven, shopping', async () => {
    const { $ } = await read('/serata?ospiti=2&quando=2096-11-24T20:00&tavola=1.2_52.2')
    for (const [name, text] of [
      ['Il menu', 'Pizza Margherita'],
      ['Il menu', 'Senza glutine, esce per prima'],
      ['Gli impasti', 'farina'],
      ['Che cosa fare e quando', 'Impasta'],
      ['La coda al forno', 'Per una persona'],
      ['La spesa', 'Farina'],
    ] as const)
      expect($(part(name)).text()).toContain(text)
  })

  test('of a recipe that no evening bakes says so, and what to do', async () => {
    const { $ } = await read('/serata?ricette=76')
    expect(textsOf($, `${FORM} [role=status]`)[0]).toMatch(/ resta fuori dalla serata: .*e qui /)
    expect($(`${FORM} [role=status] noscript a`).attr('href')).toBe('/serata')
  })

  test('that is over says so, and its link has it again', async () => {
    const { $ } = await read('/serata?ospiti=3&quando=2020-11-28T20:30')
    expect(heading($)).toBe('sabato 28 novembre, si inforna alle 20:30')
    expect($(part('La serata')).text()).toMatch(
      /Questa serata è passata: .* sabato 28 novembre 2020 alle 21:/,
    )
    const link = $('a:contains("Rifalla")')
    expect(link.text()).toMatch(/^Rifalla .* alle 20:30$/)
    const { $: again } = await read(link.attr('href') ?? '')
    expect(heading(again)).toMatch(/si inforna alle 20:30$/)
    expect(again(part('La serata')).text()).not.toContain('Questa serata è passata')
    expect(typedIn(again, 'ospiti')).toBe('3')
  })
})

describe('the links of an evening', () => {
  const evening = {
    draft: {
      ...FIRST_EVENING,
      bakeAt: '2096-11-24T20:00',
      guestCount: '2',
      guests: [
        { ...FIRST_GUEST, name: 'Celeste Rari', needs: ['celiachia' as const] },
        { ...FIRST_GUEST, wish: '2' },
      ],
    },
    timeZone: 'Europe/Rome',
    plannedAtMs: null,
  }

  async function keptEvening(kind: LinkKind): Promise<string> {
    const person = await testPerson(site)
    const kept = await person.call(keepEvening, { body: { title: 'Compleanno di Ada', ...evening } })
    const { id } = kept.json()
    return (await person.call(openEveningLink, { params: { id, kind } })).json().token
  }

  test.each([
    ['with an account', () => keptEvening('menu')],
    [
      'without one',
      async () => (await testBrowser(site).call(shareMenu, { body: evening })).json().token as string,
    ],
  ])('menu and hours that somebody shares %s are read, and name nobody', async (_who, share) => {
    const { headers, body, $ } = await read(sharedNightPage(await share()))
    expect(headers).toMatchObject({
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    })
    expect(textsOf($, 'h1')).toEqual(['Sabato 24 novembre 2096'])
    expect($('main').text()).toContain('si inforna alle 20:00, si mangia dalle 20:')
    expect($(part('Il menu')).text()).toContain('Per chi mangia senza glutine')
    expect($(part('Il menu')).text()).toContain('Senza glutine')
    expect(textsOf($, `${part('Che cosa esce e quando')} li`)).toHaveLength(2)
    expect($('main').text()).not.toMatch(/Impasta|Stendi/)
    expect(body).not.toContain('Celeste')
  })

  test('an invitation says what it is to, and who else comes to nobody', async () => {
    const { body, $ } = await read(invitePage(await keptEvening('invito')))
    expect(textsOf($, 'h1')).toEqual(['Compleanno di Ada'])
    expect(body).not.toContain('Celeste')
  })

  test.each([
    [sharedNightPage('x'), 'Questo link non vale più'],
    [invitePage('x'), 'Questo invito non vale più'],
  ])('%s opens nothing, and says so', async (path, told) => {
    const { status, $ } = await read(path)
    expect(status).toBe(404)
    expect(textsOf($, 'main h1, main h2')).toContain(told)
  })
})

describe('first aid without scripts', () => {
  const firstCause = ($: CheerioAPI) => textsOf($, 'section[aria-labelledby=cause] h3')[0]
  const linkOf = ($: CheerioAPI, text: string) => $(`main a:contains("${text}")`).first().attr('href') ?? ''

  test('is in the foot of a page', async () => {
    const { $ } = await read('/')
    expect($('footer a:contains("Pronto soccorso pizza")').attr('href')).toBe('/pronto-soccorso')
  })

  test('the search of recipes tells who is stuck where help is', async () => {
    const { $ } = await read('/ricette?cerca=pizza+pallida')
    expect($('aside a[href="/pronto-soccorso/pallida"]').text()).toContain('Pallida')
  })

  test('a fault is found by its words, and its questions can be answered', async () => {
    const { $: found } = await submit((await read('/pronto-soccorso')).$, 'form:has(input[type=search])', {
      cerca: 'cruda in mezzo',
    })
    const { $: fault } = await read(linkOf(found, 'Cruda al centro'))
    const { $: answered } = await read(linkOf(fault, 'Scuro'))
    expect(firstCause(answered)).toBe('Il fondo brucia prima che il centro sia cotto')
    const { $: oven } = await read(linkOf(answered, 'Apri la cottura corretta'))
    expect(oven(part('Risultato')).text()).toContain('Temperatura ideale')
  })

  test("what is corrected is the reader's own dough: that of the recipe, or of the calculator", async () => {
    const ofCause = ($: CheerioAPI, cause: string) =>
      $(`li:has(h3:contains("${cause}")) a[href^="/calcolatore-impasto"]`).attr('href') ?? ''
    const ofQuery = (address: string) => new URL(address, 'http://site').searchParams
    let { $ } = await read('/ricette/43?dosi=2')
    for (const link of ['Pronto soccorso pizza', 'Gommosa', 'Tirava, tornava indietro'])
      $ = (await read(linkOf($, link))).$
    expect($('main').text()).toContain("L'impasto corretto parte dal tuo.")
    const corrected = ofQuery(ofCause($, "L'impasto aveva poca acqua"))
    expect(corrected.get('name')).toBeTruthy()
    const own = await site.app.inject('/calcolatore-impasto?ricetta=43')
    const before = ofQuery(String(own.headers.location))
    expect(Number(corrected.get('hydrationPct')) - Number(before.get('hydrationPct'))).toBeCloseTo(0.05, 6)

    $ = (await read('/calcolatore-impasto?hydrationPct=0.75&oilPct=0.03')).$
    for (const link of ['Pronto soccorso pizza', 'Si strappa']) $ = (await read(linkOf($, link))).$
    const torn = ofQuery(ofCause($, 'È più idratato'))
    expect([torn.get('hydrationPct'), torn.get('oilPct')]).toEqual(['0.72', '0.03'])
  })
})
