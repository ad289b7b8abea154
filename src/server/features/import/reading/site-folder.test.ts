import { expect, test } from 'vitest'
import { folderOf, isInFolder } from './site-folder.ts'

test.each(['/ricette', '/ricette/', '/ricette/index.html', '/ricette/?pagina=2'])(
  '%s is one folder',
  (path) =>
    expect(folderOf(`https://www.cucina.example${path}`)).toEqual({
      host: 'cucina.example',
      path: '/ricette/',
    }),
)

test.each(['', '/', '/index.html', '/?x=1'])('%s is a whole site', (path) =>
  expect(folderOf(`https://cucina.example${path}`)).toBeUndefined(),
)

test('pages stand in the folder of their own site only', () => {
  const folder = folderOf('https://cucina.example/ricette/')
  if (!folder) throw new Error('no folder')
  const where = (address: string) => isInFolder(address, folder)
  expect(where('http://www.cucina.example/ricette/pizza?x=1')).toBe(true)
  expect(where('https://cucina.example/ricette-di-altri/pizza')).toBe(false)
  expect(where('https://cucina.example/chi-siamo')).toBe(false)
  expect(where('https://altri.example/ricette/pizza')).toBe(false)
  expect(where('https://cucina.example:8443/ricette/pizza')).toBe(false)
})
