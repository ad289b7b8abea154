import type { PageQuery } from '../admin/page-query.ts'
import { endpoint } from '../endpoint.ts'
import type { AdminUser, AdminUserChange, AdminUserPage } from './admin-users.ts'

export const listUsers = endpoint<{ query?: PageQuery; response: AdminUserPage }>('GET', '/api/admin/users')
export const changeUser = endpoint<{ params: { id: number }; body: AdminUserChange; response: AdminUser }>(
  'PATCH',
  '/api/admin/users/:id',
)
export const endUserSessions = endpoint<{ params: { id: number } }>('DELETE', '/api/admin/users/:id/sessions')
