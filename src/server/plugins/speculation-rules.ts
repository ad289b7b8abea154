import type { FastifyPluginAsync } from 'fastify'
import { PAGES } from '#contracts/pages/pages.ts'
import { ROW_ID } from '#domain/words/row-id.ts'

const PATH = '/speculation-rules.json'

/**
 * What a browser may fetch before somebody goes there: recipes, when the pointer rests on their link. By its path alone,
 * so that no link with a token, no account's page and no call ever matches. Nothing is rendered ahead: a page that
 * nobody sees must not count as read.
 */
const SPECULATION_RULES = {
  prefetch: [
    { source: 'document', where: { href_matches: `${PAGES.recipe.path}(${ROW_ID})` }, eagerness: 'moderate' },
  ],
} as const

/** Names the rules to a browser; they come from the site itself, so that its content security policy holds for them. */
export const SPECULATION_HEADER = { 'speculation-rules': `"${PATH}"` } as const

export const speculationRulesRoute: FastifyPluginAsync = async (app) => {
  app.get(PATH, { schema: { hide: true } }, async (_request, reply) =>
    reply
      .type('application/speculationrules+json')
      .header('cache-control', 'public, max-age=86400')
      .send(JSON.stringify(SPECULATION_RULES)),
  )
}
