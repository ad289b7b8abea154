import { expect, test } from 'vitest'
import { LARGEST_ID, NO_ROW, rowIdOf } from './row-id.ts'

test.each([
  ['7', 7],
  [String(LARGEST_ID), LARGEST_ID],
  [String(LARGEST_ID + 1), NO_ROW],
  ['007', NO_ROW],
  ['0', NO_ROW],
  ['-1', NO_ROW],
  ['1.5', NO_ROW],
  ['7a', NO_ROW],
  ['', NO_ROW],
  [undefined, NO_ROW],
  [null, NO_ROW],
])('%s in an address is row %i', (text, id) => expect(rowIdOf(text)).toBe(id))
