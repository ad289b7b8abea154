import type { FastifyInstance } from 'fastify'
import { isCounted } from './counted-visitors.ts'
import type { DailyCounter } from './daily-counter.ts'

const TOOLS: Readonly<Record<string, string>> = {
  'POST /api/dough-calculator': 'impasto',
  'POST /api/oven-guide/calculate': 'forno',
  'POST /api/nutrition/calculate': 'nutrizione',
  'GET /api/ingredient-pairing': 'abbinamenti',
  'POST /api/analyze-image': 'foto',
}

/** Counts tool uses and server errors by route pattern. URLs are not stored, because they may contain
 * personal data. */
export function countAnsweredCalls(app: FastifyInstance, { count }: Pick<DailyCounter, 'count'>): void {
  app.addHook('onResponse', async ({ method, headers, routeOptions, query }, { statusCode }) => {
    const route = `${method} ${routeOptions.url ?? '?'}`
    if (statusCode >= 500) count('error', `${route} ${statusCode}`)
    const tool = TOOLS[route]
    if (!tool || statusCode >= 300 || (method === 'GET' && Object.keys(Object(query)).length === 0)) return
    if (isCounted(headers)) count('tool', tool)
  })
}
