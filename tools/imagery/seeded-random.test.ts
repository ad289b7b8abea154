import { expect, test } from 'vitest'
import { seededRandom } from './seeded-random.ts'

test('a stream repeats itself and differs from the next', () => {
  const draw = (seed: number, stream: string) => {
    const random = seededRandom(seed, stream)
    return Array.from({ length: 5 }, () => random.between(0, 1))
  }
  expect(draw(3, 'crust')).toEqual(draw(3, 'crust'))
  expect(draw(3, 'crust')).not.toEqual(draw(3, 'sauce'))
  expect(draw(3, 'crust')).not.toEqual(draw(4, 'crust'))
})

test('chance is even: mean and tenths of ten thousand draws', () => {
  const random = seededRandom(1, 'even')
  const tenths = Array.from({ length: 10 }, () => 0)
  for (let draw = 0; draw < 10_000; draw += 1) {
    const at = random.index(10)
    tenths[at] = (tenths[at] ?? 0) + 1
  }
  for (const count of tenths) expect(Math.abs(count - 1000)).toBeLessThan(150)
})
