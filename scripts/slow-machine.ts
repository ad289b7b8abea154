import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'

const LOOPS_A_PROCESSOR = 3
const TIMES = 3

export async function runSlowly(root: string): Promise<number> {
  const count = LOOPS_A_PROCESSOR * availableParallelism()
  const loops = Array.from({ length: count }, () => spawn(process.execPath, ['-e', 'for (;;);']))
  const end = () => {
    for (const loop of loops) loop.kill('SIGKILL')
  }
  process.once('exit', end)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1))
  let failures = 0
  for (let time = 1; time <= TIMES; time += 1) {
    console.log(`\n=== ${time} of ${TIMES}, beside ${count} endless loops`)
    const run = spawn(process.execPath, ['scripts/test.ts'], {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, CI: '' },
    })
    const [code] = await once(run, 'exit')
    if (code !== 0) failures += 1
  }
  console.log(`\n${TIMES - failures} of ${TIMES} runs passed`)
  return failures > 0 ? 1 : 0
}
