import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { cpuClock } from './cpu-time.ts'

/** Uses that much CPU time, however long it takes. */
const work = (seconds: number) =>
  `"${process.execPath}" -e "while (process.cpuUsage().user < ${seconds * 1e6});"`

test.runIf(process.platform === 'linux')(
  'counts the work of a process, of those that it waited for, and of one that has left its session',
  async () => {
    const clock = cpuClock()
    const child = spawn('sh', ['-c', `${work(0.4)}; setsid ${work(0.4)} & ${work(0.4)}; exec sleep 60`], {
      detached: true,
    })
    const other = spawn('sh', ['-c', `${work(0.3)}; echo done; exec sleep 60`], { detached: true })
    clock.follow(child.pid ?? 0)
    await once(other.stdout, 'data')
    await expect.poll(() => clock.secondsOf(child.pid ?? 0)).toBeGreaterThan(1.2)
    // Includes the start of Node.js.
    expect(clock.secondsOf(child.pid ?? 0)).toBeLessThan(4)
    expect(clock.secondsOf(other.pid ?? 0)).toBe(0)
    for (const one of [child, other]) process.kill(-(one.pid ?? 0), 'SIGKILL')
    await once(child, 'close')
    expect(clock.secondsOf(child.pid ?? 0)).toBeGreaterThan(1.1)
    clock.stop()
  },
)
