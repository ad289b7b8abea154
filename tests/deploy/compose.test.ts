import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { readConfig } from '#server/config/config.ts'
import { variableSchemas } from '#server/config/config-variables.ts'

const folder = fileURLToPath(new URL('../../deploy/', import.meta.url))
const GIVEN: Readonly<Record<string, string>> = {
  SITE_NAME: 'cornicione.example',
  POSTGRES_PASSWORD: 'segreta',
}

interface Service {
  image: string
  build?: { context: string; dockerfile: string }
  environment: Record<string, string>
  volumes: string[]
  depends_on?: string[] | Record<string, unknown>
  networks: string[]
}
interface Compose {
  services: Record<string, Service>
  volumes: Record<string, unknown>
  networks: Record<string, unknown>
}

/** As compose fills it in: `${NAME:-default}` and `${NAME:?why it is needed}`. */
const filledIn = (text: string) =>
  text.replaceAll(
    /\$\{(\w+)(?::([-?])([^}]*))?\}/g,
    (_whole, name, sign, word) => GIVEN[name] ?? (sign === '-' ? word : `no ${name}`),
  )

const { services, volumes, networks } = parse(filledIn(readFileSync(`${folder}compose.yaml`, 'utf8')), {
  merge: true,
}) as Compose
const sites = Object.entries(services).filter(([, { image }]) => image === 'cornicione')

test('every site of the compose file starts with what the file sets', () => {
  expect(sites.length).toBe(2)
  for (const [, { environment, build }] of sites) {
    expect(Object.keys(environment).filter((name) => !Object.hasOwn(variableSchemas, name))).toEqual([])
    // A variable that is empty is one that is not set.
    expect(readConfig(environment)).toMatchObject({
      databaseUrl: 'postgresql://cornicione:segreta@database/cornicione',
      site: { publicUrl: 'https://cornicione.example' },
    })
    expect(existsSync(path.join(folder, build?.context ?? '', build?.dockerfile ?? ''))).toBe(true)
  }
})

test('whatever a service of the compose file names is there', () => {
  for (const { volumes: own, depends_on: needs = [], networks: its } of Object.values(services)) {
    for (const volume of own) {
      const [source = ''] = volume.split(':')
      expect(
        source.startsWith('.') ? existsSync(path.join(folder, source)) : Object.hasOwn(volumes, source),
      ).toBe(true)
    }
    for (const name of Array.isArray(needs) ? needs : Object.keys(needs))
      expect(services).toHaveProperty(name)
    for (const name of its) expect(networks).toHaveProperty(name)
  }
})

test('the proxy leads to the sites of the compose file, at the port on which they listen', () => {
  const named = [...readFileSync(`${folder}Caddyfile`, 'utf8').matchAll(/\{\$SERVERS:([^}]*)\}/g)]
  expect(named.length).toBeGreaterThan(0)
  for (const [, servers = ''] of named)
    expect(servers.split(' ')).toEqual(
      sites.map(([name, { environment }]) => `${name}:${environment.PORT ?? 3000}`),
    )
})
