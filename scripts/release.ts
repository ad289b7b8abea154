/**
 * `npm run release` writes two files into release/: the release notes and a CycloneDX list of the runtime
 * packages. The notes contain CHANGELOG.md since the last version tag, and the licences of these packages.
 */
import { execFileSync } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { licenceTable, packagesOf, readLock } from './licences.ts'
import { newestNotes } from './release-notes.ts'

const root = fileURLToPath(new URL('../', import.meta.url))
const target = join(root, 'release')
const PARTS = 'sbom.cdx.json'

const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string }
const tags = execFileSync('git', ['tag', '--no-contains', 'HEAD', '--list', 'v*'], {
  cwd: root,
  encoding: 'utf8',
})
const released = tags.split('\n').flatMap((tag) => (tag === '' ? [] : [tag.slice(1)]))
const notes = newestNotes(await readFile(join(root, 'CHANGELOG.md'), 'utf8'), version, released)
const parts = execFileSync('npm', ['sbom', '--omit=dev', '--sbom-format=cyclonedx'], {
  cwd: root,
  encoding: 'utf8',
  stdio: ['ignore', 'pipe', 'inherit'],
  maxBuffer: 1024 ** 3,
})
const { components } = JSON.parse(parts) as { components: { name: string; version: string }[] }
const listed = new Set(components.map((part) => `${part.name}@${part.version}`))
const packages = packagesOf(await readLock()).filter(({ name, version: its }) => listed.has(`${name}@${its}`))
await mkdir(target, { recursive: true })
await writeFile(join(target, PARTS), parts)
await writeFile(
  join(target, 'notes.md'),
  `# Cornicione ${version}

${notes}

## Di che cosa è fatto

${components.length} parti di altri, elencate in \`${PARTS}\` (CycloneDX), con queste licenze:

${licenceTable(packages)}
`,
)
console.log(`release/notes.md and release/${PARTS}: version ${version}, ${components.length} parts`)
