import { expect, test } from 'vitest'
import { chooseEncoding } from './encoding.ts'

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['GZIP', 'gzip'],
  ['deflate', 'identity'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['gzip;q=0', 'identity'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['br;q=0, *', 'gzip'],
  ['br ; q=0.001', 'br'],
  ['broken;;q=,', 'identity'],
] as const)('%s is answered with %s', (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding)
  expect(chooseEncoding(header)).toBe(encoding) // once more, from memory
})

test('goes on answering right when many different headers were seen', () => {
  for (let i = 0; i < 1000; i += 1) expect(chooseEncoding(`x${i}, gzip`)).toBe('gzip')
  expect(chooseEncoding('br')).toBe('br')
})
