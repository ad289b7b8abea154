/**
 * Removes from node_modules the files that the built site does not need at run time. For container images:
 * run it in a copy.
 */
import { existsSync, globSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../', import.meta.url))
const modules = join(root, 'node_modules')
const SOURCES = ['src/{server,contracts,domain}/**/*.ts', 'dist/server/**/*.js']
const LEFT_OUT = /\.test\.ts$|\/dev-pages\.ts$/
const DEAD_WEIGHT = [
  '**/*.{map,ts,cts,mts,md,flow}',
  '@tensorflow/*/dist/*.{min,fesm,es2017}.js',
  '@tensorflow/**/*_test.js',
  '{*,@*/*}/{test,tests,docs,example,examples,.yarn}',
  'node-*/{include,share}',
]

const packageOf = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')

function importedPackages(): Set<string> {
  const files = SOURCES.flatMap((pattern) => globSync(pattern, { cwd: root })).filter(
    (file) => !LEFT_OUT.test(file),
  )
  const specifiers = files.flatMap((file) =>
    [
      ...readFileSync(join(root, file), 'utf8').matchAll(
        /(?:from|import|\()\s*['"]([@\w][^'"]*)['"]/g, // matches `resolve('…')` calls too
      ),
    ].map((match) => match[1] ?? ''),
  )
  return new Set(specifiers.map(packageOf).filter((name) => existsSync(join(modules, name, 'package.json'))))
}

interface Manifest {
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}

function withDependencies(names: Iterable<string>): Set<string> {
  const kept = new Set<string>()
  const open = [...names]
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (kept.has(name) || !existsSync(join(modules, name, 'package.json'))) continue
    kept.add(name)
    for (const place of [name, ...nestedIn(name)]) {
      const manifest = JSON.parse(readFileSync(join(modules, place, 'package.json'), 'utf8')) as Manifest
      open.push(
        ...Object.keys({
          ...manifest.dependencies,
          ...manifest.optionalDependencies,
          ...manifest.peerDependencies,
        }),
      )
    }
  }
  return kept
}

const nestedIn = (name: string) =>
  globSync(`${name}/**/node_modules/{*,@*/*}/package.json`, { cwd: modules }).map((file) =>
    file.slice(0, -'/package.json'.length),
  )

const folders = (directory: string) =>
  readdirSync(directory, { withFileTypes: true }).flatMap(({ name }) => {
    if (name.startsWith('.')) return []
    if (!name.startsWith('@')) return [name]
    return readdirSync(join(directory, name)).map((inner) => `${name}/${inner}`)
  })

const kept = withDependencies(importedPackages())
for (const name of folders(modules)) {
  const isOwnNode = name === `node-${process.platform}-${process.arch}`
  if (!kept.has(name) && !isOwnNode) rmSync(join(modules, name), { recursive: true, force: true })
}
for (const pattern of DEAD_WEIGHT)
  for (const path of globSync(pattern, { cwd: modules }))
    rmSync(join(modules, path), { recursive: true, force: true })
for (const name of readdirSync(join(modules, '.bin')))
  if (name !== 'node') rmSync(join(modules, '.bin', name), { force: true })
rmSync(join(modules, '.cache'), { recursive: true, force: true })
