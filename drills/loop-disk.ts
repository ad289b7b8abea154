import { execFileSync } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'

/** An ext4 file system in a file, with a simulated power cut. Needs root, loop devices, mkfs.ext4 and perl. */
export interface LoopDisk {
  directory: string
  /** After this call nothing reaches the disk, not even pending writes. The journal of ext4 is not flushed. */
  cutPower(): void
  comeBack(): void
  remove(): void
}

// EXT4_IOC_SHUTDOWN of <linux/ext4.h>, without flushing the log.
const SHUT_DOWN =
  'my $how = pack("L", 2); open(F, "<", $ARGV[0]) or die $!; ioctl(F, 0x8004587d, $how) or die $!'

export async function loopDisk(parent: string, sizeMiB: number): Promise<LoopDisk> {
  const [file, directory] = [join(parent, 'disk.ext4'), join(parent, 'disk')]
  const run = (command: string, ...args: string[]) => execFileSync(command, args, { stdio: 'pipe' })
  await mkdir(directory)
  run('truncate', '-s', `${sizeMiB}M`, file)
  run('mkfs.ext4', '-q', file)
  const mount = () => run('mount', '-o', 'loop', file, directory)
  mount()
  return {
    directory,
    cutPower: () => void run('perl', '-e', SHUT_DOWN, directory),
    comeBack() {
      run('umount', directory)
      mount()
    },
    remove: () => void run('umount', '-l', directory),
  }
}
