import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Signs that the site writes in one way, as in its fixed labels: "20%", "l'impasto". */
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

const UNIT_AT_FIGURE = String.raw`(?<![\w#./-])\d+(?:[.,]\d+)?(?:g|kg|mg|ml|cl|dl|cm|mm|min|kcal|kJ|°C|MB|kB)(?![\w-])`

test('a unit stands apart from its figure in the content', () => {
  expect(
    linesWith('content/**/*.{yaml,md}', new RegExp(String.raw`^(?!\s*#).*${UNIT_AT_FIGURE}`, 'u')),
  ).toEqual([])
})

const AGREED = ['fino a 5MB', 'src/web/home/dough-teaser.tsx', "'Per 100g'"]

test('a unit stands apart from its figure on the pages', () => {
  const found = linesWith('src/web/**/*.tsx', new RegExp(`[ '">]${UNIT_AT_FIGURE}`, 'u'))
  expect(found.filter((line) => !AGREED.some((text) => line.includes(text)))).toEqual([])
})

test('words are quoted between guillemets', () => {
  expect(linesWith('content/**/*.{yaml,md}', /[“”„]/)).toEqual([])
  expect(linesWith('src/web/**/*.tsx', /[“”„]/)).toEqual([])
})
