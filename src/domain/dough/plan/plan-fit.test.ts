import { expect, test } from 'vitest'
import { localClock } from './local-clock.ts'
import { fitBackwards, type Link } from './plan-fit.ts'
import { baker } from './waking-hours.ts'

const at = (time: string) => Date.parse(`2026-05-16T${time}+02:00`)
const up = (from: number, to: number) =>
  baker({ fromMin: from * 60, toMin: to * 60 }, localClock('Europe/Rome'))
const link = (idealMin: number, leastMin = idealMin, mostMin = idealMin): Link => ({
  phase: { idealMin, leastMin, mostMin },
  handsMin: 0,
  workMin: 0,
})

test('steps keep their ideal distances while the baker is up', () => {
  expect(fitBackwards([link(60), link(120)], at('12:00'), up(7, 23))).toEqual([at('11:00'), at('09:00')])
})

test('a step that is fine moves to spare the one before it the night', () => {
  // Ideally at 8.00 and 7.00, but the baker gets up at 7.30 and the first phase cannot shrink.
  const starts = fitBackwards([link(60, 30, 180), link(60)], at('09:00'), up(7.5, 23))
  expect(starts).toEqual([at('08:30'), at('07:30')])
})

test('the smaller of two moves is taken', () => {
  // Ideally at 5.00: 7.00 is nearer than 23.00 of the evening before.
  expect(fitBackwards([link(600, 300, 1200)], at('15:00'), up(7, 23))).toEqual([at('07:00')])
})

test('a step that has no waking moment in reach stays where it is best', () => {
  expect(fitBackwards([link(60, 50, 70)], at('05:00'), up(7, 23))).toEqual([at('04:00')])
})

test('the earlier steps return to their ideal times after a move', () => {
  expect(fitBackwards([link(420, 300, 500), link(600, 480, 720)], at('13:00'), up(7, 23))).toEqual([
    at('07:00'),
    Date.parse('2026-05-15T20:00+02:00'),
  ])
})
