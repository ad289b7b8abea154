/** The import rules of docs/architecture.md. A rule that cannot fail is no rule: scripts/boundaries.test.ts plants violations. */
const test = '[.]test[.]tsx?$'
/** What a feature uses of others, file by file: everything else in their folders is their own. */
const uses = {
  server: {
    accounts: [
      'audit-log/record-change.repository.ts',
      'full-dough/dough-recipes.repository.ts',
      'pizza-night/own-evenings.repository.ts',
    ],
    admin: ['import/queue/queue.repository.ts'],
    collections: ['accounts/sessions/sessions.ts', 'accounts/users/lock-user.repository.ts'],
    'entry-editing': ['accounts/sessions/sessions.ts', 'audit-log/record-change.repository.ts'],
    'full-dough': ['accounts/sessions/sessions.ts', 'accounts/sessions/visitors.ts'],
    glossary: [
      'audit-log/record-change.repository.ts',
      'entry-editing/entry-editing.repository.ts',
      'entry-editing/entry-editing.routes.ts',
    ],
    import: [
      'accounts/sessions/sessions.ts',
      'audit-log/record-change.repository.ts',
      'recipes/edited-recipe.repository.ts',
      'recipes/recipe-writing.repository.ts',
    ],
    improvement: ['accounts/limits/client-address.ts'],
    newsletter: [
      'accounts/limits/attempt-limits.ts',
      'accounts/limits/attempts.repository.ts',
      'accounts/limits/client-address.ts',
      'accounts/mailed-links/secret-token.ts',
      'accounts/sessions/sessions.ts',
      'audit-log/record-change.repository.ts',
    ],
    notifications: [
      'accounts/sessions/sessions.ts',
      'statistics/counting/daily-counter.ts',
      'statistics/counting/daily-counts.repository.ts',
    ],
    'photo-analysis': ['accounts/limits/client-address.ts'],
    pictures: ['accounts/sessions/sessions.ts', 'audit-log/record-change.repository.ts'],
    'pizza-night': [
      'accounts/limits/attempt-limits.ts',
      'accounts/limits/attempts.repository.ts',
      'accounts/limits/client-address.ts',
      'accounts/mailed-links/secret-token.ts',
      'accounts/sessions/sessions.ts',
      'accounts/users/lock-user.repository.ts',
      'collections/collections.repository.ts',
    ],
    pizzerias: ['entry-editing/entry-editing.repository.ts', 'entry-editing/entry-editing.routes.ts'],
    ratings: ['accounts/sessions/sessions.ts'],
    'recipe-list': ['recipes/recipe-row.repository.ts'],
    'recipe-notes': ['accounts/sessions/sessions.ts', 'accounts/users/lock-user.repository.ts'],
    recipes: [
      'accounts/sessions/sessions.ts',
      'audit-log/record-change.repository.ts',
      'statistics/counting/daily-counts.repository.ts',
    ],
    seo: ['feeds/xml-text.ts', 'recipes/recipes.repository.ts'],
    shop: ['entry-editing/entry-editing.repository.ts', 'entry-editing/entry-editing.routes.ts'],
    'simple-dough': ['accounts/limits/client-address.ts'],
    'site-search': [
      'glossary/glossary.repository.ts',
      'pizzerias/pizzerias.repository.ts',
      'recipes/left-out-kind.ts',
      'recipes/query-diet.ts',
      'recipes/query-meaning.ts',
      'recipes/recipes.repository.ts',
    ],
    users: [
      'accounts/sessions/end-sessions.ts',
      'accounts/sessions/sessions.repository.ts',
      'accounts/sessions/sessions.ts',
      'accounts/users/last-admin.repository.ts',
      'audit-log/record-change.repository.ts',
    ],
  },
  web: {
    admin: ['pizzerias/pizzerias-query.ts'],
    'classic-recipes': ['improvement/improve-button.tsx'],
    collections: ['improvement/formatted-text.tsx', 'improvement/result-actions.tsx'],
    improvement: ['collections/saved-variants-query.ts'],
    'recipe-list': ['site-search/site-search-query.ts'],
    recipes: ['improvement/improve-button.tsx'],
  },
}
const pattern = (file) => `^src/${file.replaceAll('.', '[.]')}$`
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
    ...['server', 'web'].flatMap((side) => [
      {
        name: `${side}-features-are-strangers`,
        severity: 'error',
        from: {
          path: `^src/${side}/features/([^/]+)/`,
          pathNot: [test, `^src/${side}/features/(${Object.keys(uses[side]).join('|')})/`],
        },
        to: { path: `^src/${side}/features/`, pathNot: `^src/${side}/features/$1/` },
      },
      ...Object.entries(uses[side]).map(([feature, files]) => ({
        name: `${side}-${feature}-uses`,
        severity: 'error',
        from: { path: `^src/${side}/features/${feature}/`, pathNot: test },
        to: {
          path: `^src/${side}/features/`,
          pathNot: [
            `^src/${side}/features/${feature}/`,
            ...files.map((file) => pattern(`${side}/features/${file}`)),
          ],
        },
      })),
    ]),
    {
      name: 'features-stand-on-the-server',
      severity: 'error',
      from: {
        path: '^src/server/(ai|backup|cache|config|db|jobs|mail|metrics|pdf|plugins)/',
        pathNot: test,
      },
      to: { path: '^src/server/features/' },
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
