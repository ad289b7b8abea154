import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readPhotoBody } from './photo-body.ts'

test('reads every text of the field as JSON does', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme-ascii' }), fc.constantFrom(undefined, 1), (image, indent) => {
      const body = JSON.stringify({ image }, null, indent)
      expect(readPhotoBody(Buffer.from(body))).toEqual(JSON.parse(body))
    }),
  )
})

test.each([
  '{"image":"data:image/png;base64,AAAA"}',
  ' { "image" : "a" } \n',
  '{"image":"a","other":1}',
  '{"other":1,"image":"a"}',
  '{"image":"a\\u0041"}',
  '{"image":"a"   ,"image":"b"}',
  '{"image":5}',
  '[]',
  'null',
  '"image"',
])('%s is what JSON says it is', (body) => {
  expect(readPhotoBody(Buffer.from(body))).toEqual(JSON.parse(body))
})

test.each(['', '{"image":', '{"image":"a"', '{"image":"a"}}', '{"image":"a"} x'])('%j is refused', (body) => {
  expect(() => readPhotoBody(Buffer.from(body))).toThrow('non è JSON valido')
})
