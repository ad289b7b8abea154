import { FEED_TITLE, FEEDS } from '#contracts/feeds/feed-addresses.ts'
import { recipePage } from '#contracts/pages/page-paths.ts'
import { escapeXml } from '#server/features/feeds/xml-text.ts'
import { FEED_DESCRIPTION, type FeedRecipe, lastChange } from './feed-recipe.ts'

/** RSS 2.0 (rssboard.org/rss-specification). The picture uses Media RSS, because an enclosure needs the
 * length of the picture file. */
export function rssFeed(publicUrl: string, recipes: readonly FeedRecipe[]): string {
  const changed = lastChange(recipes)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/">',
    '<channel>',
    element('title', FEED_TITLE),
    element('link', `${publicUrl}/ricette`),
    element('description', FEED_DESCRIPTION),
    element('language', 'it'),
    ...(changed ? [element('lastBuildDate', changed.toUTCString())] : []),
    `<atom:link href="${escapeXml(publicUrl + FEEDS.rss.path)}" rel="self" type="${FEEDS.rss.type}"/>`,
    ...recipes.flatMap((recipe) => item(publicUrl, recipe)),
    '</channel>',
    '</rss>',
    '',
  ].join('\n')
}

function item(publicUrl: string, { id, name, description, category, imageUrl, publishedAt }: FeedRecipe) {
  const address = publicUrl + recipePage(id)
  return [
    '<item>',
    element('title', name),
    element('link', address),
    element('guid', address),
    element('pubDate', publishedAt.toUTCString()),
    element('category', category),
    element('description', description),
    `<media:content url="${escapeXml(publicUrl + imageUrl)}" medium="image"/>`,
    '</item>',
  ]
}

const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`
