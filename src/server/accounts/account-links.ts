import type { AccountLetters } from '#server/mail/account-letters.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import type { EmailTokensRepository } from './email-tokens.repository.ts'
import { hashToken, newToken } from './secret-token.ts'
import type { Account } from './users.repository.ts'

const VERIFY_LIFETIME_S = 24 * 3600
const RESET_LIFETIME_S = 3600

export interface AccountLinksOptions {
  tokens: Pick<EmailTokensRepository, 'create'>
  letters: AccountLetters
  mailer: Pick<Mailer, 'send'>
}

type Recipient = Pick<Account, 'id' | 'email' | 'name'>

/** Mails with a link that works once. The token itself is only in the mail. */
export const accountLinks = ({ tokens, letters, mailer }: AccountLinksOptions) => {
  /** The token of a link for a new password; it works once, for an hour. */
  const newResetToken = async ({ id, email }: Pick<Recipient, 'id' | 'email'>): Promise<string> => {
    const token = newToken()
    await tokens.create(hashToken(token), { userId: id, email }, 'reset', RESET_LIFETIME_S)
    return token
  }
  return {
    newResetToken,
    async sendVerification(to: Recipient): Promise<void> {
      const token = newToken()
      const owner = { userId: to.id, email: to.email }
      await tokens.create(hashToken(token), owner, 'verify', VERIFY_LIFETIME_S)
      mailer.send(letters.verification(to, token))
    },

    async sendReset(to: Recipient): Promise<void> {
      mailer.send(letters.passwordReset(to, await newResetToken(to)))
    },
  }
}
export type AccountLinks = ReturnType<typeof accountLinks>
