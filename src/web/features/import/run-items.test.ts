import { expect, test } from 'vitest'
import { startText } from './run-items.tsx'

test.each([
  ['Avviato da Anna', { trigger: 'manual', startedByName: 'Anna' }],
  ["Avviato da chi non c'è più", { trigger: 'manual' }],
  ['Avviato ogni ora, in automatico', { trigger: 'schedule' }],
  ['Avviato dalla riga di comando', { trigger: 'command' }],
  ['Avviato dalla riga di comando per una sola fonte', { trigger: 'command', isOneSource: true }],
] as const)('%s', (expected, run) => {
  expect(startText({ isOneSource: false, startedByName: null, ...run })).toBe(expected)
})
