import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

/** One forbidden import each, also type-only ones: every rule must find its own. */
const planted: Record<string, string> = {
  'src/domain/a.ts': "import { z } from 'zod'\nexport const a = z",
  'src/domain/b.ts': "import type { Shape } from '#contracts/shape.ts'\nexport type B = Shape",
  'src/contracts/c.ts': "import Fastify from 'fastify'\nexport const c = Fastify",
  'src/contracts/d.ts': "import { page } from '#web/ui/page.ts'\nexport const d = page",
  'src/web/ui/e.ts': "import { pool } from '#server/db/pool.ts'\nexport const e = pool",
  'src/web/ui/f.ts': "import { readFileSync } from 'node:fs'\nexport const f = readFileSync",
  'src/web/features/one/g.ts': "import { h } from '../two/h.ts'\nexport const g = h",
  'src/server/features/one/i.routes.ts': "import { sql } from 'drizzle-orm'\nexport const i = sql",
  'src/server/features/one/j.ts': "import type { J } from '#server/features/two/j.ts'\nexport type K = J",
  // This file is public only for other features.
  'src/web/features/recipes/n.ts':
    "import { place } from '../pizzerias/pizzerias.loader.ts'\nexport const n = place",
  'src/domain/words/p.ts': "import { z } from '../recipes/z.ts'\nexport const p = z",
  'src/domain/dough/p.ts': "import { z } from '../recipe-list/z.ts'\nexport const p = z",
  'src/domain/garage/p.ts': "import { z } from '../recipes/z.ts'\nexport const p = z",
  'src/contracts/recipes/p.ts': "import type { R } from '../ratings/r.ts'\nexport type P = R",
  'tools/imagery/p.ts': "import { z } from '../../src/domain/recipes/z.ts'\nexport const p = z",
  'scripts/p.ts': "import { d } from '../drills/d.ts'\nexport const p = d",
  'bench/p.ts': "import { d } from '../drills/d.ts'\nexport const p = d",
  'src/domain/words/q.ts': "import { s } from '../../../scripts/s.ts'\nexport const q = s",
  'src/server/db/o.ts': "import { r } from '#server/features/two/r.ts'\nexport const o = r",
  'src/server/k.ts': "import { page } from '#web/ui/page.ts'\nexport const k = page",
  'src/domain/l.ts': "import { m } from './m.ts'\nexport const l = () => m",
}
const innocent: Record<string, string> = {
  'src/domain/m.ts': "import { l } from './l.ts'\nexport const m = () => l",
  'src/contracts/shape.ts': 'export interface Shape { side: number }',
  'src/web/ui/page.ts': 'export const page = 1',
  'src/web/features/two/h.ts': 'export const h = 1',
  'src/server/db/pool.ts': 'export const pool = 1',
  'src/domain/recipes/z.ts': 'export const z = 1',
  'src/domain/recipe-list/z.ts': 'export const z = 1',
  'src/contracts/ratings/r.ts': 'export interface R { stars: number }',
  'drills/d.ts': 'export const d = 1',
  'scripts/s.ts': 'export const s = 1',
  'src/server/features/two/r.ts': 'export const r = 1',
  'src/web/features/pizzerias/pizzerias.loader.ts': 'export const place = 1',
  'src/server/features/two/j.ts': 'export interface J { id: number }',
}

const tree = mkdtempSync(join(tmpdir(), 'cornicione-boundaries-'))
let violations: { from: string; rule: string }[]

beforeAll(() => {
  for (const [path, text] of Object.entries({ ...planted, ...innocent })) {
    mkdirSync(dirname(join(tree, path)), { recursive: true })
    writeFileSync(join(tree, path), text)
  }
  for (const file of ['package.json', 'tsconfig.json', '.dependency-cruiser.cjs'])
    cpSync(file, join(tree, file))
  symlinkSync(resolve('node_modules'), join(tree, 'node_modules'))
  const depcruise = resolve('node_modules/.bin/depcruise')
  const { stdout } = spawnSync(
    depcruise,
    [
      'src',
      'scripts',
      'tools',
      'bench',
      'drills',
      '--config',
      '.dependency-cruiser.cjs',
      '--output-type',
      'json',
    ],
    {
      cwd: tree,
      encoding: 'utf8',
    },
  )
  const { summary } = JSON.parse(stdout) as {
    summary: { violations: { from: string; rule: { name: string } }[] }
  }
  violations = summary.violations.map(({ from, rule }) => ({ from, rule: rule.name }))
}, 60_000)
afterAll(() => rmSync(tree, { recursive: true, force: true }))

test.each(Object.keys(planted))('the forbidden import of %s is found', (path) => {
  expect(violations.map(({ from }) => from)).toContain(path)
})

test('what is allowed is not reported', () => {
  const reported = new Set(violations.map(({ from }) => from))
  expect(Object.keys(innocent).filter((path) => reported.has(path))).toEqual([])
})
