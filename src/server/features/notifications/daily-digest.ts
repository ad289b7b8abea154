import type { DigestLetter } from '#server/mail/digest-letter.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import type { NotificationsRepository } from './notifications.repository.ts'

export interface DailyDigestOptions {
  notifications: NotificationsRepository
  letter: DigestLetter
  mailer: Pick<Mailer, 'send'>
}

/** E-mails administrators who want it about what they have not read, at most once a day. */
export async function sendDigests({ notifications, letter, mailer }: DailyDigestOptions): Promise<void> {
  await notifications.gather()
  for (const reader of await notifications.digestReaders()) {
    const news = await notifications.claimDigest(reader.id)
    if (news.length > 0) mailer.send(letter(reader, news))
  }
}
