import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { ACCOUNT_HINT } from '#contracts/accounts/account-hint.ts'
import { PUBLIC_PAGES } from '#contracts/pages/pages.ts'
import { RECIPES_PER_PAGE } from '#contracts/recipe-list/list-address.ts'
import type { Classics } from '#contracts/recipes/classics.ts'
import { listClassics } from '#contracts/recipes/recipes.endpoints.ts'
import { classicsFirst } from '#domain/recipes/classics.ts'
import { builtSite, textsOf } from '#tests/support/built-site.ts'

const site = await builtSite()

const section = (name: string) => `section:has(h2:contains("${name}"))`

test.each(['/', '/ricette', '/ricette/1', '/glossario', '/pizzerie', '/profilo', '/auth'])(
  'the HTML of %s is the same for every visitor',
  async (path) => {
    const anonymous = await site.get(path)
    const known = await site.get(path, {
      cookie: `${ACCOUNT_HINT}=1; cornicione_session=abc`,
      'user-agent': 'another browser',
    })
    expect(known.body).toBe(anonymous.body)
    expect(anonymous.headers).not.toHaveProperty('set-cookie')
    expect(String(anonymous.headers.vary)).not.toMatch(/cookie/i)
  },
)

test('a page that is none says so, with its status', async () => {
  const { status, $ } = await site.page('/pagina-che-non-esiste')
  expect(status).toBe(404)
  expect(textsOf($, 'h1')).toEqual(['Questa pagina è rimasta in forno troppo a lungo'])
  expect($('main').text()).toContain('404 Page Not Found')
})

describe('home', () => {
  test('says what the site is, in sections with their anchors', async () => {
    const { $ } = await site.page('/')
    expect(textsOf($, 'h1')).toEqual(['La tradizione italiana a casa tua'])
    expect($('main').text()).toContain('Scorri per iniziare')
    const anchors = $('main section[id]').toArray()
    expect(anchors.map((anchor) => $(anchor).attr('id'))).toEqual([
      'image-analysis-section',
      'cerca-ricette',
      'ricette',
      'pizza-box',
      'calcolatore',
      'nutrizione',
      'convertitore',
      'lista-spesa',
      'pizzerie',
      'glossario',
    ])
    const headings = textsOf($, 'main h2')
    const placeOf = (text: string) => headings.findIndex((heading) => heading.includes(text))
    expect(placeOf('La Mia Pizza Box')).toBeGreaterThan(placeOf('Ricette Classiche'))
    expect(placeOf("L'impasto della domenica")).toBe(placeOf('La Mia Pizza Box') + 1)
    expect(placeOf("Scarica l'app")).toBe(headings.length - 1)
  })

  test('can be read: recipes, a dough, pizzerias, words', async () => {
    const { $ } = await site.page('/')
    const badges = (await site.get(listClassics.path)).json<Classics>()
    const recipes = classicsFirst(await site.recipes(), badges)
    const cards = `${section('Ricette Classiche')} article`
    expect(textsOf($, `${cards} h3`)).toEqual(recipes.slice(0, 6).map(({ name }) => name))
    expect($(`${cards} a:contains("Vedi Ricetta")`).attr('href')).toBe(`/ricette/${recipes[0]?.id}`)
    expect(textsOf($, `${section("L'impasto della domenica")} dd`)).toEqual(['1000g', '650ml', '30g', '3g'])
    expect($(section("L'impasto della domenica")).text()).toContain(
      '6 pizze da 30cm, con 48h di fermentazione in frigo',
    )
    for (const [names, page] of [
      ['#pizzerie h3', '/pizzerie'],
      ['#glossario dt', '/glossario'],
    ] as const)
      expect([textsOf($, names).length, $(`main a[href="${page}"]`).length]).toEqual([3, 1])
  })

  test('offers the types of pizza that the search filters by', async () => {
    const { $ } = await site.page('/')
    expect(textsOf($, 'fieldset:contains("Filtra per tipo") button')).toEqual([
      'Napoletana',
      'Romana',
      'Vegana',
      'Senza Glutine',
      'Gourmet',
    ])
  })

  test('its fields lead to the list, which the server has filtered', async () => {
    const { $ } = await site.page('/')
    for (const name of ['Cerca tra le ricette', 'Che pizza vuoi?']) {
      const field = $(`label:contains("${name}")`).attr('for')
      const form = $(`form:has([id="${field}"])`)
      expect([form.attr('action'), form.attr('method')]).toEqual(['/ricette', 'get'])
      expect($(`[id="${field}"]`).attr('name')).toBe('cerca')
      expect(form.find('button[type=submit]')).toHaveLength(1)
    }
    const fitting = (await site.recipes()).filter(({ name, description }) =>
      `${name}\n${description}`.toLowerCase().includes('patate'),
    )
    expect(fitting).not.toHaveLength(0)
    expect(textsOf((await site.page('/ricette?cerca=patate')).$, 'article h3')).toEqual(
      fitting.map(({ name }) => name),
    )
  })
})

