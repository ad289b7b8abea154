import { get } from '../endpoint.ts'
import type { Health, Readiness } from './health.ts'

export const getHealth = get<{ response: Health }>('/api/health')
export const getReadiness = get<{ response: Readiness }>('/api/ready')
