import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const runSteps = new URL('./run-steps.ts', import.meta.url).href

const twoSteps = (folder: string) => `
import { runLanes, temporaryDirectory } from ${JSON.stringify(runSteps)}
const temporary = await temporaryDirectory()
const step = (name) => ({ name, command: ['sh', '-c', \`touch '${folder}/\${name}'; exec sleep 60\`] })
await runLanes([[step('first'), step('second')]], { temporary: temporary.path, logs: '${folder}/logs' })
`

test.each([
  ['SIGTERM', 143],
  ['SIGINT', 130],
] as const)(
  'a run that is interrupted by %s starts no further step and leaves no folder behind',
  async (name, code) => {
    const folder = mkdtempSync(join(tmpdir(), 'cornicione-interrupted-'))
    const script = join(folder, 'run.ts')
    writeFileSync(script, twoSteps(folder))
    const runner = spawn(process.execPath, [script], {
      cwd: folder,
      stdio: 'ignore',
      env: { ...process.env, TMPDIR: folder },
    })
    const ended = once(runner, 'exit')
    await expect.poll(() => existsSync(join(folder, 'first'))).toBe(true)
    runner.kill(name)
    expect((await ended)[0]).toBe(code)
    expect(readdirSync(folder).sort()).toEqual(['first', 'logs', 'run.ts'])
    rmSync(folder, { recursive: true })
  },
)
