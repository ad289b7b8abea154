import { expect, test } from 'vitest'
import type { Article } from './article.ts'
import { countWords, inlineParts, readingMinutes } from './article.ts'
import { ARTICLE_HEADS } from './article-heads.ts'

test('a paragraph is cut at its links and italics', () => {
  expect(inlineParts('Leggi [il *vero* nome](/glossario#w), poi *Il Corricolo*.')).toEqual([
    { text: 'Leggi ' },
    { text: 'il *vero* nome', to: '/glossario#w' },
    { text: ', poi ' },
    { text: 'Il Corricolo', isTitle: true },
    { text: '.' },
  ])
  expect(inlineParts('[Solo](/ricette)')).toEqual([{ text: 'Solo', to: '/ricette' }])
  expect(inlineParts('Niente.')).toEqual([{ text: 'Niente.' }])
})

const article = (paragraph: string): Article => ({
  head: { ...ARTICLE_HEADS.oven, standfirst: 'Due parole' },
  sections: [
    {
      id: 'uno',
      title: 'Un titolo',
      blocks: [
        paragraph,
        { fact: '485 °C', says: 'la volta' },
        { picture: 'diavola', alt: 'non conta', caption: 'non conta' },
      ],
    },
  ],
  sources: ['Non conta'],
  tools: [],
})

test('words are what is read: no addresses, no marks, no punctuation', () => {
  // standfirst 2, title 2, paragraph 5, fact 3 ('°C' counts) + 1
  expect(countWords(article('Apri [la guida](/guida-forno) – e *cuoci*.'))).toBe(2 + 2 + 5 + 4)
})

test('a minute that has begun counts', () => {
  expect(readingMinutes(article('una'))).toBe(1)
  expect(readingMinutes(article('parola '.repeat(184 - 8)))).toBe(1)
  expect(readingMinutes(article('parola '.repeat(184 - 7)))).toBe(2)
})
