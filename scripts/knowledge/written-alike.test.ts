import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Signs that the site writes in one way, as its fixed labels do: "20%", "l'impasto". */
const linesWith = (pattern: string, sign: RegExp) =>
  globSync(pattern, { exclude: ['**/*.test.ts', '**/*.test.tsx'] })
    .toSorted()
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line, at) => (sign.test(line) ? [`${file}:${at + 1}: ${line.trim()}`] : [])),
    )

const CURLY_APOSTROPHE = /\p{L}’/u

test('no percent sign of the content stands apart from its figure', () => {
  expect(linesWith('content/**/*.{yaml,md}', /^(?!#).*\d[\s\u00a0\u202f]%/u)).toEqual([])
})

test('no percent sign of the pages stands apart from its figure', () => {
  expect(linesWith('src/**/*.{ts,tsx}', /\}[ \u00a0\u202f]%/u)).toEqual([])
})

test('apostrophes are straight in the content and on the pages', () => {
  expect(linesWith('content/**/*.{yaml,md}', CURLY_APOSTROPHE)).toEqual([])
  expect(linesWith('src/**/*.{ts,tsx}', CURLY_APOSTROPHE)).toEqual([])
})
