import { z } from 'zod'
import type { SuggestedVideo } from '#contracts/recipes/recipe-video.ts'
import { AppError } from '#server/app-error.ts'

const TIMEOUT_MS = 8000
const MOST_VIDEOS = 6
const THUMBNAILS = 'https://i.ytimg.com/'
const RETRY_AFTER_S = 60

const SearchAnswer = z.object({ items: z.array(z.unknown()) })
const FoundVideo = z.object({
  id: z.object({ videoId: z.string().regex(/^[\w-]{11}$/) }),
  snippet: z.object({
    title: z.string(),
    channelTitle: z.string(),
    thumbnails: z.object({ medium: z.object({ url: z.string() }).optional() }).optional(),
  }),
})

export interface YoutubeSearchOptions {
  baseUrl: string
  apiKey: string | undefined
  log: { warn(fields: object, message: string): void }
}

const unavailable = (message: string) => new AppError('unavailable', message, { retryAfterS: RETRY_AFTER_S })

/** Searches the YouTube Data API. Throws 503 without a key, and when YouTube fails. */
export const youtubeSearch =
  ({ baseUrl, apiKey, log }: YoutubeSearchOptions) =>
  async (query: string): Promise<SuggestedVideo[]> => {
    if (!apiKey) {
      throw unavailable(
        'Per avere suggerimenti serve una chiave della YouTube Data API: impostala nella variabile YOUTUBE_API_KEY. Intanto puoi incollare un link.',
      )
    }
    const answer = SearchAnswer.safeParse(await ask(addressOf(baseUrl, apiKey, query), log))
    if (!answer.success) {
      log.warn({ problems: answer.error.issues.length }, 'YouTube answered in an unknown form')
      throw unavailable('YouTube ha risposto in una forma sconosciuta. Riprova più tardi.')
    }
    return answer.data.items.flatMap(asVideo)
  }

function asVideo(item: unknown): SuggestedVideo[] {
  const video = FoundVideo.safeParse(item)
  if (!video.success) return []
  const { id, snippet } = video.data
  const thumbnailUrl = snippet.thumbnails?.medium?.url ?? ''
  return [
    {
      id: id.videoId,
      title: plain(snippet.title),
      channelTitle: plain(snippet.channelTitle),
      thumbnailUrl: thumbnailUrl.startsWith(THUMBNAILS) ? thumbnailUrl : '',
    },
  ]
}

function addressOf(baseUrl: string, key: string, q: string): string {
  const parameters = {
    part: 'snippet',
    type: 'video',
    videoEmbeddable: 'true',
    safeSearch: 'strict',
    relevanceLanguage: 'it',
    regionCode: 'IT',
    maxResults: String(MOST_VIDEOS),
    q,
    key,
  }
  return `${baseUrl.replace(/\/+$/, '')}/search?${new URLSearchParams(parameters)}`
}

/** Neither the URL nor an error that contains it is logged, because the URL contains the API key. */
async function ask(address: string, log: YoutubeSearchOptions['log']): Promise<unknown> {
  let response: Response
  try {
    response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'error' })
    if (response.ok) return await response.json()
  } catch (error) {
    log.warn({ name: error instanceof Error ? error.name : 'unknown' }, 'YouTube does not answer')
    throw unavailable('YouTube non risponde. Riprova tra poco, o incolla un link.')
  }
  log.warn({ status: response.status }, 'YouTube refused a search')
  throw unavailable(
    response.status === 403 || response.status === 429
      ? 'YouTube ha rifiutato la ricerca: la chiave non è valida o la quota di oggi è finita.'
      : 'YouTube ha risposto con un errore. Riprova tra poco, o incolla un link.',
  )
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }
const plain = (title: string): string =>
  title.replaceAll(/&(amp|lt|gt|quot|#39);/g, (entity, name: string) => ENTITIES[name] ?? entity)
