import { z } from 'zod'
import { NOTIFICATION_KINDS } from '#domain/notifications/notification-kinds.ts'
import { rowId } from '../row-id.ts'

export const AdminNotification = z.object({
  id: z.int(),
  kind: z.enum(NOTIFICATION_KINDS),
  count: z.int().min(0),
  detail: z.string().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
  /** False again when `count` has grown since the notification was read. */
  isRead: z.boolean(),
})
export type AdminNotification = z.infer<typeof AdminNotification>

export const AdminNotifications = z.object({
  notifications: z.array(AdminNotification),
  unread: z.int().min(0),
  wantsDigest: z.boolean(),
})
export type AdminNotifications = z.infer<typeof AdminNotifications>

export const ReadNotifications = z.object({ ids: z.array(rowId).max(200).optional() })
export const DigestSetting = z.object({ wantsDigest: z.boolean() })
