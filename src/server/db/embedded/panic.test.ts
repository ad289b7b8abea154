import { expect, test } from 'vitest'
import { panicIn } from './panic.ts'

function message(type: string, body: string): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(4 + Buffer.byteLength(body))
  return Buffer.concat([Buffer.from(type), length, Buffer.from(body)])
}
const error = (severity: string) =>
  message('E', `S${severity}\0V${severity}\0C53100\0MNo space left on device\0\0`)

test('finds a panic among other messages, with its reason', () => {
  expect(panicIn(Buffer.concat([message('C', 'COMMIT\0'), error('PANIC')]))).toBe('No space left on device')
})

test('an ordinary error is none', () => {
  expect(panicIn(Buffer.concat([error('ERROR'), message('Z', 'I')]))).toBeUndefined()
})

test('nor is a row that reads like one', () => {
  expect(panicIn(message('D', 'VPANIC\0MNo\0'))).toBeUndefined()
  expect(panicIn(new Uint8Array(0))).toBeUndefined()
})
