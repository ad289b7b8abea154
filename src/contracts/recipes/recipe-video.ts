import { z } from 'zod'
import { YoutubeVideo } from './admin-recipes.ts'

export const RecipeVideo = z.object({ youtubeVideoId: YoutubeVideo })
export type RecipeVideo = z.infer<typeof RecipeVideo>

export const SuggestedVideo = z.object({
  id: z.string(),
  title: z.string(),
  channelTitle: z.string(),
  thumbnailUrl: z.string(),
})
export type SuggestedVideo = z.infer<typeof SuggestedVideo>
