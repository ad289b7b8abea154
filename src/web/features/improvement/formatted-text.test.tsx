import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { blocksOf } from '#domain/words/formatted-blocks.ts'
import { FormattedText } from './formatted-text.tsx'

test('headings, lists and paragraphs', () => {
  const text = '## Titolo\n\nUna **nota**\nsu due righe\n\n- a\n- b\n\n1. uno\n2. due'
  expect(blocksOf(text).map(({ kind }) => kind)).toEqual(['heading', 'paragraph', 'list', 'list'])
  expect(renderToStaticMarkup(<FormattedText text={text} />)).toContain('<strong>nota</strong>')
  expect(renderToStaticMarkup(<FormattedText text={text} />)).toMatch(
    /<ol[^>]*><li>uno<\/li><li>due<\/li><\/ol>/,
  )
})

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '[qui](javascript:alert(1))',
  '## <b>x</b>',
  '- &lt;i&gt;',
])('%s is words', (text) => {
  const html = renderToStaticMarkup(<FormattedText text={text} />)
  expect(html).not.toMatch(/<(?!\/?(?:div|h3|h4|ul|ol|li|p|strong|br)[\s>/])/)
  expect(html).not.toContain('href')
})
