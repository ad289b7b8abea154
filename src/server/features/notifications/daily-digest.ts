import type { DigestLetter } from '#server/mail/digest-letter.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import type { NotificationsRepository } from './notifications.repository.ts'

export interface DailyDigestOptions {
  notifications: NotificationsRepository
  letter: DigestLetter
  mailer: Pick<Mailer, 'send'>
}

/** Writes to the administrators who want it, if there is something that they have not read. At most once a day each. */
export async function sendDigests({ notifications, letter, mailer }: DailyDigestOptions): Promise<void> {
  await notifications.gather()
  for (const reader of await notifications.digestReaders()) {
    const news = await notifications.claimDigest(reader.id)
    if (news.length > 0) mailer.send(letter(reader, news))
  }
}
