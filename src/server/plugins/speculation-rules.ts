import type { FastifyPluginAsync } from 'fastify'
import { PAGES } from '#contracts/pages/pages.ts'
import { ROW_ID } from '#domain/words/row-id.ts'

const PATH = '/speculation-rules.json'

/**
 * Browsers prefetch a recipe when the pointer rests on its link. No other page is prefetched. There is no
 * prerendering, because an unseen page must not count as a view.
 */
const SPECULATION_RULES = {
  prefetch: [
    { source: 'document', where: { href_matches: `${PAGES.recipe.path}(${ROW_ID})` }, eagerness: 'moderate' },
  ],
} as const

export const SPECULATION_HEADER = { 'speculation-rules': `"${PATH}"` } as const

export const speculationRulesRoute: FastifyPluginAsync = async (app) => {
  app.get(PATH, { schema: { hide: true } }, async (_request, reply) =>
    reply
      .type('application/speculationrules+json')
      .header('cache-control', 'public, max-age=86400')
      .send(JSON.stringify(SPECULATION_RULES)),
  )
}
