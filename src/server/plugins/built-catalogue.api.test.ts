import type { CheerioAPI } from 'cheerio'
import { describe, expect, test } from 'vitest'
import type { Classics } from '#contracts/recipes/classics.ts'
import { listClassics } from '#contracts/recipes/recipes.endpoints.ts'
import { listShopProducts } from '#contracts/shop/shop.endpoints.ts'
import type { ShopProduct } from '#contracts/shop/shop.ts'
import { classicsFirst } from '#domain/recipes/classics.ts'
import { formatHours } from '#domain/recipes/duration.ts'
import { HOME_CATEGORY_FILTERS } from '#domain/recipes/home-filters.ts'
import { builtSite, textsOf } from '#tests/support/built-site.ts'

const site = await builtSite()

const htmlOf = async (path: string) => (await site.page(path)).$
const textOf = ($: CheerioAPI, selector: string) => textsOf($, selector).join(' ')
const titlesOf = ($: CheerioAPI) => textsOf($, 'main article :is(h2, h3)')

describe('a recipe for another number', () => {
  test.each([
    ['/ricette/2?dosi=8', '#passo-5', 'un ottavo della passata'],
    ['/ricette/1?dosi=6', '#passo-8', 'prosegui con le altre cinque.'],
    ['/ricette/98?dosi=30x20', '#passo-4', 'una teglia di 30 x 20 cm'],
    ['/ricette/3?dosi=15', 'main', 'sbriciolato e 1200 g di acqua fredda'],
    ['/ricette/1?dosi=6', '#passo-1', "Versa l'acqua in una ciotola"],
    ['/ricette/1?dosi=6', '#passo-7', 'Distribuisci a spirale 80 g di pomodoro'],
    ['/ricette/1?dosi=6', '#passo-7', 'aggiungi il fior di latte e chiudi'],
    ['/ricette/2?dosi=8', 'section[aria-label="In breve"]', '1 h 4 min di cottura'],
  ])('%s counts again in %s: %s', async (path, part, words) => {
    expect(textOf(await htmlOf(path), part)).toContain(words)
  })

  test('behind an ingredient stands what its words leave out', async () => {
    const $ = await htmlOf('/ricette/1?dosi=6')
    const first = (step: string) => $(`${step} [data-dose]`).first().attr('data-dose')
    expect([first('#passo-1'), first('#passo-7')]).toEqual([
      '\u00a0·\u00a0555\u00a0g',
      '\u00a0·\u00a090\u00a0g',
    ])
  })
})

test('three networks get title and address of a recipe', async () => {
  const $ = await htmlOf('/ricette/1')
  const address = encodeURIComponent($('link[rel=canonical]').attr('href') ?? '')
  const links = $('fieldset:has(legend:contains("Condividi")) a').toArray()
  expect(links.map((link) => [$(link).attr('aria-label'), $(link).attr('href')])).toEqual([
    ['Condividi su WhatsApp', `https://wa.me/?text=Pizza%20Margherita%20${address}`],
    ['Condividi su Facebook', `https://www.facebook.com/sharer/sharer.php?u=${address}`],
    ['Condividi su X', `https://x.com/intent/post?text=Pizza%20Margherita&url=${address}`],
  ])
  for (const link of links) {
    expect($(link).attr('rel')).toContain('noopener')
    expect($(link).attr('target')).toBe('_blank')
  }
})

test('a card of the home page holds everything that the reader chooses by', async () => {
  const $ = await htmlOf('/')
  const badges = (await site.get(listClassics.path)).json<Classics>()
  const cards = $('section:has(h2:contains("Ricette Classiche")) article').toArray()
  const wordsOf = (card: (typeof cards)[number], selector: string) =>
    $(card)
      .find(selector)
      .toArray()
      .map((one) => $(one).text().trim().replaceAll('\u00a0', ' '))
  expect(cards).toHaveLength(6)
  for (const [position, recipe] of classicsFirst(await site.recipes(), badges)
    .slice(0, 6)
    .entries()) {
    const card = cards[position] ?? expect.fail(`no card of ${recipe.name}`)
    expect(wordsOf(card, 'h3')).toEqual([recipe.name])
    expect($(card).find('[aria-label^="Ancora nessun voto"]')).toHaveLength(1)
    expect(wordsOf(card, 'li')).toEqual([
      ...recipe.ingredients.slice(0, 3),
      `+${recipe.ingredients.length - 3}`,
    ])
    for (const words of [recipe.difficulty, formatHours(recipe.preparationTime), recipe.description])
      expect($(card).text()).toContain(words)
    expect($(card).find('a:contains("Vedi Ricetta")').attr('href')).toBe(`/ricette/${recipe.id}`)
    expect(['Più popolare', 'Novità'].map((ribbon) => $(card).text().includes(ribbon))).toEqual([
      position === 0,
      position === 1,
    ])
  }
})

