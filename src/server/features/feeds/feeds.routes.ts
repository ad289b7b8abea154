import type { FastifyPluginAsync } from 'fastify'
import { FEEDS } from '#contracts/feeds/feed-addresses.ts'
import type { CachedResponses } from '#server/cache/cached-routes.ts'
import type { FeedsRepository } from './feeds.repository.ts'
import { jsonFeed } from './json-feed.ts'
import { rssFeed } from './rss-feed.ts'

const RECIPES = 30
const CACHE_CONTROL = 'public, max-age=1800'

export interface FeedsRoutesOptions {
  publicUrl: string
  feeds: FeedsRepository
  answers: CachedResponses
}

export const feedsRoutes =
  ({ publicUrl, feeds, answers }: FeedsRoutesOptions): FastifyPluginAsync =>
  async (app) => {
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
