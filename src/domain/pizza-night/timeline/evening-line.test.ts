import { expect, test } from 'vitest'
import { eveningRecipes } from '#tests/support/evening-recipes.ts'
import { planEvening } from '../evening.ts'
import { eveningToIcs } from '../evening-ics.ts'
import { USUAL_EVENING, USUAL_GUEST } from '../evening-request.ts'
import { eveningSheet } from '../evening-sheet.ts'
import { eveningLine } from './evening-line.ts'

const bakeAtMs = Date.parse('2026-11-28T20:00:00+01:00')
const guests = [1, 2, 3].map(() => USUAL_GUEST)
const answer = planEvening({ ...USUAL_EVENING, bakeAtMs, nowMs: null, guests }, eveningRecipes)
if ('refusal' in answer) throw new Error(answer.refusal.message)
const sheet = eveningSheet(answer.evening)
const nameOf = (key: string) => sheet.pizzas.find((pizza) => pizza.key === key)?.name

test('each pizza stands in the line where it is stretched, goes in and comes out', () => {
  const line = eveningLine(sheet)
  const starts = line.map(({ startMs }) => startMs)
  expect(starts).toEqual(starts.toSorted((one, other) => one - other))
  expect(line.filter(({ baked }) => !baked)).toEqual(sheet.acts)
  for (const [title, at] of [
    ['Stendi e condisci', 'dressMs'],
    ['Inforna', 'inMs'],
    ['Sforna', 'outMs'],
  ] as const)
    expect(line.filter((act) => act.title === title).map(({ of, startMs }) => [of, startMs])).toEqual(
      sheet.queue.map((baked) => [nameOf(baked.pizza), baked[at]]),
    )
})

test.each([
  ['Aggiungi il brie', 'Aggiungi il brie, poi rimetti in forno'],
  [undefined, 'Aggiungi il resto e rimetti in forno'],
])('line and calendar say what is added halfway: %s', (added, title) => {
  const [first, ...others] = sheet.queue
  if (!first) throw new Error('no pizza')
  const inTwoGoes = {
    ...sheet,
    pizzas: sheet.pizzas.map(({ added: _own, ...pizza }) => ({ ...pizza, ...(added && { added }) })),
    queue: [{ ...first, bake: { ...first.bake, addS: 225 } }, ...others],
  }
  const line = eveningLine(inTwoGoes).filter(({ baked }) => baked?.turn === 'add' && baked.place === 0)
  expect(line).toMatchObject([{ title, startMs: first.inMs + 225_000 }])
  const text = eveningToIcs(inTwoGoes, { host: 'cornicione.it', stampMs: bakeAtMs }).replaceAll('\r\n ', '')
  expect(text.replaceAll('\\', '')).toContain(`Alle 20:03: ${title}.`)
})

test('each pizza is an entry of the calendar, with an alarm when it is to be stretched', () => {
  const text = eveningToIcs(sheet, { host: 'cornicione.it', stampMs: bakeAtMs })
  const entries = text.split('BEGIN:VEVENT').filter((entry) => entry.includes('SUMMARY:Inforna · '))
  expect(entries).toHaveLength(3)
  sheet.queue.forEach(({ pizza, dressMs, inMs, servedMs }, index) => {
    const stamp = (atMs: number) => new Date(atMs).toISOString().replace(/[-:]|\.\d+/g, '')
    expect(entries[index]).toContain(`SUMMARY:Inforna · ${nameOf(pizza)}`)
    expect(entries[index]).toContain(`Stendi e condisci · ${nameOf(pizza)}`)
    expect(entries[index]).toContain(`DTSTART:${stamp(inMs)}`)
    expect(entries[index]).toContain(`DTEND:${stamp(servedMs)}`)
    expect(entries[index]).toContain(`TRIGGER:-PT${(inMs - dressMs) / 60_000}M`)
  })
  expect(text.match(/BEGIN:VALARM/g)).toHaveLength(text.match(/BEGIN:VEVENT/g)?.length ?? 0)
  expect(new Set(text.match(/UID:.*/g)).size).toBe(text.match(/UID:/g)?.length)
})

test('the calendar tells ten minutes before the dough is to be kneaded, with its doses', () => {
  const kneading = sheet.acts.filter(({ kind }) => kind === 'mix')
  expect(kneading).toHaveLength(sheet.doughs.length)
  const text = eveningToIcs(sheet, { host: 'cornicione.it', stampMs: bakeAtMs }).replaceAll('\r\n ', '')
  const entries = text.split('BEGIN:VEVENT')
  for (const { title, of } of kneading) {
    const entry = entries.find((one) => one.includes(`SUMMARY:${of === '' ? title : `${title} · ${of}`}`))
    expect(entry).toContain('TRIGGER:-PT10M')
    expect(entry).toContain('Dosi: ')
  }
})
