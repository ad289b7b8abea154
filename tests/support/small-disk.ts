import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

export type SmallDisk = {
  directory: string
  /** A disk of its own that can be filled to the last byte, or merely the machine's. */
  isReal: boolean
  freeBytes(): number
  /** Takes space until about `leave` bytes are free; on the machine's own disk, 256 MiB. */
  fill(leave: number): void
  free(): void
  remove(): void
}

const MIB = 1024 ** 2

/** A small file system in memory where mounting is allowed (root), otherwise a directory of the machine's disk. */
export function smallDisk(sizeMiB: number): SmallDisk {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'cornicione-disk-'))
  const isReal = mount(directory, sizeMiB)
  const ballast = path.join(directory, 'ballast')
  const freeBytes = () => {
    const { bavail, bsize } = fs.statfsSync(directory)
    return bavail * bsize
  }
  return {
    directory,
    isReal,
    freeBytes,
    fill(leave) {
      const bytes = isReal ? Math.max(0, freeBytes() - leave) : 256 * MIB
      const block = Buffer.alloc(MIB, 1)
      const file = fs.openSync(ballast, 'a')
      for (let left = bytes; left > 0; left -= MIB) fs.writeSync(file, block, 0, Math.min(MIB, left))
      fs.fsyncSync(file)
      fs.closeSync(file)
    },
    free: () => fs.rmSync(ballast, { force: true }),
    remove() {
      if (isReal) execFileSync('umount', ['-l', directory])
      fs.rmSync(directory, { recursive: true, force: true })
    },
  }
}

function mount(directory: string, sizeMiB: number): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${sizeMiB}m`, 'tmpfs', directory], { stdio: 'pipe' })
    return true
  } catch {
    return false
  }
}
