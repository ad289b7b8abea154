import { expect, test } from 'vitest'
import type { SurfaceId } from '#domain/oven-guide/surfaces.ts'
import { bakeMinutesOf } from '#domain/recipes/doses/scaled-pieces.ts'
import { recipeOf } from '#tests/support/asked-tools.ts'
import { timesFor } from './method.ts'
import { bakePlace, insteadOf, ownHeat, ownMinutes, ownTime } from './own-bake.ts'

test('another time than that of the step says that it is another', () => {
  const step = 'Passa alla funzione grill e cuoci per 6 minuti, girandola a metà cottura.'
  expect(insteadOf(step, { min_s: 300, max_s: 420 })).toBe('')
  expect(insteadOf(step, { min_s: 180, max_s: 240 })).toBe(', invece di 6 min')
  expect(insteadOf('Cuoci 8 minuti, poi altri 4 minuti.', { min_s: 180, max_s: 240 })).toBe('')
  expect(insteadOf('Cuocila finché è dorata.', { min_s: 180, max_s: 240 })).toBe('')
})

const notesOf = (id: number, minutes: readonly [min: number, max: number]) => {
  const recipe = recipeOf(id)
  const time = { min_s: 60 * minutes[0], max_s: 60 * minutes[1] }
  return recipe.steps.flatMap((_, step) => {
    const note = ownMinutes(recipe, step, false, time)
    return note === null ? [] : [`${step + 1}: ${note}`]
  })
}

test('a bake in two phases is shared between their steps, as the recipe shares it', () => {
  expect(notesOf(62, [10, 13])).toEqual(['6: 7-9 min, invece di 13 min', '7: 3-4 min, invece di 6 min'])
  expect(notesOf(62, [16, 22])).toEqual(['6: 11-15 min', '7: 5-7 min'])
})

test('two phases in one step have one time, and it says that it is for both', () => {
  expect(notesOf(72, [18, 22])).toEqual(['6: 18-22 min in tutto'])
  expect(notesOf(102, [18, 22])).toEqual(['7: 18-22 min in tutto'])
})

test('neither the oven before the bake nor the pizza after it is the bake', () => {
  expect(notesOf(28, [5, 7])).toEqual(['8: 5-7 min'])
  expect(notesOf(57, [20, 22])).toEqual(['7: 20-22 min in tutto'])
  expect(notesOf(10, [3, 4]).join()).not.toContain('invece')
})

const HOME = { styleId: 'napoletana', ovenType: 'home_electric' } as const

const heatOf = (id: number, surface: SurfaceId, target: readonly [min: number, max: number]) => {
  const recipe = recipeOf(id)
  return recipe.steps.flatMap((_, step) => {
    const told = ownHeat(recipe, step, { ...HOME, surface }, target)
    return told === null ? [] : [`${step + 1}: ${told}`]
  })
}

test('the step that heats the oven says how hot another oven gets, and on what it bakes', () => {
  expect(heatOf(1, 'steel', [250, 250])).toEqual(["5: 250 °C, piastra d'acciaio"])
  expect(heatOf(1, 'stone', [250, 250])).toEqual(['5: 250 °C'])
  expect(heatOf(1, 'stone', [275, 285])).toEqual([])
})

test('the whole bake is as many times the minutes of one pizza as the recipe bakes one after the other', () => {
  const minutes = { min_s: 430, max_s: 530 }
  const recipe = recipeOf(1)
  expect(ownTime(recipe, recipe.bakeTime, minutes)).toEqual({ text: '28-36 min', maxMin: 36, one: '7-9 min' })
  const six = bakeMinutesOf(recipe.bakeTime, { own: 4, wanted: 6, factor: 1.5 })
  expect(ownTime(recipe, six, minutes)).toEqual({ text: '42-54 min', maxMin: 54, one: '7-9 min' })
  expect(ownTime(recipe, recipe.bakeTime, { min_s: 60, max_s: 90 })?.text).toBe('4-6 min')
})

test('the times of the page are those of its doses and its oven, and the minutes say where they hold', () => {
  const recipe = { ...recipeOf(1), preparationTime: 794, bakeTime: 24 }
  const six = { doses: { kind: 'servings', servings: 6 }, factor: 1.5 } as const
  expect(timesFor(recipe, six, null)).toMatchObject({ bakeTime: 36, preparationTime: 806 })
  const own = { text: '42-54 min', maxMin: 54 }
  expect(timesFor(recipe, six, own)).toMatchObject({ bakeTime: 54, preparationTime: 824 })
  expect(bakePlace({ ...HOME, surface: 'stone' }, [265, 280])).toBe('a 265-280\u00a0°C, pietra refrattaria')
})
