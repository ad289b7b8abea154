import { describe, expect, test } from 'vitest'
import { addressOf } from '#contracts/endpoint.ts'
import {
  approveImportEntry,
  changeImportEntry,
  getImportEntry,
  readImportPage,
} from '#contracts/import/admin-import.endpoints.ts'
import type { ImportEntry } from '#contracts/import/import-entry.ts'
import type { Recipe } from '#contracts/recipes/recipe.ts'
import { getRecipe } from '#contracts/recipes/recipes.endpoints.ts'
import { pizzeriaPage, recipePage } from '#tests/support/stub-site.ts'
import { sharedApp } from '#tests/support/test-app.ts'
import { sharedAdmin } from '#tests/support/test-person.ts'

const site = sharedApp({ seeded: false })
const admin = sharedAdmin(site)

async function paste(html: string, kind = 'recipe', url?: string): Promise<ImportEntry> {
  const answer = await admin.call(readImportPage, { body: { kind, html, ...(url && { url }) } })
  const [id] = answer.json<{ entryIds: number[] }>().entryIds
  return (await admin.call(getImportEntry, { params: { id: id as number } })).json()
}

async function publish({ id, version, draft }: ImportEntry): Promise<Recipe> {
  const answer = await admin.call(approveImportEntry, {
    params: { id },
    body: {
      version,
      draft,
    },
  })
  const { targetId } = answer.json<ImportEntry>()
  return (await site.app.inject(addressOf(getRecipe, { params: { id: targetId as number } }))).json()
}

const inHead = (html: string, tags: string) => html.replace('<head>', `<head>${tags}`)

describe('a pasted page', () => {
  const own = 'https://cucina.example/ricette/pizza'
  test.each([
    ['its canonical link', inHead(recipePage('Uno'), `<link rel="canonical" href="${own}?utm_source=x">`)],
    ['its og:url', inHead(recipePage('Due'), `<meta property="og:url" content="${own}#su">`)],
    ['mainEntityOfPage', recipePage('Tre', { mainEntityOfPage: { '@type': 'WebPage', '@id': own } })],
    ['url', recipePage('Quattro', { url: own })],
  ])('keeps the address that it names in %s', async (_name, html) => {
    expect(await paste(html)).toMatchObject({ sourceUrl: own, author: 'Ada Prova' })
  })

  test.each([
    ['a script', 'javascript:alert(1)'],
    ['a path', '/ricette/pizza'],
    ['a name and a password', 'https://ada:segreto@cucina.example/pizza'],
    ['the front door of its site', 'https://cucina.example/'],
  ])('is not believed to stand at %s', async (_name, url) => {
    const html = inHead(recipePage('Pizza senza casa'), `<link rel="canonical" href="${url}">`)
    expect((await paste(html)).sourceUrl).toMatch(/^incollata:/)
  })

  test('stands where the editor says, whatever it says itself', async () => {
    const html = recipePage('Pizza spostata', { url: 'https://cucina.example/vecchia' })
    expect((await paste(html, 'recipe', 'https://cucina.example/nuova')).sourceUrl).toBe(
      'https://cucina.example/nuova',
    )
  })

  test('says what should be looked at, and an editor still publishes it', async () => {
    const entry = await paste(
      recipePage('Pizza di corsa', { recipeInstructions: ['Stampa la ricetta', 'Condividi ora'] }),
    )
    const doubts = ['Molti passaggi sono di poche parole: forse sono titoli o pulsanti della pagina.']
    expect(entry.doubts).toEqual(doubts)
    const edit = { version: entry.version, draft: { ...entry.draft, steps: ['Impasta e inforna.'] } }
    expect(
      (await admin.call(changeImportEntry, { params: { id: entry.id }, body: edit })).json(),
    ).toMatchObject({ doubts })
    expect((await paste(recipePage('Pizza tranquilla'))).doubts).toEqual([])
  })

  test('is published with its author and its link', async () => {
    const recipe = await publish(
      await paste(recipePage('Pizza con la fonte', { url: 'https://cucina.example/fonte' })),
    )
    expect(recipe.source).toEqual({
      url: 'https://cucina.example/fonte',
      name: 'La cucina di prova',
      author: 'Ada Prova',
    })
  })

  test('without an address is published with its author alone', async () => {
    const recipe = await publish(await paste(recipePage('Pizza di un foglio')))
    expect(recipe.source).toEqual({ url: null, name: 'La cucina di prova', author: 'Ada Prova' })
  })
})

describe('which page it is', () => {
  const marinara = ['farina 00 500 g', 'pomodori pelati 400 g', 'aglio 2 spicchi', 'origano', 'olio']
  const other = ['manitoba 300 g', 'ceci 200 g', 'rosmarino', 'lardo 50 g', 'miele']

  test('two works with one title at two addresses are two entries', async () => {
    const at = (path: string) =>
      recipePage('Pizza degli amici', { url: `https://${path}.example/pizza`, recipeIngredient: marinara })
    const [one, two] = [await paste(at('uno')), await paste(at('due'))]
    expect(two).toMatchObject({ isUpdate: false, sourceUrl: 'https://due.example/pizza' })
    expect(two.id).not.toBe(one.id)
  })

  test('without an address title and ingredients tell, and the author', async () => {
    const page = (more: object) => recipePage('Pizza dei nonni', { recipeIngredient: marinara, ...more })
    const first = await paste(page({}))
    expect((await paste(page({ recipeYield: '9 pizze' }))).id).toBe(first.id)
    expect((await paste(page({ recipeIngredient: [...marinara, 'capperi'] }))).id).toBe(first.id)
    expect((await paste(page({ recipeIngredient: other }))).id).not.toBe(first.id)
    expect((await paste(page({ author: 'Bruno Altri' }))).id).not.toBe(first.id)
  })

  test('pizzerias of one town are told apart by their street', async () => {
    const page = (name: string, streetAddress: string) =>
      pizzeriaPage(name, { address: { streetAddress, addressLocality: 'Napoli' } })
    const first = await paste(page('Pizzeria da Mario', 'via Uno 1'), 'pizzeria')
    expect((await paste(page('Pizzeria da Maria', 'via Due 2'), 'pizzeria')).id).not.toBe(first.id)
    expect((await paste(page('Da Mario', 'via Uno 1'), 'pizzeria')).id).toBe(first.id)
  })
})
