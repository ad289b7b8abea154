export const FEEDS = {
  rss: { path: '/feed.xml', type: 'application/rss+xml' },
  json: { path: '/feed.json', type: 'application/feed+json' },
} as const

export const FEED_TITLE = 'Cornicione: le nuove ricette'
