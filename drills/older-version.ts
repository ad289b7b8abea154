import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdir, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../', import.meta.url))
const MIGRATIONS = 'src/server/db/migrations'

export interface OlderVersion {
  name: string
  directory: string
}

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim()

/**
 * Without --from, the drill upgrades from the newest release tag before this commit. If there is no tag,
 * it upgrades from the commit before the newest migration.
 */
function start(): { ref: string; is: string } {
  try {
    const tag = git('describe', '--tags', '--abbrev=0', '--match=v[0-9]*', 'HEAD^')
    return { ref: tag, is: `the last release, ${tag}` }
  } catch {
    const added = git(
      'log',
      '-1',
      '--no-renames',
      '--diff-filter=A',
      '--format=%H',
      '--',
      `${MIGRATIONS}/*.sql`,
    )
    return { ref: `${added}^`, is: 'no release is tagged: before the newest migration' }
  }
}

function commitOf(ref: string): string {
  try {
    return git('rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`)
  } catch (error) {
    const said = (error as { stderr?: string }).stderr?.trim()
    throw new Error(
      `The older version ${ref} is not here${said ? ` (${said})` : ''}: the drill needs a clone with its history ` +
        '(git fetch --unshallow), or another commit or tag by --from',
      { cause: error },
    )
  }
}

export async function olderVersion(parent: string, from: string | undefined): Promise<OlderVersion> {
  const { ref, is } = from === undefined ? start() : { ref: from, is: from }
  const commit = commitOf(ref)
  const name = `${commit.slice(0, 8)} (${is})`
  process.stdout.write(`From ${name}\n`)
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
  return { name, directory }
}

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
  const folder = join(directory, MIGRATIONS)
  return existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.sql')).length : 0
}
