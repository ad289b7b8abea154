import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { listAuditLog } from '#contracts/audit-log/admin-audit-log.endpoints.ts'
import type { AuditPage } from '#contracts/audit-log/audit-log.ts'
import { uploadPicture } from '#contracts/pictures/admin-pictures.endpoints.ts'
import { PICTURE_TOO_LARGE_B } from '#contracts/pictures/uploaded-picture.ts'
import { recipes } from '#server/db/schema.ts'
import { pictureFiles } from '#server/db/schema-admin.ts'
import { uploadedPicturesRepository } from '#server/features/pictures/uploaded-pictures.repository.ts'
import { heldUp } from '#tests/support/held-up.ts'
import { hugePng } from '#tests/support/huge-png.ts'
import { newRecipe } from '#tests/support/new-recipe.ts'
import { sharedApp } from '#tests/support/test-app.ts'
import { testOnPostgres } from '#tests/support/test-database.ts'
import { sharedAdmin } from '#tests/support/test-person.ts'

const site = sharedApp({ seeded: false })
const admin = sharedAdmin(site)
let cookie: string
beforeAll(async () => {
  cookie = [...admin.jar].map(([name, value]) => `${name}=${value}`).join('; ')
})

let uploaded: Promise<string> | undefined
const uploadedOnce = () => {
  uploaded ??= (async () => {
    const original = await photograph().withMetadata({ orientation: 6 }).toBuffer()
    expect((await sharp(original).metadata()).exif).toBeDefined()
    const answer = await upload(original)
    expect(answer.statusCode).toBe(201)
    return answer.json<{ imageUrl: string }>().imageUrl
  })()
  return uploaded
}

const photograph = (background = '#b42d1c') =>
  sharp({ create: { width: 900, height: 1200, channels: 3, background } })
    .withExif({ IFD0: { Make: 'Fotocamera di prova' }, IFD3: { GPSLatitude: '40/1 50/1 0/1' } })
    .jpeg()
const upload = (payload: Buffer, type = 'image/jpeg') =>
  site.app.inject({
    method: 'POST',
    url: uploadPicture.path,
    payload,
    headers: { cookie, 'content-type': type },
  })