const wholeList = (count: number) => site.page(`/ricette?pagina=${Math.ceil(count / RECIPES_PER_PAGE)}`)

describe('without scripts', () => {
  test('the list holds every recipe, with all that a reader chooses by', async () => {
    const recipes = await site.recipes()
    const { $ } = await wholeList(recipes.length)
    expect(textsOf($, 'h1')).toEqual(['Ricette di Pizza'])
    expect(textsOf($, 'main h2')).toContain(`${recipes.length} ricette trovate`)
    expect($('article')).toHaveLength(recipes.length)
    for (const recipe of recipes) {
      const card = $(`article:has(a[href="/ricette/${recipe.id}"])`)
      expect(card.find('h3').text()).toBe(recipe.name)
      for (const words of [
        recipe.description,
        recipe.category,
        recipe.difficulty,
        `${recipe.ingredients.length} ingredienti`,
        `Tempo: ${recipe.preparationTime} min`,
      ])
        expect(card.text()).toContain(words)
      expect(card.find('a:contains("Vedi Ricetta")').attr('href')).toBe(`/ricette/${recipe.id}`)
    }
  })

  test('a mistyped word leads to what the search finds', async () => {
    const { $ } = await site.page('/ricette?cerca=margerita')
    expect($('main').text()).toContain('Mostro i risultati per «margherita».')
    expect(textsOf($, 'article h3')[0]).toBe('Pizza Margherita')
  })

  test('a dish that the site does not have is spoken of once, with what comes nearest', async () => {
    const { $ } = await site.page('/ricette?cerca=ananas')
    const main = $('main').text()
    expect(main.split("Qui non c'è").length - 1).toBe(1)
    expect(textsOf($, 'main button:contains("Reimposta i filtri")')).toHaveLength(1)
    expect(main).not.toContain('Togli «ananas»')
    expect(main).not.toContain('Tutte le ricette')
    expect($('aside a[href^="/ricette/"]').length).toBeGreaterThan(0)
  })

  test('the glossary holds every word, and its words lead to each other', async () => {
    const { $ } = await site.page('/glossario')
    const words = (await site.get('/api/glossary')).json<{ term: string }[]>()
    expect(textsOf($, 'dt')).toEqual(words.map(({ term }) => term))
    const references = $('dd a[href^="#"]').toArray()
    expect(references).not.toHaveLength(0)
    for (const reference of references)
      expect($(`dl > [id="${$(reference).attr('href')?.slice(1)}"]`)).toHaveLength(1)
  })

  test('every pizzeria can be read', async () => {
    const pizzerias = (await site.get('/api/pizzerias')).json<{ name: string }[]>()
    expect(textsOf((await site.page('/pizzerie')).$, 'h3')).toEqual(pizzerias.map(({ name }) => name))
  })

  test('a link shows what the tools find', async () => {
    const { $: pairing } = await site.page('/abbinamenti-ingredienti?base=pomodoro')
    expect(textsOf(pairing, `${section('Con pomodoro stanno bene')} article h3`)).toContain('Basilico')
    const { $: analysis } = await site.page('/abbinamenti-ingredienti?scheda=analisi&con=pomodoro,basilico')
    expect(analysis('main').text()).toContain('Le coppie')
    const oven = '/guida-forno?style=napoletana&oven=home_electric&surface=steel&maxTemp=275'
    const { $: guide } = await site.page(oven)
    expect(textsOf(guide, '[aria-label=Risultato] dd')).toContain('260-275 °C')
    expect(textsOf(guide, '[aria-label=Risultato] li').join()).toContain('Sforna')
    const { $: fahrenheit } = await site.page(`${oven}&unit=F`)
    expect(textsOf(fahrenheit, '[aria-label=Risultato] dd')).toContain('500-527 °F')
    for (const path of ['/calcolatore-nutrizione', '/lista-spesa'])
      expect((await site.page(path)).$('[role=note]').text()).toContain(
        'Questo strumento ha bisogno di JavaScript.',
      )
  })
})

