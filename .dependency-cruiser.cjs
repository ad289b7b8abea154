/** The import rules of docs/architecture.md. A rule that cannot fail is no rule: scripts/boundaries.test.ts plants violations. */
const test = '[.]test[.]tsx?$'
/** What a feature offers to the others: everything else in its folder is its own. */
const publicFiles = [
  'server/features/audit-log/audit-log.repository.ts',
  'server/features/entry-editing/entry-editing.repository.ts',
  'server/features/recipes/edited-recipe.repository.ts',
  'server/features/recipes/recipe-row.repository.ts',
  'server/features/recipes/recipe-writing.repository.ts',
  'server/features/statistics/daily-counter.ts',
  'server/features/statistics/daily-counts.repository.ts',
  'web/features/improvement/formatted-text.tsx',
  'web/features/improvement/improve-button.tsx',
  'web/features/improvement/result-actions.tsx',
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
      from: { path: '^src/(server|web)/features/([^/]+)/', pathNot: [test, '[.]module[.]ts$'] },
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
