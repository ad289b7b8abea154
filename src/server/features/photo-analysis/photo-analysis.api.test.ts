import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'
import { addressOf } from '#contracts/endpoint.ts'
import { analysePhoto } from '#contracts/photo-analysis/photo-analysis.endpoints.ts'
import { PhotoAnalysis } from '#contracts/photo-analysis/photo-analysis.ts'
import { getRecipe } from '#contracts/recipes/recipes.endpoints.ts'
import { PHOTO_MESSAGES, PHOTO_TOO_LARGE_B } from '#domain/photo-analysis/photo-limits.ts'
import { drawnTomatoes } from '#tests/support/drawn-tomatoes.ts'
import { hugePng } from '#tests/support/huge-png.ts'
import { cases } from '#tests/support/proof.ts'
import { sharedApp } from '#tests/support/test-app.ts'

const picture = (name: string) =>
  readFileSync(new URL(`../../../../public/immagini/${name}`, import.meta.url))
/** Looks like a photograph, which the site's drawings do not. */
const napoletana = readFileSync(new URL('../../../../tests/photos/napoletana.webp', import.meta.url))
const dataUrl = (bytes: Uint8Array, type = 'image/jpeg') =>
  `data:${type};base64,${Buffer.from(bytes).toString('base64')}`

const site = sharedApp({ limits: { photosPerMinute: 1000 } })

const send = (payload: unknown) =>
  site.app.inject({
    method: 'POST',
    url: analysePhoto.path,
    headers: { 'content-type': 'application/json' },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  })
const analyse = async (image: string) => {
  const answer = await send({ image })
  expect(answer.statusCode).toBe(200)
  expect(PhotoAnalysis.parse(answer.json())).toEqual(answer.json())
  return PhotoAnalysis.parse(answer.json())
}
const anyImage = (colour: string, side = 64) =>
  sharp({ create: { width: side, height: side, channels: 3, background: colour } })

test('of two pizzas in the same colours one is named beside the other, and the reader is asked', async () => {
  const answer = await analyse(dataUrl(picture('pizza-boscaiola-960.webp'), 'image/webp'))
  const [shown] = answer.candidates.filter(({ lookAlikes }) => lookAlikes.length > 0)
  expect(answer.recipe.description).toContain(
    `«${shown?.name}», uguale nei colori a «${shown?.lookAlikes.join('» e «')}»`,
  )
  const named = answer.candidates.flatMap(({ name, lookAlikes }) => [name, ...lookAlikes])
  expect(new Set(named).size).toBe(named.length)
  expect(answer.colours.map(({ colour }) => colour)).toContain('bianco')
  for (const { foods } of answer.colours) expect(foods).not.toEqual([])
})

const FORMATS = ['jpeg', 'gif', 'png', 'webp'] as const

test.each(FORMATS.slice(0, cases(1, FORMATS.length)))(
  'a pizza as %s: type, recipes like it, a whole recipe',
  async (format) => {
    const bytes = await sharp(napoletana).toFormat(format).toBuffer()
    const answer = await analyse(dataUrl(bytes, `image/${format}`))
    expect(answer).toMatchObject({ type: 'pizza', engine: 'embedded', engineNote: null, notSure: false })
    expect(answer.confidence).toBeGreaterThan(0.8)
    expect(answer.candidates).toHaveLength(3)
    expect(answer.recipe.instructions.length).toBeGreaterThan(3)
    expect(answer.recipe.ingredients.length).toBeGreaterThan(3)
    expect(answer.recipe.name).toBe('Pizza rossa') // no recipe is named: colours cannot tell which it is
    const names = answer.candidates.map(({ name }) => name)
    expect(answer.suggestions.recommendedPizzas).toEqual(names)
    for (const name of names) expect(answer.recipe.description).toContain(`«${name}»`)
    const base = (
      await site.app.inject(addressOf(getRecipe, { params: { id: answer.base?.id ?? 0 } }))
    ).json()
    expect(answer.recipe.description).toContain(
      `soltanto impasto e cottura della nostra «${base.name}», una base senza condimento`,
    )
    for (const line of answer.recipe.ingredients) expect(base.ingredients).toContain(line)
    expect(JSON.stringify([answer.recipe.ingredients, answer.recipe.instructions])).not.toMatch(
      /pomodor|mozzarella|fior di latte|acciug|salame/i,
    )
    expect(answer.recipe.preparationTime).toBe(base.preparationTime)
    expect(answer.recipe.tips.length).toBeGreaterThan(1)
  },
)

