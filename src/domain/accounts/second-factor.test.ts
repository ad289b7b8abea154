import { expect, test } from 'vitest'
import { secondFactorNeed } from './second-factor.ts'

const none = { isRequired: false, isConfirmed: false, hasTotp: false, hasPasskey: false }

test.each([
  ['nobody asks where nothing is demanded or set up', none, 'none'],
  ['a passkey alone asks nothing of who may enter without', { ...none, hasPasskey: true }, 'none'],
  ['an app is asked for wherever it is', { ...none, hasTotp: true }, 'confirm'],
  ['and not twice', { ...none, hasTotp: true, isConfirmed: true }, 'none'],
  ['where it is demanded, who has none sets one up', { ...none, isRequired: true }, 'set_up'],
  [
    'also who has confirmed one that is gone by now',
    { ...none, isRequired: true, isConfirmed: true },
    'set_up',
  ],
  ['there a passkey counts', { ...none, isRequired: true, hasPasskey: true }, 'confirm'],
  ['once it was used', { ...none, isRequired: true, hasPasskey: true, isConfirmed: true }, 'none'],
] as const)('%s', (_what, state, need) => {
  expect(secondFactorNeed(state)).toBe(need)
})
