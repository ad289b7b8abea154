import { endpoint } from '../endpoint.ts'
import type { AdminOverview } from './admin.ts'

export const getAdminOverview = endpoint<{ response: AdminOverview }>('GET', '/api/admin/overview')
