import type { PageQuery } from '../admin/page-query.ts'
import { endpoint } from '../endpoint.ts'
import type { AuditPage } from './audit-log.ts'

export const listAuditLog = endpoint<{ query?: Pick<PageQuery, 'after'>; response: AuditPage }>(
  'GET',
  '/api/admin/audit-log',
)
