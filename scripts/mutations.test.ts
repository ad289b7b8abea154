import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { MUTATIONS } from './mutations.ts'

const root = fileURLToPath(new URL('../', import.meta.url))

test.each(MUTATIONS.map(({ breaks, change }) => [breaks, change] as const))(
  '%s: what it changes is there',
  (_breaks, change) => {
    const path = join(root, change.file)
    if ('find' in change) expect(readFileSync(path, 'utf8')).toContain(change.find)
    const [, imported] = ('add' in change && /^import '(\.{2}.*)'$/.exec(change.add)) || []
    if (imported) expect(existsSync(join(path, '..', imported))).toBe(true)
  },
)
