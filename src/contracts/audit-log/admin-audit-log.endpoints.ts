import type { PageQuery } from '../admin/page-query.ts'
import { get } from '../endpoint.ts'
import type { AuditPage } from './audit-log.ts'

export const listAuditLog = get<{ query?: Pick<PageQuery, 'after'>; response: AuditPage }>(
  '/api/admin/audit-log',
)
