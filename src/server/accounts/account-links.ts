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
  mailer: Mailer
}

type Recipient = Pick<Account, 'id' | 'email' | 'name'>

/** Mails with a link that works once. The token itself is only in the mail. */
export const accountLinks = ({ tokens, letters, mailer }: AccountLinksOptions) => ({
  async sendVerification(to: Recipient): Promise<void> {
    const token = newToken()
    const owner = { userId: to.id, email: to.email }
    await tokens.create(hashToken(token), owner, 'verify', VERIFY_LIFETIME_S)
    mailer.send(letters.verification(to, token))
  },

  async sendReset(to: Recipient): Promise<void> {
    const token = newToken()
    const owner = { userId: to.id, email: to.email }
    await tokens.create(hashToken(token), owner, 'reset', RESET_LIFETIME_S)
    mailer.send(letters.passwordReset(to, token))
  },
})
export type AccountLinks = ReturnType<typeof accountLinks>
