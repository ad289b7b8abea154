import { FEED_TITLE, FEEDS } from '#contracts/feeds/feed-addresses.ts'
import { recipePage } from '#contracts/pages/page-paths.ts'
import { FEED_DESCRIPTION, type FeedRecipe } from './feed-recipe.ts'

export const jsonFeed = (publicUrl: string, recipes: readonly FeedRecipe[]) => ({
  version: 'https://jsonfeed.org/version/1.1',
  title: FEED_TITLE,
  home_page_url: `${publicUrl}/ricette`,
  feed_url: publicUrl + FEEDS.json.path,
  description: FEED_DESCRIPTION,
  icon: `${publicUrl}/icone/icona-512.png`,
  language: 'it',
  authors: [{ name: 'Cornicione', url: publicUrl }],
  items: recipes.map(({ id, name, description, category, imageUrl, publishedAt, updatedAt }) => {
    const address = publicUrl + recipePage(id)
    return {
      id: address,
      url: address,
      title: name,
      content_text: description,
      image: publicUrl + imageUrl,
      date_published: publishedAt.toISOString(),
      date_modified: updatedAt.toISOString(),
      tags: [category],
    }
  }),
})
