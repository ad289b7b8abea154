import type { AccountLetters } from '#server/mail/account-letters.ts'
import type { Mail } from '#server/mail/mail-layout.ts'
import type { WaitingLetter } from '#server/mail/waiting-letters.repository.ts'
import type { EmailTokensRepository } from './email-tokens.repository.ts'
import type { LeftAddressesRepository } from './left-addresses.repository.ts'
import { hashToken, newToken } from './secret-token.ts'

const VERIFY_LIFETIME_S = 24 * 3600
const RESET_LIFETIME_S = 3600

export interface AccountLinksOptions {
  tokens: Pick<EmailTokensRepository, 'create'>
  left: Pick<LeftAddressesRepository, 'undoable'>
  letters: AccountLetters
}
type AccountLetter = Omit<WaitingLetter, 'id' | 'attempts' | 'kind'> & {
  kind: Exclude<WaitingLetter['kind'], 'digest'>
}
type Owner = Pick<WaitingLetter, 'userId' | 'email'>

export const accountLinks = ({ tokens, left, letters }: AccountLinksOptions) => {
  const newLink = async (owner: Owner, purpose: 'verify' | 'reset', lifetimeS: number): Promise<string> => {
    const token = newToken()
    await tokens.create(hashToken(token), owner, purpose, lifetimeS)
    return token
  }
  const newResetToken = (owner: Owner) => newLink(owner, 'reset', RESET_LIFETIME_S)
  const newUndoToken = async (owner: Owner): Promise<string | undefined> => {
    const change = await left.undoable(owner.userId, owner.email)
    if (!change) return undefined
    const token = newToken()
    await tokens.create(hashToken(token), owner, 'undo', { until: change.undoUntil })
    return token
  }
  return {
    newResetToken,
    /** Call it just before the email is sent, because the lifetime of its link starts now. */
    async write(letter: AccountLetter): Promise<Mail> {
      switch (letter.kind) {
        case 'verification':
          return letters.verification(letter, await newLink(letter, 'verify', VERIFY_LIFETIME_S))
        case 'reset':
          return letters.passwordReset(letter, await newResetToken(letter), letter.newEmail)
        case 'address_changed':
          return letters.addressChanged(letter, letter.newEmail ?? '', await newUndoToken(letter))
        case 'password_changed':
          return letters.passwordChanged(letter)
        case 'passkey_added':
        case 'passkey_removed':
        case 'totp_added':
        case 'totp_removed':
        case 'factors_removed':
          return letters.factorChanged(letter, letter.kind)
      }
    },
  }
}
