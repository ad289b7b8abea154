import { expect, test } from 'vitest'
import { isOutOfSpace } from './database-errors.ts'

const coded = (code: string) => Object.assign(new Error('x'), { code })

test.each(['25006', '53100'])('%s means that there is no space', (code) => {
  expect(isOutOfSpace(coded(code))).toBe(true)
  expect(isOutOfSpace(new Error('Failed query', { cause: coded(code) }))).toBe(true)
})

test.each([coded('23505'), new Error('25006'), undefined, '53100'])('%s does not', (error) => {
  expect(isOutOfSpace(error)).toBe(false)
})
