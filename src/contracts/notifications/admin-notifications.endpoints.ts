import type { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import type { AdminNotifications, DigestSetting, ReadNotifications } from './notifications.ts'

export const listNotifications = endpoint<{ response: AdminNotifications }>('GET', '/api/admin/notifications')
export const markNotificationsRead = endpoint<{
  body: z.input<typeof ReadNotifications>
  response: AdminNotifications
}>('POST', '/api/admin/notifications/read')
export const setDigest = endpoint<{ body: z.input<typeof DigestSetting>; response: AdminNotifications }>(
  'PUT',
  '/api/admin/notifications/digest',
)
