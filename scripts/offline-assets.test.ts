import { expect, test } from 'vitest'
import { type BuildManifest, offlineAssets } from './offline-assets.ts'

const admin = 'src/web/features/admin/admin.route.tsx'
const preview = 'src/web/features/recipes/recipe-preview.route.tsx'
const manifest: BuildManifest = {
  'src/web/start.ts': { file: 'assets/start.js' },
  'src/web/entry.client.tsx': {
    file: 'assets/entry.js',
    imports: ['_parts.js'],
    dynamicImports: ['home.tsx', admin, preview],
  },
  '_parts.js': { file: 'assets/parts.js' },
  'home.tsx': { file: 'assets/home.js', imports: ['_tabs.js', '_article.js'] },
  '_tabs.js': { file: 'assets/tabs.js' },
  '_article.js': { file: 'assets/article.js' },
  [admin]: { file: 'assets/admin.js', imports: ['_parts.js', '_tabs.js'], dynamicImports: ['users.tsx'] },
  'users.tsx': { file: 'assets/users.js', imports: ['_rows.js', admin] },
  '_rows.js': { file: 'assets/rows.js' },
  [preview]: { file: 'assets/preview.js', imports: ['_article.js'] },
}
const files = Object.values(manifest).map(({ file }) => file)

test('what only the administration loads is left out, what it shares is not', () => {
  expect(offlineAssets(manifest, files)).toEqual(
    ['start', 'entry', 'parts', 'home', 'tabs', 'article'].map((name) => `assets/${name}.js`),
  )
})

test('what the manifest does not name stays: a font, a worker', () => {
  expect(offlineAssets(manifest, ['assets/text.woff2'])).toEqual(['assets/text.woff2'])
})

test('a page that is no longer where it was stops the build', () => {
  const { [admin]: _moved, ...without } = manifest
  expect(() => offlineAssets(without, files)).toThrow(admin)
})
