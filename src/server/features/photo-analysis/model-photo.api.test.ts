import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { analysePhoto } from '#contracts/photo-analysis/photo-analysis.endpoints.ts'
import { PhotoAnalysis } from '#contracts/photo-analysis/photo-analysis.ts'
import { eventually } from '#tests/support/eventually.ts'
import { cases } from '#tests/support/proof.ts'
import { shared } from '#tests/support/shared.ts'
import { type StubAnswer, stubModel } from '#tests/support/stub-model.ts'
import { testApp } from '#tests/support/test-app.ts'

const KEY = 'segreto-di-prova'
const stub = shared(stubModel)
const site = shared(() =>
  testApp({
    env: { AI_BASE_URL: stub.baseUrl, AI_API_KEY: KEY, AI_VISION_MODEL: 'occhio' },
    limits: { photosPerMinute: 1000 },
  }),
)

const good = {
  type: 'pizza',
  confidence: 0.9,
  recipe: {
    name: 'pizza diavola',
    difficulty: 'media',
    preparationTime: 90,
    description: 'Salame piccante.',
    instructions: ['Impasta.'],
    ingredients: ['salame'],
    tips: ['Senza glutine per tutti', 'Taglia sottile il salame'],
  },
  ingredients: ['salame', 'basilico'],
  suggestions: {
    recommendedPizzas: ['Pizza Marinara', 'Pizza che non esiste'],
    tips: ['Contiene allergeni', 'Aggiungi il basilico alla fine'],
  },
}
const photo = readFileSync(new URL('../../../../public/immagini/pizza-diavola-480.webp', import.meta.url))
const dataUrl = `data:image/webp;base64,${photo.toString('base64')}`
const send = (image = dataUrl) =>
  site.app.inject({ method: 'POST', url: analysePhoto.path, payload: { image } })
const analyse = async () => {
  const answer = await send()
  expect(answer.statusCode).toBe(200)
  return PhotoAnalysis.parse(answer.json())
}

test('a good answer: the recipe comes from the catalogue, allergens are left out', async () => {
  stub.says(JSON.stringify(good))
  const answer = await analyse()
  expect(answer).toMatchObject({ type: 'pizza', confidence: 0.9, engine: 'model', engineNote: null })
  expect(answer.recipe.name).toBe('Pizza Diavola')
  expect(answer.suggestions.recommendedPizzas).toEqual(['Pizza Diavola', 'Pizza Marinara'])
  expect(answer.candidates.map(({ likelihood }) => likelihood)).toEqual([0.9, 0])
  expect(answer.recipe.instructions.length).toBeGreaterThan(3)
  expect(answer.suggestions.tips).toEqual(['Aggiungi il basilico alla fine'])
  expect(answer.recipe.tips).toEqual(['Taglia sottile il salame'])
  expect(stub.calls).toHaveLength(1)
  expect(stub.calls[0]?.authorization).toBe(`Bearer ${KEY}`)
  expect(stub.calls[0]?.body.model).toBe('occhio')
  expect(JSON.stringify(stub.calls[0]?.body)).toContain('Pizza Diavola') // the names of the catalogue
})

test('the photo leaves as a small JPEG without what the camera wrote into it', async () => {
  stub.says(JSON.stringify(good))
  const marked = await sharp(photo)
    .withExif({ IFD0: { Copyright: 'Casa di Mario' } })
    .jpeg()
    .toBuffer()
  expect(marked.includes('Casa di Mario')).toBe(true)
  await send(`data:image/jpeg;base64,${marked.toString('base64')}`)
  const sent =
    /data:image\/jpeg;base64,([A-Za-z0-9+/=]+)/.exec(JSON.stringify(stub.calls[0]?.body))?.[1] ?? ''
  const { format, exif, width } = await sharp(Buffer.from(sent, 'base64')).metadata()
  expect([format, exif, width]).toEqual(['jpeg', undefined, 480])
})

test.each([
  ['in a fence with words around', `Ecco:\n\`\`\`json\n${JSON.stringify(good)}\n\`\`\`\nBuon appetito`],
  ['with a comma too many', JSON.stringify(good).replace('"ingredients":[', '"altro":[1,],"ingredients":[')],
])('a badly written answer %s is understood without asking again', async (_how, text) => {
  stub.says(text)
  expect((await analyse()).engine).toBe('model')
  expect(stub.calls).toHaveLength(1)
})

test('an answer of the wrong form is repaired once', async () => {
  stub.says('{"type":"gelato"}', JSON.stringify(good))
  expect((await analyse()).engine).toBe('model')
  expect(stub.calls).toHaveLength(2)
})

/** `npm test` runs only the first one: all take the same path, and each analyses a photo. */
const REFUSALS: [string, StubAnswer][] = [
  ['never the right form', 'Che bella pizza!'],
  ['429', { status: 429 }],
  ['500', { status: 500, body: '<html>boom</html>' }],
  ['HTML', { status: 200, body: '<html><script>alert(1)</script></html>' }],
]

test.each(REFUSALS.slice(0, cases(1, REFUSALS.length)))(
  '%s: the embedded engine answers and says so',
  async (_what, answer) => {
    stub.says(answer)
    const result = await analyse()
    expect(result).toMatchObject({ type: 'pizza', engine: 'embedded' })
    expect(result.engineNote).toMatch(/riconoscimento interno/)
    expect(stub.calls.length).toBeLessThanOrEqual(2)
    const log = JSON.stringify(site.logged)
    expect(log).not.toContain(KEY)
    expect(log).not.toContain('base64')
  },
)

test('markup and instructions in an answer stay text, and change nothing else', async () => {
  const evil = {
    ...good,
    recipe: { ...good.recipe, name: '<script>alert(1)</script>', tips: ['<img onerror=x>'] },
  }
  stub.says(JSON.stringify({ ...evil, isAdmin: true, candidates: [{ id: 1 }] }))
  const answer = await send()
  expect(answer.headers['content-type']).toMatch(/^application\/json/)
  expect(answer.json()).not.toHaveProperty('isAdmin')
  expect(answer.json().candidates.map(({ name }: { name: string }) => name)).toEqual(['Pizza Marinara'])
})

test('a photo of neither: low confidence and nothing claimed, whatever the model adds', async () => {
  stub.says(JSON.stringify({ ...good, type: 'neither', confidence: 0.99 }))
  const answer = await analyse()
  expect(answer).toMatchObject({ type: 'ingredients', notSure: true, ingredients: [], candidates: [] })
  expect(answer.confidence).toBeLessThan(0.5)
})

test('a third call of one visitor at the same time is refused', async () => {
  stub.says(JSON.stringify(good))
  const release = stub.hold()
  const first = [send(), send()]
  await eventually(() => expect(stub.calls).toHaveLength(2))
  const refused = await send()
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(refused.json().message).toMatch(/due analisi in corso/)
  release()
  expect((await Promise.all(first)).map(({ statusCode }) => statusCode)).toEqual([200, 200])
})

test('an answer that does not come in time: the embedded engine answers', async () => {
  stub.says({ never: true })
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort())
  expect((await analyse()).engine).toBe('embedded')
  expect(timeout).toHaveBeenCalledWith(30_000)
  timeout.mockRestore()
})

test('a damaged photo is refused before anybody is asked', async () => {
  stub.says(JSON.stringify(good))
  const answer = await send(`data:image/webp;base64,${photo.subarray(0, 4000).toString('base64')}`)
  expect(answer.statusCode).toBe(400)
  expect(stub.calls).toHaveLength(0)
})
