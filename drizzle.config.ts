import { defineConfig } from 'drizzle-kit'

/** `npx drizzle-kit generate` drafts the next migration from the schema; functions and triggers are added by hand. */
export default defineConfig({
  dialect: 'postgresql',
  schema: [
    'schema',
    'schema-accounts',
    'schema-readers',
    'schema-pizza-night',
    'schema-admin',
    'schema-ai',
    'schema-import',
    'schema-newsletter',
    'schema-statistics',
  ].map((name) => `./src/server/db/${name}.ts`),
  out: './src/server/db/migrations',
})
