import { expect, test } from 'vitest'
import { newestNotes } from './release-notes.ts'

const CHANGELOG =
  '# Novità\n\n## 0.2.0\n\n- Una cosa\n  su due righe.\n- Un’altra.\n\n## 0.1.0\n\n- La prima.\n'

test('are the first section of the changelog, whole', () => {
  expect(newestNotes(CHANGELOG, '0.2.0')).toBe('- Una cosa\n  su due righe.\n- Un’altra.')
  expect(newestNotes('# Novità\n\n## 0.1.0\n\n- La prima.\n', '0.1.0')).toBe('- La prima.')
})

test('of another version are none', () => {
  expect(() => newestNotes(CHANGELOG, '0.3.0')).toThrow('begins with 0.2.0')
  expect(() => newestNotes('# Novità\n', '0.1.0')).toThrow('begins with nothing')
})
