import { endpoint } from '../endpoint.ts'
import type { Health, Readiness } from './health.ts'

export const getHealth = endpoint<{ response: Health }>('GET', '/api/health')
export const getReadiness = endpoint<{ response: Readiness }>('GET', '/api/ready')
