import type { z } from 'zod'
import { get, post, put } from '../endpoint.ts'
import type { AdminNotifications, DigestSetting, ReadNotifications } from './notifications.ts'

export const listNotifications = get<{ response: AdminNotifications }>('/api/admin/notifications')
export const markNotificationsRead = post<{
  body: z.input<typeof ReadNotifications>
  response: AdminNotifications
}>('/api/admin/notifications/read')
export const setDigest = put<{ body: z.input<typeof DigestSetting>; response: AdminNotifications }>(
  '/api/admin/notifications/digest',
)
