import { get } from '../endpoint.ts'
import type { Statistics, StatisticsDays } from './statistics.ts'

export const getStatistics = get<{ query: { days: StatisticsDays }; response: Statistics }>(
  '/api/admin/statistics',
)
export const exportStatistics = get<{ query: { days: StatisticsDays }; response: unknown }>(
  '/api/admin/statistics/csv',
)
