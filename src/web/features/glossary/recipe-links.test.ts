/** Checks the links in 'Perché funziona' of the recipes: each leads to a glossary term or a chapter of an
 * article. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { linkedParts } from '#domain/words/linked-text.ts'
import { termAnchor } from '#domain/words/term-anchor.ts'

const content = new URL('../../../../content/', import.meta.url)
const read = (path: string) => parse(readFileSync(new URL(path, content), 'utf8'))

const terms: { term: string }[] = read('glossary.yaml')
const termPlaces = terms.map(({ term }) => `/glossario#${termAnchor(term)}`)
/** `articles.test.tsx` checks that each exists on its page. */
const chapters = (read('search/places.yaml') as { kind: string; path: string }[])
  .filter(({ kind, path }) => kind === 'articolo' && path.includes('#'))
  .map(({ path }) => path)

const recipes = readdirSync(new URL('recipes/', content)).map((file) => {
  const { why = '' }: { why?: string } = read(`recipes/${file}`)
  return { file, links: linkedParts(why).flatMap((part) => (typeof part === 'string' ? [] : [part.to])) }
})
const without = (places: readonly string[]) =>
  recipes.filter(({ links }) => !links.some((to) => places.includes(to))).map(({ file }) => file)

test('every link of a recipe leads somewhere', () => {
  const places = new Set([...termPlaces, ...chapters])
  expect(recipes.flatMap(({ links }) => links).filter((to) => !places.has(to))).toEqual([])
})

test('every recipe leads to a word of the glossary and to a chapter of an article', () => {
  expect(without(termPlaces)).toEqual([])
  expect(without(chapters)).toEqual([])
})
