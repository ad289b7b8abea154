import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'

const running = new Set<ChildProcess>()

export function ofDrill<Child extends ChildProcess>(child: Child): Child {
  running.add(child)
  child.once('exit', () => running.delete(child))
  // A child that could not be started may never emit `exit`.
  child.once('error', () => running.delete(child))
  return child
}

export const runningChildren = (): ReadonlySet<ChildProcess> => new Set(running)

export async function endChildrenSince(before: ReadonlySet<ChildProcess>): Promise<void> {
  const left = [...running].filter((child) => !before.has(child))
  await Promise.all(
    left.map(async (child) => {
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    }),
  )
}

process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})