describe('the articles', () => {
  test.each([
    ['/storia-della-pizza', 'Storia della Pizza', 'Storia della pizza, carte alla mano'],
    ['/tecniche-di-impasto', 'Tecniche di Impasto', 'Tecniche di impasto: acqua, tempo e poche mosse'],
    ['/forni-e-cottura', 'Forni e Cottura', 'Forni e cottura: le tre strade del calore'],
    [
      '/ingredienti-di-qualita',
      'Ingredienti di Qualità',
      "Ingredienti di qualità: l'etichetta prima del carrello",
    ],
  ])('%s opens from the footer as %s, with its contents and the other three', async (path, link, title) => {
    const { $ } = await site.page(path)
    expect($(`footer a:contains("${link}")`).attr('href')).toBe(path)
    expect(textsOf($, 'h1')).toEqual([title])
    expect($('header').text()).toMatch(/Circa \d minuti di lettura/)
    const contents = $('nav:contains("In questo articolo") a').toArray()
    expect(contents.length).toBeGreaterThanOrEqual(6)
    for (const anchor of contents)
      expect($(`h2[id="${$(anchor).attr('href')?.slice(1)}"]`).text()).toBe($(anchor).text())
    expect($(contents.at(-1)).attr('href')).toBe('#fonti')
    const others = $('nav:contains("Continua a leggere") h3').toArray()
    expect(others).toHaveLength(3)
    expect(others.map((other) => $(other).text())).not.toContain(title)
  })
})

