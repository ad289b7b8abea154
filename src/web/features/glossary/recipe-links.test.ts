/** Where 'Perché funziona' of the recipes leads: to a term of the glossary, or to a page of the site. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { PUBLIC_PAGES } from '#contracts/public-pages.ts'
import { termAnchor } from '#domain/text/term-anchor.ts'

const content = new URL('../../../../content/', import.meta.url)
const read = (path: string) => parse(readFileSync(new URL(path, content), 'utf8'))

const terms: { term: string }[] = read('glossary.yaml')
const places = new Set<string>([
  ...PUBLIC_PAGES,
  ...terms.map(({ term }) => `/glossario#${termAnchor(term)}`),
])
const links = readdirSync(new URL('recipes/', content)).flatMap((file) => {
  const { why = '' }: { why?: string } = read(`recipes/${file}`)
  return [...why.matchAll(/\]\(([^)]+)\)/g)].map(([, to = '']) => ({ file, to }))
})

test('every link of a recipe leads somewhere', () => {
  expect(links.length).toBeGreaterThan(110)
  expect(links.filter(({ to }) => !places.has(to))).toEqual([])
})
