import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const linesOf = (file: string) => fs.readFileSync(path.join(root, file), 'utf8').split('\n')

test('no file that the image is built from is kept away from its builder', () => {
  const ignored = linesOf('.dockerignore').filter((line) => line !== '')
  const copied = linesOf('Containerfile')
    .filter((line) => line.startsWith('COPY ') && !line.includes('--from='))
    .flatMap((line) => line.split(' ').slice(1, -1))
    .filter((source) => source !== '.')
  expect(copied).toContain('package.json')
  for (const source of copied) {
    expect(fs.existsSync(path.join(root, source)), source).toBe(true)
    expect(
      ignored.filter((pattern) => path.matchesGlob(source, pattern) || source.startsWith(`${pattern}/`)),
      source,
    ).toEqual([])
  }
})
