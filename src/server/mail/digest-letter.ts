import type { AdminNotification } from '#contracts/notifications/notifications.ts'
import { notificationText } from '#domain/notifications/notification-text.ts'
import { layOutMail, type Mail } from './mail-layout.ts'

export const digestLetter =
  (siteUrl: string) =>
  (to: { email: string; name: string }, news: readonly AdminNotification[]): Mail =>
    layOutMail(to.email, siteUrl, {
      subject:
        news.length === 1 ? 'Una notifica dalla redazione' : `${news.length} notifiche dalla redazione`,
      greeting: `Ciao ${to.name},`,
      paragraphs: [
        'ecco che cosa non hai ancora letto:',
        ...together(news).map(
          ({ kind, count, detail }) => `${notificationText(kind, count)}${detail ? `: ${detail}` : ''}`,
        ),
      ],
      action: { label: 'Apri le notifiche', url: `${siteUrl}/admin?scheda=notifiche` },
      notes: ['Arriva al massimo una volta al giorno. La spegni dalla scheda Notifiche.'],
    })

function together(
  news: readonly AdminNotification[],
): Pick<AdminNotification, 'kind' | 'count' | 'detail'>[] {
  const lines = new Map<string, Pick<AdminNotification, 'kind' | 'count' | 'detail'>>()
  for (const { kind, count, detail } of news) {
    const key = `${kind} ${detail}`
    lines.set(key, { kind, detail, count: count + (lines.get(key)?.count ?? 0) })
  }
  return [...lines.values()]
}
export type DigestLetter = ReturnType<typeof digestLetter>
