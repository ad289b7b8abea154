import type { FastifyPluginAsync } from 'fastify'
import { recipesRepository } from '#server/features/recipes/recipes.repository.ts'
import type { OpenModule, SiteServices } from '#server/site-module.ts'
import { robots, sitemap } from './sitemap.ts'

const seoRoutes =
  ({ db, config, answers }: SiteServices): FastifyPluginAsync =>
  async (app) => {
    const { publicUrl } = config.site
    const recipes = recipesRepository(db)
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

export const seoModule: OpenModule = (services) => ({ fileRoutes: [seoRoutes(services)] })
