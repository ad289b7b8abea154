import type { CheerioAPI } from 'cheerio'
import { afterAll, describe, expect, test } from 'vitest'
import { formatHours } from '#domain/recipe/duration.ts'
import { builtSite, textsOf } from '#tests/support/built-site.ts'

const site = await builtSite()
afterAll(() => site.close())

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
    expect($(`main img[alt="${recipe.name}"]`).attr('src')).toContain(recipe.imageUrl ?? '/immagini/')
    expect($('[aria-label="Ancora nessun voto"]')).not.toHaveLength(0)
    expect($('main').text()).toContain(recipe.description)
    expect(fact($, 'Tempo')).toBe(formatHours(recipe.preparationTime))
    expect(fact($, 'Difficoltà')).toBe(recipe.difficulty)
    expect(fact($, 'Categoria')).toBe(recipe.category)
    const shown = textsOf($, `${region('Ingredienti')} li`)
    expect(shown).toHaveLength(recipe.ingredients.length)
    for (const [index, line] of recipe.ingredients.entries()) expect(shown[index]).toContain(line)
    // Numbers and their units are kept together by a space of another kind.
    const steps = textsOf($, `${region('Procedimento')} li p`)
    expect(steps).toEqual(recipe.instructions.split('\n').map((step) => step.replaceAll(/\s+/g, ' ').trim()))
    expect($('main').text()).toContain('Il video tutorial di questa ricetta non è ancora disponibile.')
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

  test('tells programs its nutrition where all of it is known, and only there', async () => {
    const ofMargherita = await site.recipe(1)
    const [{ nutrition }] = dataBlocks((await site.page('/ricette/1')).$)
    expect(nutrition).toMatchObject({
      '@type': 'NutritionInformation',
      servingSize: '1 pizza',
      calories: `${Math.round(ofMargherita.nutrition?.perServing.kcal ?? 0)} kcal`,
    })
    // Its sauce is salted to taste.
    expect(nutrition).not.toHaveProperty('sodiumContent')
    const unknown = (await site.recipes()).find((recipe) => recipe.nutrition?.unknown.length)
    const [data] = dataBlocks((await site.page(`/ricette/${unknown?.id}`)).$)
    expect(data).toMatchObject({ '@type': 'Recipe', name: unknown?.name })
    expect(data).not.toHaveProperty('nutrition')
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
