import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, expect, test } from 'vitest'
import { eventually } from '#tests/support/eventually.ts'
import { cases } from '#tests/support/proof.ts'
import { startSite } from '../../drills/site-servers.ts'
import { onStage } from '../../drills/stage.ts'

const folder = mkdtempSync(join(tmpdir(), 'cornicione-stage-'))
const pidFile = join(folder, 'pid')
afterEach(() => rmSync(pidFile, { force: true }))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A site that lives and is never ready. */
mkdirSync(join(folder, 'src/server'), { recursive: true })
writeFileSync(
  join(folder, 'src/server/main.ts'),
  `import { writeFileSync } from 'node:fs'
  writeFileSync(process.env.PID_FILE, process.pid + '.')
  setInterval(() => undefined, 1000)`,
)
const env = { PID_FILE: pidFile }
const pidOfSite = () =>
  eventually(() => {
    const text = readFileSync(pidFile, 'utf8')
    if (!text.endsWith('.')) throw new Error('not written yet')
    return Number.parseInt(text, 10)
  })
/** Throws while it lives. */
const isGone = (pid: number) => expect(() => process.kill(pid, 0)).toThrow('ESRCH')

test('a drill that gives up while a server starts leaves none behind', async () => {
  let pid = 0
  const drill = onStage(async () => {
    startSite(1, env, folder).catch(() => undefined)
    pid = await pidOfSite()
    throw new Error('gives up')
  })
  await expect(drill).rejects.toThrow('gives up')
  isGone(pid)
})

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
test.each(SIGNALS.slice(0, cases(1, SIGNALS.length)))(
  'a drill that is ended by %s leaves no server behind',
  async (signal) => {
    const address = (name: string) => JSON.stringify(new URL(`../../drills/${name}.ts`, import.meta.url).href)
    const script = `
    const { onStage } = await import(${address('stage')})
    const { startSite } = await import(${address('site-servers')})
    await onStage(() => startSite(1, ${JSON.stringify(env)}, ${JSON.stringify(folder)}))`
    const drill = spawn(process.execPath, ['--input-type=module', '--eval', script], {
      cwd: fileURLToPath(new URL('../../', import.meta.url)),
      stdio: 'ignore',
    })
    const ended = once(drill, 'exit')
    const pid = await pidOfSite()
    drill.kill(signal)
    expect(await ended).toEqual([130, null])
    isGone(pid)
  },
)
