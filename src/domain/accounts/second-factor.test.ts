import { expect, test } from 'vitest'
import { secondFactorNeed } from './second-factor.ts'

const reader = { isAdmin: false, isRequired: false, isConfirmed: false, hasTotp: false, hasPasskey: false }
const admin = { ...reader, isAdmin: true }
const demanded = { ...admin, isRequired: true }

test.each([
  ['nobody asks where nothing is demanded or set up', admin, 'none'],
  ['a passkey asks nothing of a reader, who may enter without', { ...reader, hasPasskey: true }, 'none'],
  ['nor where administrators need one', { ...reader, hasPasskey: true, isRequired: true }, 'none'],
  ['an administrator is asked for it', { ...admin, hasPasskey: true }, 'confirm'],
  ['once', { ...admin, hasPasskey: true, isConfirmed: true }, 'none'],
  ['an app is asked for wherever it is', { ...reader, hasTotp: true }, 'confirm'],
  ['and not twice', { ...reader, hasTotp: true, isConfirmed: true }, 'none'],
  ['where it is demanded, who has none sets one up', demanded, 'set_up'],
  ['also who has confirmed one that is gone by now', { ...demanded, isConfirmed: true }, 'set_up'],
  ['there a passkey counts', { ...demanded, hasPasskey: true }, 'confirm'],
  ['once it was used', { ...demanded, hasPasskey: true, isConfirmed: true }, 'none'],
] as const)('%s', (_what, state, need) => {
  expect(secondFactorNeed(state)).toBe(need)
})
