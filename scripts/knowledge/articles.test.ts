import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { articleModules, countWords, inlineParts } from './articles.ts'

test('a paragraph is cut at its links and italics', () => {
  expect(inlineParts('Leggi [il *vero* nome](/glossario#w), poi *Il Corricolo*.')).toEqual([
    'Leggi ',
    { text: 'il *vero* nome', to: '/glossario#w' },
    ', poi ',
    { title: 'Il Corricolo' },
    '.',
  ])
  expect(inlineParts('[Solo](/ricette)')).toEqual([{ text: 'Solo', to: '/ricette' }])
  expect(inlineParts('Niente.')).toEqual(['Niente.'])
})

test('a line ends neither within a range nor before a unit, and addresses stay as they are', () => {
  expect(inlineParts('W 280: 8-12 ore, [2-3 g](/ricette?pezzi=2-3)')).toEqual([
    'W\u00a0280: 8\u2060-\u206012\u00a0ore, ',
    { text: '2\u2060-\u20603\u00a0g', to: '/ricette?pezzi=2-3' },
  ])
})

test('words are what is read: no addresses, no marks, no punctuation', () => {
  const sections = [
    {
      id: 'uno',
      title: 'Un titolo',
      blocks: [
        'Apri [la guida](/guida-forno) – e *cuoci*.',
        { fact: '485 °C', says: 'la volta' },
        { picture: 'diavola', alt: 'non conta', caption: 'non conta' },
      ],
    },
  ]
  // standfirst 2, title 2, paragraph 5, fact 2 ('°C' counts) + 2
  expect(countWords({ standfirst: 'Due parole', sections })).toBe(2 + 2 + 5 + 4)
})

const folder = new URL('../../content/articles/', import.meta.url)
const files = new Map(readdirSync(folder).map((name) => [name, readFileSync(new URL(name, folder), 'utf8')]))
const drawn = [...files.values()].join('').matchAll(/drawing: (\S+)/g)
const heights = new Map([...drawn].map(([, name = '']) => [name, 100]))

test('a minute that has begun counts', () => {
  const made = articleModules(files, heights)['article-storia-della-pizza.ts'] ?? ''
  const { words, minutes } = /"words":(?<words>\d+),"minutes":(?<minutes>\d+)/.exec(made)?.groups ?? {}
  expect(Number(minutes)).toBe(Math.ceil(Number(words) / 184))
})

test.each<[string, () => unknown, RegExp]>([
  [
    'a file without a page',
    () => articleModules(new Map([...files, ['altro.yaml', '']]), heights),
    /altro\.yaml: nessuna/,
  ],
  [
    'a page without a file',
    () => articleModules(new Map([...files].slice(1)), heights),
    /content\/articles\/forni-e-cottura\.yaml/,
  ],
  [
    'an article without its drawing',
    () => articleModules(files, new Map([...heights].slice(1))),
    /drawings\/articles\/[a-z-]+\.svg: manca/,
  ],
  [
    'a drawing without an article',
    () => articleModules(files, new Map([...heights, ['altro', 9]])),
    /altro\.svg: nessuno lo usa/,
  ],
])('%s is refused', (_, make, says) => {
  expect(make).toThrow(says)
})