test('every name that a filter of the classics keeps is in the catalogue', async () => {
  const names = (await site.recipes()).map(({ name }) => name).join('\n')
  const kept = Object.values(HOME_CATEGORY_FILTERS).flat()
  expect(kept.length).toBeGreaterThan(5)
  for (const phrase of kept) expect(names).toContain(phrase)
})

describe('the list of recipes', () => {
  test('text, category and difficulty must all fit', async () => {
    const fitting = (await site.recipes()).filter(
      ({ name, description, category, difficulty }) =>
        `${name}\n${description}`.toLowerCase().includes('pizza') &&
        category === 'Gourmet' &&
        difficulty === 'difficile',
    )
    expect(fitting).not.toEqual([])
    const $ = await htmlOf('/ricette?cerca=PIZZA&categoria=Gourmet&difficolta=difficile')
    expect(titlesOf($)).toEqual(fitting.map(({ name }) => name))
  })

  test('the category of a diet has every recipe that keeps to it', async () => {
    const recipes = await site.recipes()
    const both = recipes.filter(({ isVegan, isGlutenFree }) => isVegan && isGlutenFree)
    expect(both).not.toEqual([])
    const $ = await htmlOf('/ricette?categoria=Vegana&dieta=senza-glutine')
    expect(textsOf($, 'main h2')).toContain(`${both.length} ricette trovate`)
    const vegan = recipes.filter(({ isVegan }) => isVegan)
    const ofVegan = await htmlOf('/ricette?categoria=Vegana')
    expect(textsOf(ofVegan, 'main h2')).toContain(`${vegan.length} ricette trovate`)
    const strip = textsOf($, 'section[aria-labelledby=categorie] li')
    expect(strip.toSorted()).toEqual([...new Set(recipes.map(({ category }) => category))].toSorted())
  })

  test('a link with a value that nobody knows says so and keeps the rest', async () => {
    const $ = await htmlOf('/ricette?stile=quadrata&difficolta=facile&ordina=tempo')
    expect($('main').text()).toContain("Il link chiede «quadrata» in «stile», che qui non c'è")
    const easy = (await site.recipes()).filter(({ difficulty }) => difficulty === 'facile')
    expect(textsOf($, 'main h2')).toContain(`${easy.length} ricette trovate`)
    const quickest = Math.min(...easy.map(({ preparationTime }) => preparationTime))
    expect($('main article').first().text()).toContain(`Tempo: ${quickest} min`)
  })
})

test('a question that asks for a number has its answer, and no recipe that nobody asked for', async () => {
  const $ = await htmlOf('/cerca?q=500+g+farina+quante+pizze')
  expect($('main').text()).toMatch(/3\spizze tonde da 30\scm/)
  expect(textsOf($, 'main h2')).not.toContain('Ricette')
})

describe('the shop', () => {
  test('shows every product, with marked links and what is known of its price', async () => {
    const products = (await site.get(listShopProducts.path)).json<ShopProduct[]>()
    const $ = await htmlOf('/shop')
    expect(titlesOf($)).toEqual(products.map(({ title }) => title))
    expect($('main').text()).toContain('Link sponsorizzati.')
    expect(textsOf($, '[role=tab]')).toEqual([
      'Tutte',
      'Offerte',
      'Forni',
      'Accessori',
      'Ingredienti',
      'Strumenti',
      'Libri',
    ])
    const links = $('a[aria-label^="Cerca su Amazon"]').toArray()
    expect(links).toHaveLength(products.length)
    for (const link of links) {
      expect($(link).attr('rel')).toBe('sponsored nofollow noopener')
      expect($(link).attr('href')).toMatch(/^https:\/\/www\.amazon\.it\/s\?k=/)
    }
    const steel = $('article:contains("Piastra d\'acciaio da 6 mm")').first().text()
    expect(steel).toMatch(/69,90\s€/)
    expect(steel).not.toContain('lunga durata') // the fourth tag
    expect($('article:has(h2:contains("Farina 00"))').text()).toContain('Prezzo non disponibile')
  })

  test('a link opens a shelf in its order; one without products says so', async () => {
    const $ = await htmlOf('/shop?categoria=strumenti&ordine=price-low')
    expect(titlesOf($).map((title) => title.split(' ')[0])).toEqual(['Bilancino', 'Termometro', 'Pala'])
    expect(textsOf(await htmlOf('/shop?categoria=offerte'), 'main h2')).toEqual(['Nessun prodotto trovato'])
  })
})

test('a link to the pairings brings its search, and names what the pantry does not know', async () => {
  const found = await htmlOf('/abbinamenti-ingredienti?scheda=ingredienti&cerca=baccala&mese=7')
  expect(titlesOf(found)).toEqual(['Baccalà'])
  const $ = await htmlOf('/abbinamenti-ingredienti?base=zzz&con=pomodoro,unicorno')
  expect(textOf($, '[role=alert]')).toContain('«zzz», «unicorno»')
})
