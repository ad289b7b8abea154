import { expect, test } from 'vitest'
import { timersToIcs } from './timer-ics.ts'

const file = {
  recipe: 'Pizza Margherita',
  host: 'cornicione.it',
  stampMs: Date.parse('2026-11-23T10:00:00Z'),
}
const timers = [
  { id: '1-2-0', endsAtMs: Date.parse('2026-11-23T16:00:00Z'), title: 'Passo 3: lascialo lievitare, 6 ore' },
  { id: '1-7-0', endsAtMs: Date.parse('2026-11-23T18:06:00Z'), title: 'Passo 8: cuoci, 6 minuti' },
]
const lines = (text: string) => text.replace(/\r\n /g, '').split('\r\n')

test('rings at the end of each timer, and says what is over', () => {
  const written = lines(timersToIcs(timers, file))
  expect(written.filter((line) => line.startsWith('DTSTART'))).toEqual([
    'DTSTART:20261123T160000Z',
    'DTSTART:20261123T180600Z',
  ])
  expect(written).toContain('SUMMARY:Passo 3: lascialo lievitare\\, 6 ore · Pizza Margherita')
  expect(written.filter((line) => line === 'TRIGGER:PT0S')).toHaveLength(2)
  expect(written.slice(0, 2)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0'])
  expect(written.slice(-2)).toEqual(['END:VCALENDAR', ''])
})

test('the same timer is the same entry, started again it is another one', () => {
  const uids = (some: typeof timers) =>
    lines(timersToIcs(some, file)).filter((line) => line.startsWith('UID:'))
  expect(uids(timers)).toEqual(uids(timers))
  expect(
    new Set([...uids(timers), ...uids(timers.map((one) => ({ ...one, endsAtMs: one.endsAtMs + 60_000 })))])
      .size,
  ).toBe(4)
})
