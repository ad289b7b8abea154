/**
 * `npm run licences` checks the licences of all packages for running, building and testing the site. It
 * fails on an unreviewed licence: read the licence, then allow it here, with a reason if needed.
 */
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

const ALLOWED: Readonly<Record<string, string>> = {
  MIT: 'to name the authors',
  'MIT-0': 'nothing',
  ISC: 'to name the authors',
  '0BSD': 'nothing',
  'BSD-2-Clause': 'to name the authors',
  'BSD-3-Clause': 'to name the authors',
  'BlueOak-1.0.0': 'to give the licence on',
  Zlib: 'not to claim authorship',
  'Apache-2.0': 'to name the authors and what was changed',
  'MPL-2.0': 'to publish changes of its own files: nothing of it is changed, and it only builds',
  'LGPL-3.0-or-later': 'that it can be replaced: libvips is a library of its own beside sharp',
  'OFL-1.1': 'that the fonts are not sold by themselves',
}

const READ_BY_HAND: Readonly<Record<string, string>> = { 'png-js': 'MIT' }

interface LockedPackage {
  version?: string
  license?: string
  dev?: boolean
  link?: boolean
}
export interface Lock {
  packages: Readonly<Record<string, LockedPackage>>
}

export interface LicensedPackage {
  name: string
  version: string
  licence: string
  isTool: boolean
}

export const packagesOf = ({ packages }: Lock): LicensedPackage[] =>
  Object.entries(packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .map(([path, { version = '', license = '', dev: isTool = false }]) => {
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
      return { name, version, licence: license || (READ_BY_HAND[name] ?? ''), isTool }
    })

/** True if all licences of one OR alternative are allowed. False for nested expressions. */
export const isAllowed = (licence: string): boolean =>
  withoutBrackets(licence)
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((one) => Object.hasOwn(ALLOWED, one)))

const withoutBrackets = (licence: string) => /^\(([^()]*)\)$/.exec(licence)?.[1] ?? licence

export function licenceTable(packages: readonly LicensedPackage[]): string {
  const byLicence = Map.groupBy(packages, ({ licence }) => withoutBrackets(licence) || 'non indicata')
  const rows = [...byLicence]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([licence, all]) => {
      const names = [...new Set(all.map(({ name }) => name))].toSorted().join(', ')
      return `| ${licence} | ${all.length} | ${names} |`
    })
  return ['| licenza | pacchetti | quali |', '| --- | --: | --- |', ...rows].join('\n')
}

const root = fileURLToPath(new URL('../', import.meta.url))
export const readLock = async (): Promise<Lock> =>
  JSON.parse(await readFile(`${root}package-lock.json`, 'utf8')) as Lock

if (import.meta.main) {
  const packages = packagesOf(await readLock())
  for (const [title, isTool] of [
    ['Con cui il sito funziona', false],
    ['Con cui si costruisce e si prova', true],
  ] as const)
    console.log(`## ${title}\n\n${licenceTable(packages.filter((one) => one.isTool === isTool))}\n`)
  const unknown = packages.filter(({ licence }) => !isAllowed(licence))
  for (const { name, version, licence } of unknown)
    console.error(`Not allowed yet: ${name} ${version} (${licence || 'names no licence'})`)
  process.exitCode = unknown.length > 0 ? 1 : 0
}
