import { expect, test } from 'vitest'
import type { FermentMode } from './full-limits.ts'
import { DOUGH_PRESETS } from './full-presets.ts'
import { hoursMisfit, usualHours } from './hours-of-mode.ts'

const misfit = (fermentMode: FermentMode, fermentHours: number, yeastFactor = 1) =>
  hoursMisfit({ fermentMode, fermentHours, yeastFactor })

test('names hours that do not fit, and offers what does', () => {
  expect(misfit('quick', 72)).toEqual({
    text: '«Rapida» va bene fino a 6 ore, qui sono 72.',
    isTooLong: true,
    usualH: 4,
    mode: 'cold',
  })
  expect(misfit('quick', 12)).toMatchObject({ mode: 'room', usualH: 4 })
  expect(misfit('room', 48)).toMatchObject({ isTooLong: true, mode: 'cold' })
  expect(misfit('cold', 4)).toMatchObject({ isTooLong: false, mode: 'quick', usualH: 24 })
  expect(misfit('cold', 1)?.text).toBe('Il frigo lavora piano e vuole almeno 8 ore, qui è 1.')
})

test('tells the hours of each mode', () => {
  const modes = ['quick', 'room', 'cold'] as const
  expect(modes.map(usualHours)).toEqual(['da 1 a 6', 'da 1 a 24', 'da 8 a 72'])
})

test('each offer fits', () => {
  for (const mode of ['quick', 'room', 'cold'] as const)
    for (let hours = 1; hours <= 72; hours++) {
      const found = misfit(mode, hours)
      if (found) expect([misfit(found.mode, hours), misfit(mode, found.usualH)]).toEqual([null, null])
    }
})

test('says nothing about the styles, nor about a tested recipe', () => {
  for (const { fermentMode, fermentHours } of DOUGH_PRESETS)
    expect(misfit(fermentMode, fermentHours)).toBeNull()
  expect(misfit('room', 48, 1.2)).toBeNull()
})
