import { afterAll, beforeAll } from 'vitest'

/** One for all tests of a file, or of a group: it is there from the first of them to the last. */
export function shared<T extends { close(): Promise<unknown> }>(open: () => Promise<T>): T {
  const one = {} as T
  beforeAll(async () => void Object.assign(one, await open()))
  afterAll(async () => void (await one.close()))
  return one
}
