import type { FastifyPluginAsync } from 'fastify'
import type { CachedResponses } from '#server/cache/cached-routes.ts'
import { robots, type SitemapRecipe, sitemap } from './sitemap.ts'

export interface SeoRoutesOptions {
  publicUrl: string
  recipes: { list(): Promise<readonly SitemapRecipe[]> }
  answers: CachedResponses
}

export const seoRoutes =
  ({ publicUrl, recipes, answers }: SeoRoutesOptions): FastifyPluginAsync =>
  async (app) => {
    app.get('/sitemap.xml', { schema: { hide: true } }, (request, reply) => {
      const load = async () => ({
        value: sitemap(publicUrl, await recipes.list()),
        contentType: 'application/xml; charset=utf-8',
      })
      return answers.send(request, reply, { key: '/sitemap.xml', shelf: 'lists', load })
    })
    app.get('/robots.txt', { schema: { hide: true } }, async (_request, reply) =>
      reply
        .type('text/plain; charset=utf-8')
        .header('cache-control', 'public, max-age=3600')
        .send(robots(publicUrl)),
    )
  }