test('what the file says of itself does not matter: a WebP called image/jpg is looked at', {
  tags: ['proof'],
}, async () => {
  expect((await analyse(dataUrl(napoletana, 'image/jpg'))).type).toBe('pizza')
})

test('without colours a pizza is a pizza and nothing more: no kind, no recipe, no topping', async () => {
  const answer = await analyse(dataUrl(await sharp(napoletana).greyscale().jpeg().toBuffer()))
  expect(answer).toMatchObject({ type: 'pizza', base: null, ingredients: [], candidates: [] })
  expect(answer.recipe).toMatchObject({
    name: 'Pizza',
    instructions: [],
    ingredients: [],
    preparationTime: 0,
  })
  expect(answer.recipe.description).toContain('senza colori')
})

test('a picture turned by its EXIF mark gives the same answer as an upright one', {
  tags: ['proof'],
}, async () => {
  const turned = await sharp(napoletana).rotate(90).withMetadata({ orientation: 8 }).jpeg().toBuffer()
  const [one, other] = [
    await analyse(dataUrl(turned)),
    await analyse(dataUrl(await sharp(napoletana).jpeg().toBuffer())),
  ]
  expect(one.type).toBe(other.type)
  expect(one.confidence).toBeCloseTo(other.confidence, 1)
})

const noise = (side: number) =>
  sharp(randomBytes(side * side * 3), { raw: { width: side, height: side, channels: 3 } })
const drawn = (shapes: string) =>
  sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480">${shapes}</svg>`))

const CLAIMS_NOTHING: [string, () => Sharp, RegExp][] = [
  ['a blue wall', () => anyImage('#7799cc', 400), /quasi di un solo colore/],
  ['noise', () => noise(400), /soltanto puntini/],
  [
    'stripes',
    () => drawn('<path d="M0 0H640V480H0Z" fill="#eee"/><path d="M0 99H640V200H0Z" fill="#a22"/>'),
    /non riconosciamo né/,
  ],
  ['a single pixel', () => anyImage('#c0201a', 1), /troppo piccola/],
  ['a white sheet', () => anyImage('#ffffff', 400), /quasi tutta bianca/],
  ['a black picture', () => anyImage('#000000', 400), /troppo buia/],
  ['a red sheet', () => anyImage('#c0201a', 400), /quasi di un solo colore/],
  ['more noise than is looked at', () => noise(1200), /soltanto puntini/],
]

test.each(CLAIMS_NOTHING.slice(0, cases(3, CLAIMS_NOTHING.length)))(
  '%s: hardly any confidence, nothing claimed, and what to do about it',
  async (_what, picture, reason) => {
    const answer = await analyse(dataUrl(await picture().png().toBuffer(), 'image/png'))
    expect(answer.confidence).toBeLessThan(0.4)
    expect(answer.recipe.name).toBe('Non siamo sicuri')
    expect(answer.recipe.description).toMatch(reason)
    expect(answer).toMatchObject({ notSure: true, base: null, ingredients: [], candidates: [] })
    expect(answer.suggestions.recommendedPizzas).toEqual([])
    expect(answer.suggestions.tips).toHaveLength(3)
  },
)

test('a red heap: three suggestions to correct, pizzas that have one of them on top, no allergens', async () => {
  const answer = await analyse(dataUrl(await drawnTomatoes().jpeg().toBuffer()))
  expect(answer).toMatchObject({ type: 'ingredients', ingredients: [], base: null, notSure: false })
  expect(answer.confidence).toBeGreaterThan(0.5)
  const names = answer.suggestedIngredients.map(({ name }) => name)
  expect(names).toEqual(['pomodori', 'pomodorini', 'peperoni rossi'])
  for (const { confidence } of answer.suggestedIngredients) expect(confidence).toBeGreaterThan(0.5)
  expect(answer.recipe.tips).toHaveLength(3)
  expect(answer.candidates.map(({ name }) => name)).toEqual(answer.suggestions.recommendedPizzas)
  expect(answer.candidates.length).toBeGreaterThan(2)
  for (const { id, reasons } of answer.candidates) {
    expect(names).toContain(reasons[0])
    const { ingredients } = (await site.app.inject(addressOf(getRecipe, { params: { id } }))).json()
    expect(ingredients.join('\n')).toMatch(/pomodor(o|i|ini)|peperon[ei] ross/)
  }
  expect(JSON.stringify(answer)).not.toMatch(/contiene (glutine|latt)/i)
})

