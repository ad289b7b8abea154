import type { PageQuery } from '../admin/page-query.ts'
import { get, patch, remove } from '../endpoint.ts'
import type { AdminUser, AdminUserChange, AdminUserPage } from './admin-users.ts'

export const listUsers = get<{ query?: PageQuery; response: AdminUserPage }>('/api/admin/users')
export const changeUser = patch<{ params: { id: number }; body: AdminUserChange; response: AdminUser }>(
  '/api/admin/users/:id',
)
export const endUserSessions = remove<{ params: { id: number } }>('/api/admin/users/:id/sessions')
