import { expect, test } from 'vitest'
import { pictureName, pictureSet, pictureUrl, sharedPictureUrl } from './picture-files.ts'

test('the address of a picture leads back to its name', () => {
  expect(pictureUrl('pizza-marinara')).toBe('/immagini/pizza-marinara-960.webp')
  expect(pictureName(pictureUrl('pizza-marinara'))).toBe('pizza-marinara')
})

test.each([
  '/immagini/shop/pala.svg',
  '/immagini/x.webp',
  '/immagini/altre/a-960.webp',
  'https://a.it/immagini/a-960.webp',
])('%s has no siblings', (url) => {
  expect(pictureName(url)).toBeUndefined()
})

test('an uploaded picture has siblings of its own widths', () => {
  expect(pictureName('/immagini/caricate/b39c-960.webp')).toBe('caricate/b39c')
  expect(pictureSet('caricate/b39c', 'avif')).toBe(
    '/immagini/caricate/b39c-480.avif 480w, /immagini/caricate/b39c-720.avif 720w, /immagini/caricate/b39c-960.avif 960w',
  )
})

test('names every width for the browser to choose from', () => {
  expect(pictureSet('pizza', 'avif')).toBe(
    '/immagini/pizza-480.avif 480w, /immagini/pizza-960.avif 960w, /immagini/pizza-1440.avif 1440w',
  )
  expect(sharedPictureUrl('pizza')).toBe('/immagini/pizza-og.jpg')
})