describe('POST /api/admin/pictures', () => {
  test('answers an address under which every size stands, without what the file told about itself', async () => {
    const imageUrl = await uploadedOnce()
    expect(imageUrl).toMatch(/^\/immagini\/caricate\/[0-9a-f]{32}-960\.webp$/)
    const sizes = { 480: 360, 720: 540, 960: 720 }
    for (const [width, height] of Object.entries(sizes)) {
      for (const [ending, format, type] of [
        ['avif', 'heif', 'image/avif'],
        ['webp', 'webp', 'image/webp'],
      ] as const) {
        const file = await site.app.inject(imageUrl.replace('960.webp', `${width}.${ending}`))
        expect([file.statusCode, file.headers['content-type']]).toEqual([200, type])
        const found = await sharp(file.rawPayload).metadata()
        expect([found.format, found.width, found.height, found.exif]).toEqual([
          format,
          Number(width),
          height,
          undefined,
        ])
      }
    }
    const shared = await site.app.inject(imageUrl.replace('960.webp', 'og.jpg'))
    expect(await sharp(shared.rawPayload).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1200,
      height: 630,
    })
  })

  test('every picture that is taken is in the register, none that is refused', async () => {
    const entries = async () => (await admin.call(listAuditLog)).json<AuditPage>().entries
    const imageUrl = await uploadedOnce()
    const written = await entries()
    expect(written[0]).toMatchObject({
      action: 'picture.uploaded',
      actorName: admin.user.name,
      subjectType: 'picture',
      subjectName: imageUrl,
      before: null,
      after: { imageUrl },
    })
    await upload(Buffer.from('no picture'))
    expect(await entries()).toEqual(written)
  })

  test('is kept by browsers for good, and asked for again costs nothing', async () => {
    const imageUrl = await uploadedOnce()
    const first = await site.app.inject(imageUrl)
    expect(first.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(first.headers['x-content-type-options']).toBe('nosniff')
    const again = await site.app.inject({
      url: imageUrl,
      headers: { 'if-none-match': String(first.headers.etag) },
    })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  test('the same file twice is the same picture', async () => {
    const file = await photograph().withMetadata({ orientation: 6 }).toBuffer()
    expect((await upload(file)).json()).toEqual({ imageUrl: await uploadedOnce() })
  })

  test('a PNG with holes is laid on white', async () => {
    const png = await sharp({
      create: { width: 900, height: 700, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .png()
      .toBuffer()
    const { imageUrl } = (await upload(png, 'image/png')).json<{ imageUrl: string }>()
    const { channels } = await sharp((await site.app.inject(imageUrl)).rawPayload).stats()
    expect(channels.map(({ min }) => min >= 250)).toEqual([true, true, true])
  })

  test.each([
    [
      'text that calls itself a picture',
      async () => Buffer.from('<script>alert(1)</script>'),
      400,
      /non si apre/,
    ],
    ['half a picture', async () => (await photograph().toBuffer()).subarray(0, 1500), 400, /non si apre/],
    [
      'a drawing in SVG',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>'),
      415,
      /JPEG, PNG o WebP/,
    ],
    ['a GIF', () => photograph().gif().toBuffer(), 415, /JPEG, PNG o WebP/],
    [
      'a stamp',
      () =>
        sharp({ create: { width: 500, height: 300, channels: 3, background: '#fff' } })
          .png()
          .toBuffer(),
      400,
      /troppo piccola/,
    ],
    ['a gigapixel in a few kilobytes', () => hugePng(9000), 400, /troppo grande/],
    ['nothing', async () => Buffer.alloc(0), 400, /./],
  ])('refuses %s', async (_name, make, status, words) => {
    const answer = await upload(await make())
    expect(answer.statusCode).toBe(status)
    expect(answer.json().message).toMatch(words)
  })

  test('five megabytes are too much, one byte less is looked at', async () => {
    const exactly = await upload(Buffer.alloc(PICTURE_TOO_LARGE_B, 1))
    expect([exactly.statusCode, exactly.json()]).toEqual([
      413,
      { message: "L'immagine deve pesare meno di 5 MB" },
    ])
    expect((await upload(Buffer.alloc(PICTURE_TOO_LARGE_B - 1, 1))).statusCode).toBe(400)
    expect((await upload(Buffer.alloc(2 * PICTURE_TOO_LARGE_B, 1))).statusCode).toBe(413)
  })

  test.each(['application/json', 'image/svg+xml', 'text/html', 'multipart/form-data; boundary=x'])(
    'refuses %s',
    async (type) => {
      const answer = await upload(Buffer.from('{}'), type)
      expect(answer.statusCode).toBe(415)
    },
  )
})

test('of six uploads at once five wait their turn, the sixth is told when to come back, and readers wait for none', {
  tags: ['proof'],
}, async () => {
  const colors = ['#100000', '#200000', '#300000', '#400000', '#500000', '#600000']
  const files = await Promise.all(colors.map((color) => photograph(color).toBuffer()))
  const answered: string[] = []
  const answers = files.map(async (file) => {
    const answer = await upload(file)
    answered.push('upload')
    return answer
  })
  for (let n = 0; n < 10; n += 1) {
    expect((await site.app.inject('/api/health')).statusCode).toBe(200)
    answered.push('reader')
  }
  const all = await Promise.all(answers)
  const refusedAt = all.findIndex(({ statusCode }) => statusCode === 503)
  expect(all.map(({ statusCode }) => statusCode)).toEqual(all.map((_, at) => (at === refusedAt ? 503 : 201)))
  expect(all[refusedAt]?.headers['retry-after']).toBe('20')
  expect(all[refusedAt]?.json()).toEqual({
    message: 'Ci sono già altre immagini in lavorazione. Riprova tra qualche secondo.',
  })
  expect(answered.lastIndexOf('upload')).toBeGreaterThan(answered.lastIndexOf('reader'))
  expect((await upload(files[refusedAt] ?? Buffer.alloc(0))).statusCode).toBe(201)
})

test.each([
  `${'0'.repeat(32)}-960.webp`,
  'x-960.webp',
  `${'0'.repeat(32)}-961.webp`,
  '..%2f..%2fetc%2fpasswd',
  `${'0'.repeat(32)}-og.svg`,
])('/immagini/caricate/%s is no picture', async (name) => {
  expect((await site.app.inject(`/immagini/caricate/${name}`)).statusCode).toBe(404)
})

test('what no recipe shows is thrown away in time, what a recipe shows stays', async () => {
  const { db } = site.database
  const pictures = uploadedPicturesRepository(db)
  const files = [{ file: '960.webp', content: Buffer.from('x') }]
  const [used = '', unused = ''] = ['1', '2'].map((digit) => digit.repeat(32))
  for (const picture of [used, unused]) await pictures.store(undefined, picture, files)
  const statusOf = async (picture: string) =>
    (await site.app.inject(`/immagini/caricate/${picture}-960.webp`)).statusCode
  const shown = `/immagini/caricate/${used}-960.webp`
  await db.insert(recipes).values(newRecipe(1, 'Fotografata', { imageUrl: shown }))
  await pictures.dropUnused()
  expect(await statusOf(unused)).toBe(200)
  await db.update(pictureFiles).set({ createdAt: sql`now() - interval '31 days'` })
  await pictures.dropUnused()
  expect([await statusOf(unused), await statusOf(used)]).toEqual([404, 200])
})

testOnPostgres('what is uploaded again while the unused is thrown away stays', async () => {
  const { db } = site.database
  const pictures = uploadedPicturesRepository(db)
  const picture = 'a'.repeat(32)
  const files = [{ file: '960.webp', content: Buffer.from('x') }]
  await pictures.store(undefined, picture, files)
  await db.update(pictureFiles).set({ createdAt: sql`now() - interval '31 days'` })
  await heldUp(
    db,
    (tx) => uploadedPicturesRepository(tx).store(undefined, picture, files),
    () => pictures.dropUnused(),
  )
  expect(await pictures.read(picture, '960.webp')).toBeDefined()
})
