import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const folder = fileURLToPath(new URL('../../../../models/coco-ssd/', import.meta.url))
const sums = readFileSync(`${folder}SHA256SUMS`, 'utf8').trim().split('\n')

test.each(sums.map((line) => line.split(/\s+/)))('%s is %s', (sum, file) => {
  expect(
    createHash('sha256')
      .update(readFileSync(folder + file))
      .digest('hex'),
  ).toBe(sum)
})

test('every file that the model names has its checksum', () => {
  const { weightsManifest } = JSON.parse(readFileSync(`${folder}model.json`, 'utf8')) as {
    weightsManifest: { paths: string[] }[]
  }
  const named = ['model.json', ...weightsManifest.flatMap(({ paths }) => paths)]
  expect(sums.map((line) => line.split(/\s+/)[1])).toEqual(expect.arrayContaining(named))
  expect(readdirSync(folder)).toEqual(expect.arrayContaining([...named, 'LICENSE']))
})
