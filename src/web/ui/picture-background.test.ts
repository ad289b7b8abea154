import { expect, test } from 'vitest'
import { pictureBackground } from './picture-background.ts'
import { PICTURE_COLOURS } from './picture-colours.ts'

test('a picture waits in its own colours, from the middle outwards', () => {
  const [name, colours] = Object.entries(PICTURE_COLOURS)[0] ?? ['', '']
  expect(pictureBackground(name)).toBe(
    `radial-gradient(closest-side, #${colours.slice(0, 3)} 40%, #${colours.slice(3, 6)} 80%, #${colours.slice(6)} 115%)`,
  )
})

test('a picture that nobody rendered has none', () => {
  expect(pictureBackground('mai-vista')).toBeUndefined()
})
