import type { CheerioAPI } from 'cheerio'
import { describe, expect, test } from 'vitest'
import { italianMonth } from '#domain/pairing/season.ts'
import { seasonsFrom } from '#domain/recipe-list/now-on-table.ts'
import { formatHours } from '#domain/recipes/duration.ts'
import { builtSite, textsOf } from '#tests/support/built-site.ts'

const site = await builtSite()

const fact = ($: CheerioAPI, name: string) => $(`dt:contains("${name}")`).next('dd').text()
const dataBlocks = ($: CheerioAPI) =>
  $('script[type="application/ld+json"]')
    .toArray()
    .map((block) => JSON.parse($(block).text()))
const region = (name: string) => `section:has(> h2:contains("${name}"))`

describe('the page of a recipe', () => {
  test('shows the whole recipe', async () => {
    const { status, $ } = await site.page('/ricette/1')
    const recipe = await site.recipe(1)
    expect(status).toBe(200)
    expect(textsOf($, 'h1')).toEqual([recipe.name])
    expect($('title').text()).toBe(`${recipe.name} | Cornicione`)
    expect($(`main img[alt="${recipe.name}, disegno al computer"]`).attr('src')).toContain(
      recipe.imageUrl ?? '/immagini/',
    )
    expect($('[aria-label="Ancora nessun voto"]')).not.toHaveLength(0)
    expect($('main').text()).toContain(recipe.description)
    expect(fact($, 'Tempo')).toBe(formatHours(recipe.preparationTime))
    expect(fact($, 'Difficoltà')).toBe(recipe.difficulty)
    expect(fact($, 'Categoria')).toBe(recipe.category)
    const shown = textsOf($, `${region('Ingredienti')} h3 + ul > li`)
    expect(shown).toHaveLength(recipe.ingredients.length)
    for (const [index, line] of recipe.ingredients.entries()) expect(shown[index]).toContain(line)
    // A no-break space joins numbers and units.
    const steps = textsOf($, `${region('Procedimento')} li p`)
    const doses = $(`${region('Procedimento')} [data-dose]`).map((_, one) => $(one).attr('data-dose'))
    expect(doses.get().slice(0, 2)).toEqual(['\u00a0·\u00a0370\u00a0g', '\u00a0·\u00a016\u00a0g'])
    expect(steps).toEqual(recipe.instructions.split('\n').map((step) => step.replaceAll(/\s+/g, ' ').trim()))
    expect($('main').text()).toContain('Il video tutorial di questa ricetta non è ancora disponibile.')
  })

  test('leads to the full calculator with its dough and its doses, without scripts too', async () => {
    const { $ } = await site.page('/ricette/1?dosi=6')
    const link = $('nav[aria-label="Con questa ricetta"] a:contains("Impasto")').attr('href') ?? ''
    const { statusCode, headers } = await site.get(link)
    expect(statusCode).toBe(302)
    const calculator = await site.page(String(headers.location))
    const value = (name: string) => calculator.$(`[name=${name}]`).attr('value')
    expect([value('servings'), value('hydrationPct'), value('fermentHours')]).toEqual(['6', '61,67', '12'])
  })

  test.each(['9999', 'x', ''])('a link with recipe «%s» leads to the empty calculator', async (id) => {
    const { headers } = await site.get(`/calcolatore-impasto?ricetta=${id}&dosi=6`)
    expect(headers.location).toBe('/calcolatore-impasto')
  })

  test('has the doses that its address asks for, in the list and in the steps, and goes on being the recipe', async () => {
    const linesOf = async (path: string) => {
      const { status, $ } = await site.page(path)
      expect(status).toBe(200)
      expect($('link[rel=canonical]').attr('href')).toMatch(/\/ricette\/1$/)
      return { text: $('main').text(), lines: textsOf($, `${region('Ingredienti')} h3 + ul > li`), $ }
    }
    const six = await linesOf('/ricette/1?dosi=6')
    expect(six.lines[5]).toContain('900 g di farina 00')
    expect(six.text).toContain('Dosi per 6 pizze')
    expect(six.text).toContain('Dividi la massa in 6 panetti da 247\u00a0g'.replaceAll('\u00a0', ' '))
    expect(six.$('a:contains("Calcola nutrizione")').attr('href')).toBe(
      '/calcolatore-nutrizione?ricetta=1&dosi=6',
    )
    expect(six.$('a[aria-label="Condividi su WhatsApp"]').attr('href')).toContain('dosi%3D6')
    expect(six.$('input[name=dosi]').attr('value')).toBe('6')
    const flour = await linesOf('/ricette/1?dosi=500g')
    expect(flour.lines[5]).toContain('500 g di farina 00')
    expect(flour.text).toContain('Dosi per 500 g di farina: circa 3 pizze')
    expect((await linesOf('/ricette/1')).lines[5]).toContain('600 g di farina 00')
    const wrong = await linesOf('/ricette/1?dosi=mille')
    expect(wrong.lines[5]).toContain('600 g di farina 00')
    expect(wrong.text).toContain('«mille»')
  })

  test('of a recipe in a pan, follows the pan of the house', async () => {
    const { $ } = await site.page('/ricette/61?dosi=60x40')
    expect(textsOf($, `${region('Ingredienti')} h3 + ul > li`)).toContainEqual(
      expect.stringContaining('840 g di farina 0'),
    )
    expect($('input[name=dosi]').attr('value')).toBe('60 x 40 cm')
  })

  test('answers at once how long, how much and for whom', async () => {
    const { $ } = await site.page('/ricette/1')
    const strip = $('section[aria-label="In breve"]')
    for (const words of [
      '50 min al banco',
      '12 h di attesa',
      '24 min di cottura',
      'Pronta in 13 ore e 14 minuti',
    ])
      expect(strip.text()).toContain(words)
    expect(strip.text()).toMatch(/[5-9]\d\d kcal a pizza/)
    const named = strip.find('dt:contains("Contiene") ~ dd').toArray()
    expect(named.map((one) => $(one).text())).toEqual(['Cereali con glutine (grano)', 'Latte'])
    expect(textsOf($, 'section[aria-label="In breve"] [aria-label=Dieta] li')).toEqual(['vegetariana'])
  })

  test('says that its hours do not count the work for more of them', async () => {
    const later = "Con queste dosi il lavoro si allunga: comincia un po' prima."
    const strip = async (doses: string) =>
      (await site.page(`/ricette/1${doses}`)).$('section[aria-label="In breve"]').text()
    expect(await strip('?dosi=7')).toContain(later)
    for (const doses of ['', '?dosi=2']) expect(await strip(doses)).not.toContain(later)
  })

  test('goes on: words of the craft, tools with this recipe in them, other recipes', async () => {
    const { $ } = await site.page('/ricette/37')
    const linked = $(`${region('Procedimento')} a`).toArray()
    expect(linked.map((one) => $(one).text())).toContain('poolish')
    for (const one of linked) expect($(one).attr('href')).toMatch(/^\/glossario#[a-z0-9-]+$/)
    const tools = $('nav[aria-label="Con questa ricetta"] a').toArray()
    expect(tools.map((one) => $(one).attr('href')?.split('&')[0])).toEqual([
      '/lista-spesa?ricetta=37',
      '/calcolatore-impasto?ricetta=37',
      '/guida-forno?style=contemporanea',
      '/la-mia-cucina',
      '/serata?ricette=37',
    ])
    const six = (await site.page('/ricette/37?dosi=6')).$('a[href^="/serata?ricette"]')
    expect(six.attr('href')).toBe('/serata?ricette=37&ospiti=6')
    const on = $('section[aria-labelledby="e-poi"]')
    expect(
      on
        .find('h3')
        .toArray()
        .map((one) => $(one).text()),
    ).toEqual([
      'Le somigliano',
      'Con un impasto simile',
      ...seasonsFrom(italianMonth(new Date()) - 1).map((season) => `Di stagione in ${season}`),
    ])
    expect(on.find('li')).toHaveLength(12)
    // Fried dough needs no oven, and no evening bakes it.
    const fried = (await site.page('/ricette/75')).$('nav[aria-label="Con questa ricetta"]').text()
    expect(fried).not.toMatch(/Il mio forno|serata/)
  })

  test.each([
    [1, 'Tradizionale'],
    [5, 'Vegana'],
    [14, 'Senza Glutine'],
    [53, 'Vegana, Senza Glutine'],
  ])('the type of recipe %d is %s', async (id, type) => {
    expect(fact((await site.page(`/ricette/${id}`)).$, 'Tipo')).toBe(type)
  })

  test('gives search engines the recipe as it is, without an invented rating', async () => {
    const { $ } = await site.page('/ricette/14')
    const recipe = await site.recipe(14)
    const [data, crumbs] = dataBlocks($)
    const address = $('link[rel=canonical]').attr('href')
    expect(address).toMatch(/^http.+\/ricette\/14$/)
    expect(data).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Recipe',
      '@id': address,
      name: recipe.name,
      description: recipe.description,
      recipeIngredient: recipe.ingredients,
      recipeCategory: recipe.category,
      recipeYield: [String(recipe.servings), `${recipe.servings} ${recipe.servingsUnit}`],
      suitableForDiet: ['https://schema.org/VegetarianDiet', 'https://schema.org/GlutenFreeDiet'],
    })
    expect(data.recipeInstructions.map((step: { text: string }) => step.text)).toEqual(
      recipe.instructions.split('\n'),
    )
    for (const time of ['prepTime', 'cookTime', 'totalTime']) expect(data[time]).toMatch(/^PT(\d+H)?(\d+M)?$/)
    expect(crumbs).toMatchObject({ '@type': 'BreadcrumbList' })
    const way = crumbs.itemListElement.map(({ name, item }: { name: string; item: string }) => [
      name,
      new URL(item).pathname + new URL(item).search,
    ])
    const shown = $('nav[aria-label="Percorso"] a').toArray()
    expect(way.slice(0, -1)).toEqual(shown.map((link) => [$(link).text(), $(link).attr('href')]))
    expect(way.at(-1)).toEqual([recipe.name, '/ricette/14'])
    expect(data).not.toHaveProperty('aggregateRating')
    expect(data).not.toHaveProperty('video')
    const pictures = [...data.image, $('meta[property="og:image"]').attr('content')]
    for (const picture of pictures)
      expect((await site.get(new URL(picture).pathname)).headers['content-type']).toMatch(/^image\//)
  })

  test('tells programs its nutrition, without what is weighed by taste', async () => {
    const ofMargherita = await site.recipe(1)
    const [{ nutrition }] = dataBlocks((await site.page('/ricette/1')).$)
    expect(nutrition).toMatchObject({
      '@type': 'NutritionInformation',
      servingSize: '1 pizza',
      calories: `${Math.round(ofMargherita.nutrition?.perServing.kcal ?? 0)} kcal`,
    })
    // Its sauce is salted to taste.
    expect(nutrition).not.toHaveProperty('sodiumContent')
  })

  test('is shared with its own picture, in a format that every network shows', async () => {
    const { $ } = await site.page('/ricette/7')
    const { pathname } = new URL($('meta[property="og:image"]').attr('content') ?? '')
    expect(pathname).toBe('/immagini/pizza-marinara-og.jpg')
    const { statusCode, headers } = await site.get(pathname)
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/jpeg'])
  })
})

test.each(['/ricette/999999', '/ricette/abc', '/ricette/0', '/ricette/1e3'])(
  '%s says that the recipe may not exist, and is not for search engines',
  async (path) => {
    const { status, $ } = await site.page(path)
    expect(status).toBe(404)
    expect(textsOf($, 'h1')).toEqual(['Ricetta non trovata'])
    expect($('[role=alert]').text()).toContain(
      'Si è verificato un errore durante il caricamento della ricetta. La ricetta potrebbe non esistere.',
    )
    expect($('[role=alert] a').attr('href')).toBe('/#ricette')
    expect($('meta[name=robots]').attr('content')).toBe('noindex')
  },
)
