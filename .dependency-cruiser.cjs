/** The import rules of docs/architecture.md. A rule that cannot fail is no rule: scripts/boundaries.test.ts plants violations. */
const test = '[.]test[.]tsx?$'
/** What a feature offers to the others: everything else in its folder is its own. */
const publicFiles = [
  'server/features/collections/collections.repository.ts',
  'server/features/entry-editing/entry-editing.repository.ts',
  'server/features/entry-editing/entry-editing.routes.ts',
  'server/features/feeds/xml-text.ts',
  'server/features/full-dough/dough-recipes.repository.ts',
  'server/features/glossary/glossary.repository.ts',
  'server/features/import/queue/queue.repository.ts',
  'server/features/pizza-night/own-evenings.repository.ts',
  'server/features/pizzerias/pizzerias.repository.ts',
  'server/features/recipes/edited-recipe.repository.ts',
  'server/features/recipes/left-out-kind.ts',
  'server/features/recipes/query-diet.ts',
  'server/features/recipes/query-meaning.ts',
  'server/features/recipes/recipe-row.repository.ts',
  'server/features/recipes/recipe-writing.repository.ts',
  'server/features/recipes/recipes.repository.ts',
  'web/features/collections/saved-variants-query.ts',
  'web/features/improvement/formatted-text.tsx',
  'web/features/improvement/improve-button.tsx',
  'web/features/improvement/result-actions.tsx',
  'web/features/pizzerias/pizzerias-query.ts',
  'web/features/site-search/site-search-query.ts',
].map((file) => `^src/${file.replaceAll('.', '[.]')}$`)
const only = (folder, allowed) => ({
  name: `${folder}-imports`,
  severity: 'error',
  from: { path: `^src/${folder}/`, pathNot: test },
  to: { path: '^src/', pathNot: [`^src/(${[folder, ...allowed].join('|')})/`] },
})
const without = (folder, packages) => ({
  name: `${folder}-packages`,
  severity: 'error',
  from: { path: `^src/${folder}/`, pathNot: test },
  to: { dependencyTypes: ['npm', 'npm-dev', 'core', 'npm-no-pkg', 'unknown'], path: packages },
})

module.exports = {
  forbidden: [
    only('domain', []),
    without('domain', '.'),
    only('contracts', ['domain']),
    {
      ...without('contracts', '.'),
      to: { dependencyTypes: ['npm', 'npm-dev', 'core'], pathNot: 'node_modules/zod/' },
    },
    only('web', ['contracts', 'domain']),
    without('web', '(fastify|drizzle-orm|node_modules/pg/|pglite|^fs$|^node:)'),
    {
      ...only('server', ['contracts', 'domain']),
      from: { path: '^src/server/', pathNot: [test, '^src/server/plugins/pages[.]ts$'] },
    },
    {
      name: 'features-are-strangers',
      severity: 'error',
      from: { path: '^src/(server|web)/features/([^/]+)/', pathNot: test },
      to: { path: '^src/$1/features/', pathNot: ['^src/$1/features/$2/', ...publicFiles] },
    },
    {
      name: 'sql-stays-in-repositories',
      severity: 'error',
      from: { path: '^src/server/', pathNot: ['[.]repository[.]ts$', '^src/server/db/', test] },
      to: { path: 'node_modules/(drizzle-orm|pg)/|^src/server/db/schema' },
    },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    parser: 'swc',
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js'],
    },
  },
}
