export const NOTIFICATION_KINDS = ['new_users', 'import_failed', 'waiting', 'errors', 'mailing'] as const
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number]
