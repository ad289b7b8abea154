import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdir, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../', import.meta.url))

export interface OlderVersion {
  /** A commit, and what it is. */
  name: string
  directory: string
}

/**
 * From where the upgrade starts unless --from says otherwise: the last commit with one migration less than this version, so
 * that there is something to bring up to date and to refuse. A commit, because a clone need not have tags.
 */
const START = { commit: '8a63e81d24023990536692aab853c88a4ea3d9ba', is: 'before menus could be shared' }

/** The whole name of a commit; an error in words when it is not here. */
function commitOf(ref: string): string {
  try {
    return execFileSync('git', ['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    }).trim()
  } catch (error) {
    const said = (error as { stderr?: string }).stderr?.trim()
    throw new Error(
      `The older version ${ref} is not here${said ? ` (${said})` : ''}: the drill needs a clone with its history ` +
        '(git fetch --unshallow), or another commit or tag by --from',
      { cause: error },
    )
  }
}

/** The site as it was at `from`, else at {@link START}; built, in `parent`. */
export async function olderVersion(parent: string, from: string | undefined): Promise<OlderVersion> {
  const commit = commitOf(from ?? START.commit)
  const directory = join(parent, 'older')
  await mkdir(directory)
  const archive = execFileSync('git', ['archive', commit], { cwd: root, maxBuffer: 1024 ** 3 })
  execFileSync('tar', ['-x', '-C', directory], { input: archive })
  await providePackages(directory)
  execFileSync(process.execPath, ['scripts/build.ts'], {
    cwd: directory,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PATH: `${join(directory, 'node_modules/.bin')}:${process.env.PATH}` },
  })
  return { name: `${commit.slice(0, 8)} (${from ?? START.is})`, directory }
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
