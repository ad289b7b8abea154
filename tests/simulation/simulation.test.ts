import { expect, test } from 'vitest'
import { cases } from '#tests/support/proof.ts'
import { MUTATIONS } from './mutations.ts'
import type { Patch } from './scenario.ts'
import { describeFailure, type Failure, simulate } from './simulate.ts'

/** `npm run simulate` tries ten thousand, in the proof. */
const SEEDS = cases(400, 2000)
/** Within so many seeds whatever is broken must show. */
const MOST_SEEDS = 2000

async function firstFailure(seeds: number, patch?: Patch): Promise<Failure | undefined> {
  for (let seed = 0; seed < seeds; seed += 1) {
    const failure = await simulate(seed, patch)
    if (failure) return failure
  }
  return undefined
}

test('what runs by itself keeps its promises on servers that die, with a database that fails', async () => {
  const failure = await firstFailure(SEEDS)
  expect(failure && describeFailure(failure)).toBeUndefined()
})

test.each(MUTATIONS)('notices $breaks', async ({ patch }) => {
  const failure = await firstFailure(MOST_SEEDS, patch)
  expect(failure).toBeDefined()
})

test('a seed that fails does so each time, and tells the same with as few faults as it takes', async () => {
  const [, , cutOff] = MUTATIONS
  const first = await firstFailure(MOST_SEEDS, cutOff?.patch)
  if (!first) throw new Error('the mutation was not noticed')
  expect(first.faults.length).toBeLessThanOrEqual(2)
  expect(first.history.length).toBeGreaterThan(5)
  expect(await simulate(first.seed, cutOff?.patch)).toEqual(first)
})
