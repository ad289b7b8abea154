import type { FastifyPluginAsync } from 'fastify'
import { FEEDS } from '#contracts/feeds/feed-addresses.ts'
import type { OpenModule, SiteServices } from '#server/site-module.ts'
import { feedsRepository } from './feeds.repository.ts'
import { jsonFeed } from './json-feed.ts'
import { rssFeed } from './rss-feed.ts'

const RECIPES = 30
const CACHE_CONTROL = 'public, max-age=1800'

const feedsRoutes =
  ({ db, config, answers }: SiteServices): FastifyPluginAsync =>
  async (app) => {
    const { publicUrl } = config.site
    const feeds = feedsRepository(db)
    for (const [{ path, type }, write] of [
      [FEEDS.rss, rssFeed],
      [FEEDS.json, jsonFeed],
    ] as const) {
      app.get(path, { schema: { hide: true } }, (request, reply) => {
        const load = async () => ({
          value: write(publicUrl, await feeds.newest(RECIPES)),
          contentType: `${type}; charset=utf-8`,
          cacheControl: CACHE_CONTROL,
        })
        return answers.send(request, reply, { key: path, shelf: 'lists', load })
      })
    }
  }

export const feedsModule: OpenModule = (services) => ({ fileRoutes: [feedsRoutes(services)] })
