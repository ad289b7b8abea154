import { describe, expect, test } from 'vitest'
import { listAuditLog } from '#contracts/audit-log/admin-audit-log.endpoints.ts'
import type { AuditPage } from '#contracts/audit-log/audit-log.ts'
import { addressOf } from '#contracts/endpoint.ts'
import { setRecipeVideo, suggestRecipeVideos } from '#contracts/recipes/admin-recipes.endpoints.ts'
import { getRecipe } from '#contracts/recipes/recipes.endpoints.ts'
import { shared } from '#tests/support/shared.ts'
import { testApp } from '#tests/support/test-app.ts'
import { sharedAdmin, testAdmin } from '#tests/support/test-person.ts'
import { youtubeServer } from '#tests/support/youtube-server.ts'

const ID = 'dQw4w9_-XcQ'
const youtube = shared(youtubeServer)
const site = shared(() =>
  testApp({ env: { YOUTUBE_API_KEY: 'chiave-segreta', YOUTUBE_BASE_URL: youtube.baseUrl } }),
)
const admin = sharedAdmin(site)

describe('PUT /api/recipes/:id/video', () => {
  const save = async (youtubeVideoId: unknown, url = addressOf(setRecipeVideo, { params: { id: 1 } })) => {
    const answer = await admin.send('PUT', url, { youtubeVideoId })
    return { status: answer.statusCode, body: answer.json() }
  }

  test.each([ID, `https://youtu.be/${ID}?si=x`, `https://www.youtube.com/watch?t=3&v=${ID}`])(
    'reduces %s to the id, answers the recipe, and the page shows it at once',
    async (link) => {
      await save(null)
      const { status, body } = await save(link)
      expect([status, body.id, body.youtubeVideoId]).toEqual([200, 1, ID])
      expect(body).not.toHaveProperty('deletedAt')
      expect((await site.app.inject(addressOf(getRecipe, { params: { id: 1 } }))).json().youtubeVideoId).toBe(
        ID,
      )
    },
  )

  test('null or nothing takes the video away, and both are in the register', async () => {
    await save(ID)
    expect((await save('')).body.youtubeVideoId).toBeNull()
    const { entries } = (await admin.call(listAuditLog)).json<AuditPage>()
    expect(entries[0]).toMatchObject({
      action: 'recipe.video_changed',
      subjectId: '1',
      before: { youtubeVideoId: ID },
      after: { youtubeVideoId: null },
    })
  })

  test.each([
    'pizza',
    'https://vimeo.com/123',
    `javascript:alert(1)//${ID}`,
    '"><script>',
    7,
    ['x'],
    undefined,
  ])('refuses %j', async (wrong) => {
    expect((await save(wrong)).status).toBe(400)
  })

  test.each(['0', 'abc', '999999', '2147483648'])('%s is no recipe', async (id) => {
    const { status, body } = await save(ID, `/api/recipes/${id}/video`)
    expect([status, body]).toEqual([404, { message: 'Ricetta non trovata' }])
  })
})

describe('GET /api/recipes/:id/youtube-videos', () => {
  const suggest = () => admin.call(suggestRecipeVideos, { params: { id: 1 } })
  const item = (more: object = {}) => ({
    id: { kind: 'youtube#video', videoId: ID },
    snippet: {
      title: 'Pizza &amp; &#39;nduja',
      channelTitle: 'Forno &quot;Sud&quot;',
      thumbnails: { medium: { url: 'https://i.ytimg.com/vi/x/mqdefault.jpg' } },
      ...more,
    },
  })

  test('asks for videos about the recipe and answers what a person chooses from', async () => {
    youtube.answers(200, {
      kind: 'x',
      items: [item(), item({ thumbnails: { medium: { url: 'http://evil.example/x' } } })],
    })
    const answer = await suggest()
    const video = { id: ID, title: "Pizza & 'nduja", channelTitle: 'Forno "Sud"' }
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      [
        { ...video, thumbnailUrl: 'https://i.ytimg.com/vi/x/mqdefault.jpg' },
        { ...video, thumbnailUrl: '' },
      ],
    ])
    const asked = youtube.asked.at(-1)
    const { name } = (await site.app.inject(addressOf(getRecipe, { params: { id: 1 } }))).json()
    expect(asked?.pathname).toBe('/youtube/v3/search')
    expect(Object.fromEntries(asked?.searchParams ?? [])).toMatchObject({
      q: `ricetta ${name}`,
      key: 'chiave-segreta',
    })
  })

  test('what is no video is left out, the others stay', async () => {
    youtube.answers(200, {
      items: [
        { ...item(), id: { kind: 'youtube#channel', channelId: 'UCabc' } },
        { ...item(), id: { videoId: '"><script>' } },
        { id: 'x' },
        null,
        item(),
      ],
    })
    const answer = await suggest()
    expect([answer.statusCode, answer.json().map(({ id }: { id: string }) => id)]).toEqual([200, [ID]])
  })

  test('no video is an empty list', async () => {
    youtube.answers(200, { items: [] })
    expect((await suggest()).json()).toEqual([])
  })

  test.each([
    ['a used up quota', 403, { error: {} }, /quota di oggi/],
    ['an error', 500, 'guasto', /ha risposto con un errore/],
    ['what is no JSON', 200, '<html>', /non risponde/],
    ['another shape', 200, { kind: 'x', items: {} }, /forma sconosciuta/],
    ['an answer without a list', 200, { kind: 'x' }, /forma sconosciuta/],
  ])('%s is 503 in words, and the key is nowhere', async (_name, status, body, words) => {
    youtube.answers(status, body)
    const answer = await suggest()
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '60'])
    expect(answer.json().message).toMatch(words)
    expect(answer.body + JSON.stringify(site.logged)).not.toContain('chiave-segreta')
  })

  test('so is a connection that breaks off', async () => {
    youtube.breaksOff()
    expect((await suggest()).json().message).toMatch(/non risponde/)
  })

  test('without a key the message says what to configure', async () => {
    const plain = await testApp()
    const answer = await (await testAdmin(plain)).call(suggestRecipeVideos, { params: { id: 1 } })
    expect([answer.statusCode, answer.json().message]).toEqual([
      503,
      expect.stringContaining('YOUTUBE_API_KEY'),
    ])
    await plain.close()
  })
})
