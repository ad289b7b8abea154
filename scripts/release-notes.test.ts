import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { newestNotes, sectionsOf } from './release-notes.ts'

const CHANGELOG =
  '# Novità\n\n## 0.2.0\n\n- Una cosa\n  su due righe.\n- Un’altra.\n\n## 0.1.0\n\n- La prima.\n'
const COMING = CHANGELOG.replace('## 0.2.0', '## In arrivo\n\n- Quasi.\n\n## 0.2.0')

test('are what has come since the last release, whole', () => {
  expect(newestNotes(CHANGELOG, '0.2.0', ['0.1.0'])).toBe('- Una cosa\n  su due righe.\n- Un’altra.')
  expect(newestNotes(COMING, '0.2.0', ['0.1.0'])).toMatch(/^- Quasi\.\n\n- Una cosa\n/)
  expect(newestNotes('# Novità\n\n## 0.1.0\n\n- La prima.\n', '0.1.0', [])).toBe('- La prima.')
})

test('of another version, or of one that is out, are none', () => {
  expect(() => newestNotes(COMING, '0.3.0', [])).toThrow('begins with 0.2.0')
  expect(() => newestNotes('# Novità\n', '0.1.0', [])).toThrow('begins with nothing')
  expect(() => newestNotes(COMING, '0.2.0', ['0.1.0', '0.2.0'])).toThrow('0.2.0 is out')
})

test.each(sectionsOf(readFileSync('CHANGELOG.md', 'utf8')).map(({ title, body }) => [title, body]))(
  '%s is short enough to be read',
  (title, body) => {
    expect(body.split('\n').length).toBeLessThanOrEqual(title === 'In arrivo' ? 15 : 60)
  },
)
