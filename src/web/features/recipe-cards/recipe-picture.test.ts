import sharp from 'sharp'
import { expect, test } from 'vitest'
import { pictureBackground } from './recipe-picture.tsx'

test('a picture waits as a tiny one of the same shape', async () => {
  const [, tiny = ''] =
    /^url\(data:image\/webp;base64,([\w+/=]+)\)$/.exec(pictureBackground('pizza-margherita') ?? '') ?? []
  const { format, width, height } = await sharp(Buffer.from(tiny, 'base64')).metadata()
  expect([format, width, height]).toEqual(['webp', 16, 12])
})

test('a picture that nobody rendered has none', () => {
  expect(pictureBackground('mai-vista')).toBeUndefined()
})
