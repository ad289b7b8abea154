export interface FeedRecipe {
  id: number
  name: string
  description: string
  category: string
  imageUrl: string
  publishedAt: Date
  updatedAt: Date
}

export const FEED_DESCRIPTION =
  'Le ultime ricette di pizza di Cornicione, con dosi al grammo, tempi e temperature.'

export const lastChange = (recipes: readonly FeedRecipe[]): Date | undefined =>
  recipes
    .flatMap(({ publishedAt, updatedAt }) => [publishedAt, updatedAt])
    .toSorted((a, b) => b.getTime() - a.getTime())[0]