test('a GIF of very many frames: only the first is looked at', async () => {
  const frame = await anyImage('#c0201a', 16).raw().toBuffer()
  const frames = 2000
  const gif = await sharp(Buffer.concat(Array.from({ length: frames }, () => frame)), {
    raw: { width: 16, height: 16 * frames, channels: 3, pageHeight: 16 },
  })
    .gif({ delay: 10 })
    .toBuffer()
  expect((await analyse(dataUrl(gif, 'image/gif'))).type).toBe('ingredients')
})

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n')
const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><rect width="9" height="9"/></svg>')

test.each([
  ['a PDF called image/jpeg', dataUrl(PDF)],
  ['an SVG', dataUrl(SVG, 'image/svg+xml')],
  ['an SVG called image/png', dataUrl(SVG, 'image/png')],
  ['a text', dataUrl(Buffer.from('ciao'), 'text/plain')],
  ['a program called image/gif', dataUrl(Buffer.from('MZ\x90\x00aaaaaaaa'), 'image/gif')],
])('%s is 415 and says which formats there are', async (_what, image) => {
  const answer = await send({ image })
  expect([answer.statusCode, answer.json()]).toEqual([415, { message: PHOTO_MESSAGES.unsupported }])
})

test.each([
  ['no data URL', 'https://example.it/pizza.jpg'],
  ['an empty text', ''],
  ['no base64', 'data:image/png,abc'],
  ['wrong base64', 'data:image/png;base64,ab!!cd??'],
  ['no bytes', 'data:image/png;base64,'],
  ['a truncated picture', dataUrl(napoletana.subarray(0, napoletana.length / 2), 'image/webp')],
  ['a head without a picture', dataUrl(Buffer.from('GIF89a\x01\x00\x01\x00\x00\x00'), 'image/gif')],
  ['a head of JPEG and noise', dataUrl(Buffer.from([0xff, 0xd8, 0xff, ...Array(500).keys()]))],
])('%s is 400 and says so in Italian', async (_what, image) => {
  const answer = await send({ image })
  expect(answer.statusCode).toBe(400)
  expect(answer.json().message).toMatch(/^L'immagine /)
})

test.each([
  ['@@@@', "L'immagine non è base64 valido"],
  ['', "L'immagine è vuota"],
])('«%s» as the picture: %s', async (base64, message) => {
  expect((await send({ image: `data:image/jpeg;base64,${base64}` })).json().message).toBe(message)
})

test.each([
  ['no field', {}],
  ['a number', { image: 5 }],
  ['a list', []],
  ['no JSON', '{"image":'],
  ['null', 'null'],
])('%s is 400', async (_what, payload) => {
  const answer = await send(payload)
  expect(answer.statusCode).toBe(400)
  expect(answer.json().message).toBeTypeOf('string')
})

test('exactly 5 MB of picture is too large, one byte less is not', async () => {
  const small = await anyImage('#c0201a').jpeg().toBuffer()
  const padded = (size: number) => Buffer.concat([small], size) // bytes behind the end of a JPEG are ignored
  const tooLarge = await send({ image: dataUrl(padded(PHOTO_TOO_LARGE_B)) })
  expect([tooLarge.statusCode, tooLarge.json()]).toEqual([413, { message: PHOTO_MESSAGES.tooLarge }])
  expect((await send({ image: dataUrl(padded(PHOTO_TOO_LARGE_B - 1)) })).statusCode).toBe(200)
})

test('a body beyond every picture is 413 with the same words', async () => {
  const answer = await send({ image: 'a'.repeat(8 * 1024 * 1024) })
  expect([answer.statusCode, answer.json()]).toEqual([413, { message: PHOTO_MESSAGES.tooLarge }])
})

test('a decompression bomb is refused before it unpacks', async () => {
  const before = process.memoryUsage().rss
  const answer = await send({ image: dataUrl(await hugePng(12_000), 'image/png') })
  expect([answer.statusCode, answer.json().message]).toEqual([
    413,
    "L'immagine ha troppi pixel: riducila e riprova",
  ])
  expect(process.memoryUsage().rss - before).toBeLessThan(400 * 1024 * 1024) // unpacked it would be 432 MB
})