test('the footer holds brand, links, resources, contacts and the legal line', async () => {
  const { $ } = await site.page('/shop')
  const footer = $('body > footer, footer').last()
  expect(footer.text()).toContain('La guida definitiva per chi ama la vera pizza italiana')
  const addresses = (name: string) =>
    $(`footer nav:contains("${name}") a`)
      .toArray()
      .map((link) => [$(link).text(), $(link).attr('href')])
  expect(addresses('Link Rapidi')).toEqual([
    ['Ricette', '/#ricette'],
    ['Pizzerie', '/#pizzerie'],
    ['Glossario', '/#glossario'],
    ['Nutrizione', '/calcolatore-nutrizione'],
  ])
  expect(addresses('Risorse').map(([text]) => text)).toEqual([
    'Storia della Pizza',
    'Tecniche di Impasto',
    'Forni e Cottura',
    'Ingredienti di Qualità',
  ])
  expect(footer.find('a[href^="mailto:"]').text()).toMatch(/^\S+@\S+\.\S+$/)
  expect(footer.find('a[href^="tel:"]').text()).toMatch(/\d{3}/)
  expect(footer.text()).toContain(`© ${new Date().getFullYear()} Cornicione`)
  for (const name of ['Privacy Policy', 'Termini di Utilizzo', 'Cookie Policy'])
    expect(footer.find(`a:contains("${name}")`).attr('href')).toMatch(/^\/privacy(#\w+)?$/)
})

describe('pictures', () => {
  test('no two recipes of the catalogue share one', async () => {
    const { length } = await site.recipes()
    const { $ } = await wholeList(length)
    const addresses = $('article img')
      .toArray()
      .map((picture) => $(picture).attr('src'))
    expect(addresses.length).toBe(length)
    expect(new Set(addresses).size).toBe(addresses.length)
  })

  test.each(['/', '/ricette', '/ricette/7'])(
    'the first of %s is asked for before any script',
    async (path) => {
      const { $ } = await site.page(path)
      expect($('main img[fetchpriority="high"]').first().attr('loading')).toBe('eager')
    },
  )

  test('the list asks for those of its first row first, and for the others when they come near', async () => {
    const { $ } = await site.page('/ricette')
    const asked = $('article img')
      .toArray()
      .map((picture) => [$(picture).attr('loading'), $(picture).attr('fetchpriority')].join())
    const [one, two, ...others] = asked
    expect([one, two]).toEqual(['eager,high', 'eager,high'])
    expect(new Set(others)).toEqual(new Set(['lazy,auto']))
  })

  test('a link to a tool shows its own', async () => {
    const { $ } = await site.page('/guida-forno')
    const { pathname } = new URL($('meta[property="og:image"]').attr('content') ?? '')
    expect(pathname).toBe('/immagini/pagina-guida-forno-og.jpg')
    expect((await site.get(pathname)).headers['content-type']).toBe('image/jpeg')
  })

  test('what a browser needs to install the site is there, and can be drawn', async () => {
    const manifest = (await site.get('/manifest.webmanifest')).json<{
      id: string
      icons: { src: string }[]
    }>()
    expect(manifest.id).toBe('/')
    for (const src of [...manifest.icons.map((icon) => icon.src), '/favicon.ico', '/favicon.svg']) {
      const { statusCode, headers, rawPayload } = await site.get(src)
      expect([src, statusCode, headers['content-type']]).toEqual([
        src,
        200,
        expect.stringMatching(/^image\//),
      ])
      if (!src.endsWith('.ico')) expect((await sharp(rawPayload).metadata()).width).toBeGreaterThan(0)
    }
  })
})

test.each(['identity', 'gzip', 'br'])(
  'the worker is asked for anew each time and has a policy of its own, also as %s',
  async (encoding) => {
    const { headers } = await site.get('/sw.js', { 'accept-encoding': encoding })
    expect(headers['content-encoding'] ?? 'identity').toBe(encoding)
    expect(headers['cache-control']).toBe('no-cache')
    expect(headers).toHaveProperty('content-security-policy')
  },
)

test.each(['/ricette', '/ricette?pagina=5', '/ricette?categoria=Vegana', '/ricette?dieta=vegana&pagina=2'])(
  '%s names to programs the recipes that it shows, each with its address',
  async (address) => {
    const { $ } = await site.page(address)
    const list = JSON.parse($('script[type="application/ld+json"]').text())
    const found = Number.parseInt($('h2[aria-live]').text(), 10)
    expect(list).toMatchObject({ '@type': 'ItemList', numberOfItems: found })
    const named = list.itemListElement.map(({ url }: { url: string }) => new URL(url).pathname)
    const shown = $('main article a[aria-label^="Vedi Ricetta"]')
      .toArray()
      .map((card) => $(card).attr('href')?.split('?')[0])
    expect(shown.length).toBeGreaterThan(5)
    expect(named).toEqual(shown)
  },
)

test('every page names the feeds, and both are there', async () => {
  const { $ } = await site.page('/glossario')
  const feeds = $('link[rel=alternate]').toArray()
  expect(feeds.map((feed) => $(feed).attr('type'))).toEqual(['application/rss+xml', 'application/feed+json'])
  for (const feed of feeds) {
    const { statusCode, headers } = await site.get($(feed).attr('href') ?? '')
    expect([statusCode, headers['content-type']]).toEqual([200, `${$(feed).attr('type')}; charset=utf-8`])
  }
})

test('the shortcuts of the installed app are pages of the site', async () => {
  const { shortcuts } = (await site.get('/manifest.webmanifest')).json<{
    shortcuts: { name: string; url: string }[]
  }>()
  expect(shortcuts.map(({ name }) => name)).toEqual([
    'Ricette',
    "Calcolatore d'impasto",
    'Lista della spesa',
    'Pronto soccorso pizza',
  ])
  for (const { url } of shortcuts) expect(PUBLIC_PAGES).toContain(url)
})

describe('what a browser may fetch before somebody goes there', () => {
  const rulesOf = async (path: string) => {
    const named = String((await site.get(path)).headers['speculation-rules'])
    expect(named).toMatch(/^"\/[a-z.-]+"$/)
    const { headers, body } = await site.get(named.slice(1, -1))
    expect(headers['content-type']).toMatch(/^application\/speculationrules\+json(;|$)/)
    return JSON.parse(body)
  }

  test('are recipes alone: no call, no account, no link with a token', async () => {
    const { prefetch, ...others } = await rulesOf('/ricette')
    expect(others).toEqual({})
    expect(prefetch).toMatchObject([{ source: 'document', eagerness: 'moderate' }])
    const pattern = new URLPattern(prefetch[0].where.href_matches, 'https://pizza.example/ricette')
    const isFetched = (href: string) => pattern.test(href, 'https://pizza.example')
    for (const path of ['/', '/ricette', '/ricette/1', '/glossario', '/shop']) {
      const { $ } = await site.page(path)
      for (const link of $('a[href]').toArray()) {
        const href = $(link).attr('href') ?? ''
        expect([href, isFetched(href)]).toEqual([href, /^\/ricette\/\d+([?#]|$)/.test(href)])
      }
    }
    for (const href of [
      '/api/recipes/1',
      '/api/auth/verify?token=a',
      '/reimposta-password?token=a',
      '/newsletter/conferma?token=a',
      '/profilo',
      '/admin/anteprima/1',
      'https://other.example/ricette/1',
    ])
      expect([href, isFetched(href)]).toEqual([href, false])
  })

  test('is not told to pages of accounts', async () => {
    for (const path of ['/profilo', '/auth', '/admin', '/reimposta-password?token=a'])
      expect((await site.get(path)).headers).not.toHaveProperty('speculation-rules')
  })
})

test('who asks for a part of a file that is not there learns in Italian how long it is', async () => {
  const whole = await site.get('/favicon.ico')
  const { statusCode, headers, body } = await site.get('/favicon.ico', { range: 'bytes=9999999-' })
  expect([statusCode, headers['content-range']]).toEqual([416, `bytes */${whole.rawPayload.length}`])
  expect(body).toContain("Di questo file è stata chiesta una parte che non c'è")
})
