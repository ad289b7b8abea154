import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'

/** It takes about 720; with one optimized function of PostgreSQL it would take 1180. */
const MOST_MB = 900
const script = fileURLToPath(new URL('../../../../tests/support/first-start-process.ts', import.meta.url))

test('a first start with the embedded database does not optimize what PostgreSQL starts with', {
  tags: ['proof'],
}, async () => {
  const directory = await mkdtemp(join(tmpdir(), 'cornicione-memory-'))
  onTestFinished(() => rm(directory, { recursive: true, force: true }))
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--max-semi-space-size=16',
    script,
    join(directory, 'data'),
  ])
  expect(Number(stdout)).toBeGreaterThan(100)
  expect(Number(stdout)).toBeLessThan(MOST_MB)
})
