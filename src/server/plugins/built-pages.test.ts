import { expect, test } from 'vitest'
import { assetsOf } from './built-pages.ts'

const chunk = (file: string, imports: string[] = [], css: string[] = []) => ({ file, imports, css })
const manifest = {
  'src/web/entry.client.tsx': chunk('assets/entry.js', ['_react.js'], ['assets/site.css']),
  '_react.js': chunk('assets/react.js'),
  'src/web/recipe.tsx': chunk('assets/recipe.js', ['_react.js', '_card.js'], ['assets/recipe.css']),
  '_card.js': chunk('assets/card.js', ['_react.js'], ['assets/site.css']),
  'src/web/start.ts': chunk('assets/start.js'),
  'src/web/shop.tsx': chunk('assets/shop.js'),
}
const sheets = new Map([
  ['assets/site.css', 'a{color:red}'],
  ['assets/recipe.css', 'b{color:green}'],
])
const assets = assetsOf(manifest, sheets)
const modulesIn = (html: string) => html.match(/data-modules="([^"]*)"/)?.[1]?.split(' ')

test('a page has each sheet and names each module that it needs once, after those that it imports', () => {
  const { head, body } = assets(['src/web/recipe.tsx'])
  expect(modulesIn(body)).toEqual(['/assets/react.js', '/assets/card.js', '/assets/recipe.js'])
  expect(body).toContain('src="/assets/start.js"')
  expect(body).toContain('data-entry="/assets/entry.js"')
  expect(head).toContain('<style>a{color:red}</style>')
  expect(head).toContain('<style>b{color:green}</style>')
  expect(head.match(/<style>/g)).toHaveLength(2)
})

test('an unknown module leaves the page with what every page has', () => {
  const { head, body } = assets(['src/web/gone.tsx'])
  expect(modulesIn(body)).toEqual(['/assets/react.js'])
  expect(head).toContain('<style>a{color:red}</style>')
})

test('copies that a browser keeps name the sheets, which it keeps once', () => {
  const { head } = assetsOf(manifest)(['src/web/recipe.tsx'])
  expect(head).toBe(
    '<link rel="stylesheet" href="/assets/site.css"><link rel="stylesheet" href="/assets/recipe.css">',
  )
})
