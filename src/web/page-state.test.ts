import { expect, test } from 'vitest'
import { jsonForScript } from './page-state.ts'

test.each([
  '</script><script>alert(1)</script>',
  '<!-- <script>',
  'a & b',
  'riga\u2028riga\u2029riga',
  '"\\',
])('%j neither leaves its script element nor changes', (text) => {
  const written = jsonForScript({ text })
  expect(written).not.toMatch(/[<>&\u2028\u2029]/)
  expect(JSON.parse(written)).toEqual({ text })
})
