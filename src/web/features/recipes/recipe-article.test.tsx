import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { RecipeSource } from './recipe-article.tsx'

const url = 'https://cucina.example/pizza'
test.each([
  [{ url, name: 'La cucina', author: 'Ada' }, `Ricetta di Ada, da <a href="${url}"`, 'La cucina</a>.'],
  [{ url, name: null, author: null }, `Ricetta da <a href="${url}"`, 'cucina.example</a>.'],
  [{ url: null, name: 'La cucina', author: 'Ada' }, 'Ricetta di Ada, da La cucina.', ''],
  [{ url: null, name: null, author: 'Ada' }, 'Ricetta di Ada.', ''],
])('names whose recipe it is: %o', (source, begins, ends) => {
  const html = renderToStaticMarkup(<RecipeSource source={source} />)
  expect(html).toContain(begins)
  expect(html).toContain(ends)
  expect(html.includes('<a ')).toBe(source.url !== null)
})
