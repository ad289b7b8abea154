/** The simulation is worth what its models are: each must answer the same as its repository on PostgreSQL. */
import { afterEach, beforeEach, expect } from 'vitest'
import { LeaseLost } from '#server/jobs/job-engine.ts'
import type { Random } from './random.ts'
import { type VirtualDatabase, virtualDatabase } from './virtual-database.ts'

const SEQUENCES = 6
const STEPS = 70
export const HOLDERS = ['A', 'B', 'C'] as const

/** A database of its own for each test of the file. */
export function eachWithDatabase(): () => VirtualDatabase {
  let database: VirtualDatabase
  beforeEach(async () => {
    database = await virtualDatabase()
  })
  afterEach(() => database.close())
  return () => database
}

export type Step = () => Promise<{ real: unknown; model: unknown }>

/** The answer, or which error it was. */
export const answerOf = async (call: () => unknown): Promise<unknown> => {
  try {
    return (await call()) ?? null
  } catch (error) {
    if (error instanceof LeaseLost) return 'LeaseLost'
    throw error
  }
}
export const both =
  (real: () => unknown, model: () => unknown): Step =>
  async () => ({ real: await answerOf(real), model: await answerOf(model) })

/** The same call on both sides. */
export const sameCall =
  <Real extends object, Model extends object>(real: Real, model: Model) =>
  <Name extends keyof Real & keyof Model & string>(
    name: Name,
    ...args: Real[Name] extends (...args: infer Args) => unknown ? Args : never
  ): readonly [string, Step] => {
    const call = (side: Real | Model) => (side[name] as (...args: unknown[]) => unknown)(...args)
    return [
      `${name} ${JSON.stringify(args)}`,
      both(
        () => call(real),
        () => call(model),
      ),
    ]
  }

/** Does what `anyStep` says, on both sides, and expects the same answers and the same rows. */
export async function compare(
  database: VirtualDatabase,
  random: Random,
  anyStep: () => readonly [string, Step],
  rows: () => Promise<{ real: unknown; model: unknown }>,
): Promise<void> {
  const done: string[] = []
  for (let step = 0; step < STEPS; step += 1) {
    if (random.chance(0.3)) {
      const ms = random.one([1000, 5000, 19_000, 20_000, 20_001, 61_000])
      done.push(`${ms} ms pass`)
      await database.pass(ms)
    }
    const [name, act] = anyStep()
    done.push(name)
    const answers = await act()
    expect(answers.real, done.join('\n')).toEqual(answers.model)
    const kept = await rows()
    expect(kept.real, done.join('\n')).toEqual(kept.model)
  }
}

/** Each begins a sequence of calls of its own. */
export const SEEDS = Array.from({ length: SEQUENCES }, (_, seed) => seed)
