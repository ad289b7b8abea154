import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdir, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../', import.meta.url))

export interface OlderVersion {
  /** A tag or a commit, and what it is. */
  name: string
  directory: string
}

/** The newest tag v…, by number; undefined where there is none. */
const newestTag = (directory = root): string | undefined =>
  execFileSync('git', ['tag', '--list', 'v*', '--sort=-version:refname'], {
    cwd: directory,
    encoding: 'utf8',
  })
    .split('\n')
    .find((tag) => tag !== '')

/** The site as it was at `from`, else at the newest tag; built, in `parent`. */
export async function olderVersion(parent: string, from: string | undefined): Promise<OlderVersion> {
  const ref = from ?? newestTag()
  if (!ref) throw new Error('No tag v… is here: fetch the tags, or name an older commit with --from')
  const directory = join(parent, 'older')
  await mkdir(directory)
  const archive = execFileSync('git', ['archive', ref], { cwd: root, maxBuffer: 1024 ** 3 })
  execFileSync('tar', ['-x', '-C', directory], { input: archive })
  await providePackages(directory)
  execFileSync(process.execPath, ['scripts/build.ts'], {
    cwd: directory,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PATH: `${join(directory, 'node_modules/.bin')}:${process.env.PATH}` },
  })
  return { name: `${ref} (${from ? 'as asked' : 'the newest tag'})`, directory }
}

/** Ours where it asks for the same ones. */
async function providePackages(directory: string): Promise<void> {
  const lock = (folder: string) => readFileSync(join(folder, 'package-lock.json'), 'utf8')
  if (lock(directory) === lock(root))
    await symlink(join(root, 'node_modules'), join(directory, 'node_modules'))
  else
    execFileSync('npm', ['ci', '--include=optional'], {
      cwd: directory,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
}

export const numberOfMigrations = (directory = root): number => {
  const folder = join(directory, 'src/server/db/migrations')
  return existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.sql')).length : 0
}
