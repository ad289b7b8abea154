import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'
import { VARIABLE_TABLE, variableSchemas, variableTableMarkdown } from './config-variables.ts'

const problemsOf = (env: Record<string, string>): readonly string[] => {
  try {
    readConfig(env)
  } catch (error) {
    if (error instanceof ConfigError) return error.problems
    throw error
  }
  return []
}

describe('readConfig', () => {
  test('runs without any variable', () => {
    const config = readConfig({})
    expect(config).toMatchObject({ port: 3000, host: '0.0.0.0', databaseUrl: undefined, trustProxy: false })
    expect(config.site.publicUrl).toBe('http://localhost:3000')
    expect(config.dataDir).toMatch(/^\/.*\/data$/)
  })

  test('derives the public address from the port until it is told', () => {
    expect(readConfig({ PORT: '8080' }).site.publicUrl).toBe('http://localhost:8080')
    expect(readConfig({ PORT: '8080', PUBLIC_URL: 'https://pizza.example/' }).site.publicUrl).toBe(
      'https://pizza.example',
    )
  })

  test('treats an empty value as a missing one', () => {
    expect(readConfig({ PORT: '', ADMIN_EMAIL: ' ', DATABASE_URL: '' })).toMatchObject({
      port: 3000,
      admin: undefined,
    })
  })

  test('names every wrong value at once, in Italian', () => {
    const problems = problemsOf({
      PORT: '99999',
      DATABASE_URL: 'mysql://x',
      PUBLIC_URL: 'https://pizza.example/sito',
      ADMIN_EMAIL: 'nessuno',
      LOG_LEVEL: 'forte',
      TRUST_PROXY: '2',
      SMTP_URL: 'http://x',
    })
    expect(problems.map((problem) => problem.split(' ')[0])).toEqual([
      'PORT',
      'DATABASE_URL',
      'PUBLIC_URL',
      'ADMIN_EMAIL',
      'SMTP_URL',
      'LOG_LEVEL',
      'TRUST_PROXY',
      'ADMIN_PASSWORD',
    ])
    expect(problems[0]).toBe('PORT deve essere un numero intero da 1 a 65535')
  })

  test.each(['0', '-1', '3000.5', '3e3', 'tremila', '65536'])('refuses the port %s', (port) => {
    expect(problemsOf({ PORT: port })).toHaveLength(1)
  })

  test('wants a port of its own for the figures', () => {
    const refused = [expect.stringMatching(/^METRICS_PORT è la porta del sito/)]
    expect(problemsOf({ METRICS_PORT: '3000' })).toEqual(refused)
    expect(problemsOf({ PORT: '8080', METRICS_PORT: '8080' })).toEqual(refused)
    expect(problemsOf({ PORT: '8080', METRICS_PORT: '3000' })).toEqual([])
  })

  test('takes an administrator only whole', () => {
    expect(problemsOf({ ADMIN_EMAIL: 'a@b.it' })).toEqual([
      'ADMIN_PASSWORD manca: serve insieme a ADMIN_EMAIL',
    ])
    expect(problemsOf({ ADMIN_PASSWORD: 'lunga abbastanza' })).toEqual([
      'ADMIN_EMAIL manca: serve insieme a ADMIN_PASSWORD',
    ])
    expect(readConfig({ ADMIN_EMAIL: 'a@b.it', ADMIN_PASSWORD: ' spazi inclusi ' }).admin?.password).toBe(
      ' spazi inclusi ',
    )
  })

  test('reads whom to trust as a proxy', () => {
    expect(readConfig({ TRUST_PROXY: 'true' }).trustProxy).toBe(true)
    expect(readConfig({ TRUST_PROXY: '10.0.0.1, 192.168.0.0/16' }).trustProxy).toBe(
      '10.0.0.1, 192.168.0.0/16',
    )
    expect(readConfig({ TRUST_PROXY: '::1' }).trustProxy).toBe('::1')
  })
})

describe('the table of variables', () => {
  test('has exactly the variables that are read', () => {
    expect(VARIABLE_TABLE.map(({ name }) => name)).toEqual(Object.keys(variableSchemas))
  })

  test('states the true defaults', () => {
    const stated = VARIABLE_TABLE.filter(
      ({ fallback }) => !['-', 'embedded', 'http://localhost:PORT'].includes(fallback),
    )
    const given = Object.fromEntries(stated.map(({ name, fallback }) => [name, fallback]))
    expect(readConfig(given)).toEqual(readConfig({}))
  })

  test('stands in the README as it is', () => {
    expect(readFileSync('README.md', 'utf8')).toContain(variableTableMarkdown())
  })
})
