import { endpoint } from '../endpoint.ts'
import type { Statistics, StatisticsDays } from './statistics.ts'

export const getStatistics = endpoint<{ query: { days: StatisticsDays }; response: Statistics }>(
  'GET',
  '/api/admin/statistics',
)
export const exportStatistics = endpoint<{ query: { days: StatisticsDays }; response: unknown }>(
  'GET',
  '/api/admin/statistics/csv',
)
