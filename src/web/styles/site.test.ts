import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const folder = fileURLToPath(new URL('.', import.meta.url))

/** `:last-child > :nth-child(3)`: whenever the parser appends an element, Chromium makes the style of all below its parent anew. */
const BELOW_A_PLACE = /:(?:first|last|only|nth)-[\w-]+(?:\([^)]*\))?\s*[\s>+~]\s*[:*][^{},]*/g

test('no rule reaches any element below one that is chosen by its place', () => {
  const found = globSync('*.css', { cwd: folder }).flatMap((file) => [
    ...(readFileSync(`${folder}${file}`, 'utf8').match(BELOW_A_PLACE) ?? []),
  ])
  expect(found).toEqual([])
})
