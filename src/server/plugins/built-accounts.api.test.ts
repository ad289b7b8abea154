import type { CheerioAPI } from 'cheerio'
import { expect, test } from 'vitest'
import { BENCH_MENU, HELP_MENU, ROOMS_MENU } from '#contracts/pages/every-page.built.ts'
import { PUBLIC_PAGES } from '#contracts/pages/pages.ts'
import { builtSite, textsOf } from '#tests/support/built-site.ts'

const KEY = 'segreto-di-prova'
const site = await builtSite({
  env: { AI_BASE_URL: 'http://127.0.0.1:9', AI_API_KEY: KEY, AI_MODEL: 'penna' },
})

const linksOf = ($: CheerioAPI, selector: string) =>
  $(selector)
    .toArray()
    .map((link) => [$(link).text().trim(), $(link).attr('href')])

test('the header leads to the tools, home and to the login, with its recipes as an anchor of home', async () => {
  const { $ } = await site.page('/privacy')
  const tools = [
    ['Calcolatore Impasto', '/calcolatore-impasto'],
    ['Guida Forno', '/guida-forno'],
    ['Abbinamenti', '/abbinamenti-ingredienti'],
    ['Shop', '/shop'],
    ['Nutrizione', '/calcolatore-nutrizione'],
  ]
  for (const name of ['Principale', 'Menu'])
    expect(linksOf($, `header nav[aria-label=${name}] > ul a`)).toEqual([['Ricette', '/#ricette'], ...tools])
  const rooms = [ROOMS_MENU, BENCH_MENU, HELP_MENU].flat().map(({ label, to }) => [label, to])
  expect(linksOf($, 'header nav[aria-label=Menu] > div a')).toEqual(rooms)
  expect($('header a:contains("Cornicione")').attr('href')).toBe('/')
  expect($('header a:contains("Accedi")').attr('href')).toBe('/auth')
  const home = await site.page('/')
  expect(linksOf(home.$, 'header nav[aria-label=Principale] a')[0]).toEqual(['Ricette', '#ricette'])
})

test.each([
  ['/guida-forno', ['Guida Forno'], []],
  ['/calcolatore-impasto', ['Calcolatore Impasto'], ['Impasto']],
  ['/ricette', ['Ricette'], ['Ricette']],
  ['/ricette/1', ['Ricette'], ['Ricette']],
  ['/serata', [], ['Serata']],
  ['/cerca', [], ['Cerca']],
  ['/la-mia-cucina', [], ['La mia cucina']],
])('header and bar mark where the reader is: %s', async (path, items, places) => {
  const { $ } = await site.page(path)
  expect(textsOf($, 'nav[aria-label=Principale] [aria-current=page]')).toEqual(items)
  expect(textsOf($, 'nav[aria-label=Scorciatoie] [aria-current=page]')).toEqual(places)
})

test.each([
  ['Banco degli attrezzi', BENCH_MENU],
  ['Aiuto', HELP_MENU],
])('each page of the room %s leads to the others, and says which it is', async (room, links) => {
  for (const { to, label } of links) {
    const { $ } = await site.page(to)
    expect(linksOf($, `nav[aria-label="${room}"] a`)).toEqual(links.map((link) => [link.label, link.to]))
    expect(textsOf($, `nav[aria-label="${room}"] [aria-current=page]`)).toEqual([label])
  }
})

test('my kitchen opens for everybody: what is kept on the device, what to do where nothing is, an account', async () => {
  const { $ } = await site.page('/la-mia-cucina')
  expect(textsOf($, 'main section h2')).toEqual([
    'Cuori e collezioni',
    'Le tue serate',
    'I tuoi impasti',
    'Lista della spesa',
    'Forno e cucina',
    'Le tue note',
  ])
  expect(linksOf($, 'main section a').map(([, to]) => to)).toEqual([
    '/ricette',
    '/serata',
    '/calcolatore-impasto',
    '/lista-spesa',
    '/guida-forno',
    '/ricette',
  ])
  expect(linksOf($, 'main aside a')).toEqual([['Entra o registrati', '/auth']])
})

test('the footer leads to every tool and article, and shares where no network is configured', async () => {
  const { $ } = await site.page('/privacy')
  const paths = linksOf($, 'footer a').map(([, href]) => href?.replace(/#.*/, ''))
  const ofHome = ['/', '/ricette', '/pizzerie', '/glossario'] // their links lead to the home page and its sections
  expect(paths).toEqual(expect.arrayContaining(PUBLIC_PAGES.filter((path) => !ofHome.includes(path))))
  expect($('footer button[aria-label^="Condividi Cornicione su"]')).toHaveLength(3)
})

test('a visitor finds the way to the login where his collections would be', async () => {
  const { $ } = await site.page('/')
  expect(textsOf($, '#pizza-box h2')).toEqual(['La Mia Pizza Box'])
  expect(textsOf($, '#pizza-box h3')).toEqual(['Accesso Richiesto'])
  expect(linksOf($, '#pizza-box a')).toEqual([['Entra o registrati', '/auth']])
})

test('the page of the login says what an account is good for, and suits password managers', async () => {
  const { $ } = await site.page('/auth')
  expect(textsOf($, '[role=tab]')).toEqual(['Login', 'Registrati'])
  const panel = $('main aside')
  expect($(`#${panel.attr('aria-labelledby')}`).text()).toBe('Che cosa ci fai con un account')
  expect(panel.find('li').length).toBeGreaterThan(0)
  expect($('input[name=email]').attr('autocomplete')).toBe('email')
  expect($('input[name=password]').attr('autocomplete')).toBe('current-password')
  expect($('input[name=password]').attr('type')).toBe('password')
  expect($('main a:contains("Password dimenticata?")').attr('href')).toBe('/password-dimenticata')
})

test('the link of a letter ends at a page that says how it went', async () => {
  const ask = await site.page('/conferma-indirizzo?token=segreto')
  expect(textsOf(ask.$, 'main button')).toEqual(["Conferma l'indirizzo"])
  const undo = await site.page('/annulla-cambio-indirizzo?token=segreto')
  expect(textsOf(undo.$, 'main button')).toEqual(['Annulla il cambio'])
  for (const { $ } of [ask, undo]) expect($.html()).not.toContain('segreto')
  const good = await site.page('/verifica-completata')
  expect(textsOf(good.$, 'h1')).toEqual(['Verifica completata'])
  expect(linksOf(good.$, 'main a')).toContainEqual(['Torna alla home', '/'])
  const bad = await site.page('/errore-verifica')
  expect(bad.$('main').text()).toContain(
    'Non è stato possibile verificare la tua email. Il link potrebbe essere scaduto o non valido.',
  )
})

test('the key of the model stays on the server', async () => {
  const texts: string[] = []
  for (const path of ['/', '/ricette/1', '/api/recipes/1', '/api/health']) {
    const { body } = await site.get(path)
    texts.push(body)
    for (const [file] of body.matchAll(/\/assets\/[\w.-]+\.js/g)) texts.push((await site.get(file)).body)
  }
  expect(texts.length).toBeGreaterThan(10)
  expect(texts.filter((text) => text.includes(KEY))).toEqual([])
})
