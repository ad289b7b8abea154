import type { DigestLetter } from '#server/mail/digest-letter.ts'
import type { Mail } from '#server/mail/mail-layout.ts'
import type { NotificationsRepository } from './notifications.repository.ts'

export async function addDigests(notifications: NotificationsRepository): Promise<void> {
  await notifications.gather()
  for (const reader of await notifications.digestReaders()) await notifications.addDigest(reader)
}

export const digestWriter =
  (notifications: NotificationsRepository, letter: DigestLetter) =>
  async ({ userId }: { userId: number }): Promise<Mail | undefined> => {
    const told = await notifications.takeDigest(userId)
    return told && letter(told.reader, told.news)
  }
