import type { DigestLetter } from '#server/mail/digest-letter.ts'
import type { Mail } from '#server/mail/mail-layout.ts'
import type { NotificationsRepository } from './notifications.repository.ts'

/** E-mails administrators who want it about what they have not read, at most once a day: the letters wait and leave later. */
export async function addDigests(notifications: NotificationsRepository): Promise<void> {
  await notifications.gather()
  for (const reader of await notifications.digestReaders()) await notifications.addDigest(reader)
}

/** Writes a daily letter that leaves now: what was read meanwhile is not in it, what has come is. */
export const digestWriter =
  (notifications: NotificationsRepository, letter: DigestLetter) =>
  async ({ userId }: { userId: number }): Promise<Mail | undefined> => {
    const told = await notifications.takeDigest(userId)
    return told && letter(told.reader, told.news)
  }
