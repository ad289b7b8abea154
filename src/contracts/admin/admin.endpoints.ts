import { get } from '../endpoint.ts'
import type { AdminOverview } from './admin.ts'

export const getAdminOverview = get<{ response: AdminOverview }>('/api/admin/overview')
