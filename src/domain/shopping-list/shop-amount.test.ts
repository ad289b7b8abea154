import { expect, test } from 'vitest'
import { sumQuantities } from './sum-quantities.ts'

const item = (name: string, quantity = '') => ({ name, checked: false, quantity, times: 1 })
const asked = (...items: ReturnType<typeof item>[]) =>
  sumQuantities(items).map(({ name, quantity, buy }) => `${name}: ${quantity} = ${buy ?? '-'}`)

test.each([
  ['63 g di melanzane', 'Melanzane: 63 g = 1 piccola'],
  ['360 g di melanzane', 'Melanzane: 360 g = 1 media'],
  ['600 g di zucchine', 'Zucchine: 600 g = 3 medie'],
  ['267 g di pomodori pelati', 'Pomodori pelati: 267 g = 1 lattina da 400 g'],
  ['900 g di pomodori pelati', 'Pomodori pelati: 900 g = 3 lattine da 400 g'],
  ['0,8 g di lievito di birra fresco', 'Lievito di birra fresco: 0,8 g = 1 cubetto da 25 g'],
  ['12 foglie di basilico', 'Basilico fresco: 12 foglie = 1 mazzetto'],
  ["5 spicchi d'aglio", 'Aglio: 5 spicchi = 1 testa'],
  ['300 g di fior di latte', 'Fior di latte: 300 g = -'],
  ['150 g di pomodorini', 'Pomodorini: 150 g = -'],
  ['12 g di sale fino', 'Sale fino: 12 g = -'],
])('of %s a shop sells: %s', (line, expected) => {
  expect(asked(item(line))).toEqual([expected])
})

test('what is bought whole is counted whole', () => {
  expect(asked(item('mezza cipolla'))).toEqual(['Cipolla: 1 cipolla = -'])
  expect(asked(item('½ peperoncino'), item('1 peperoncino'))).toEqual([
    'Peperoncino fresco: 2 peperoncini = -',
  ])
  expect(asked(item('1 ½ cucchiai di miele'))).toEqual(['Miele: 1 ½ cucchiai = -'])
})
