import type { NotificationKind } from './notification-kinds.ts'

const TEXTS: Readonly<Record<NotificationKind, readonly [one: string, many: string]>> = {
  new_users: ['nuovo utente', 'nuovi utenti'],
  import_failed: ['scraping non riuscito', 'scraping non riusciti'],
  waiting: ['voce importata da rivedere', 'voci importate da rivedere'],
  errors: ['errore del sito', 'errori del sito'],
  mailing: ['lettera della newsletter da guardare', 'lettere della newsletter da guardare'],
}

export function notificationText(kind: NotificationKind, count: number): string {
  const [one, many] = TEXTS[kind]
  return `${count} ${count === 1 ? one : many}`
}

export const NOTIFICATION_TABS: Readonly<Record<NotificationKind, string | undefined>> = {
  new_users: '/admin?scheda=utenti',
  import_failed: '/admin?scheda=ricette&vista=scraping',
  waiting: '/admin?scheda=ricette&vista=scraping',
  errors: undefined,
  mailing: '/admin?scheda=newsletter',
}
