import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { Agent, fetch } from 'undici'
import { addressOf } from '#contracts/endpoint.ts'
import { rateRecipe } from '#contracts/ratings/ratings.endpoints.ts'
import { household, type Reader } from '../tests/support/site-readers.ts'

interface Failure {
  /** Seconds since the visits began. */
  at: number
  what: string
  isVote: boolean
}

export interface Visits {
  read: number
  times: number[]
  failures: Failure[]
  votes: Votes
  caches: Map<string, number>
}

interface Vote {
  acknowledged?: number
  at?: number
  unanswered: number[]
}
/** The key is 'reader recipe', because a second vote of a reader replaces the first. */
export type Votes = Map<string, Vote>

export interface Habits {
  pages: readonly string[]
  voteEvery: number
  readingMs: number
}

const RECIPES = 100
const HABITS: Habits = {
  pages: ['/', '/ricette', '/ricette/1', '/ricette/7', '/glossario', '/calcolatore-impasto', '/privacy'],
  voteEvery: 8,
  readingMs: 40,
}

export interface Crowd {
  visits: Visits
  now(): number
  leave(): Promise<Visits>
}

export function visit(origin: string, readers: readonly Reader[], habits: Partial<Habits> = {}): Crowd {
  const { pages, voteEvery, readingMs } = { ...HABITS, ...habits }
  const visits: Visits = { read: 0, votes: new Map(), failures: [], times: [], caches: new Map() }
  const begun = performance.now()
  const now = () => (performance.now() - begun) / 1000
  let isOver = false

  const ask = async (agent: Agent, headers: Record<string, string>, path: string, body?: object) => {
    const [from, at] = [performance.now(), now()]
    const fail = (what: string) => {
      visits.failures.push({ at, what: `${what} ${path}`, isVote: body !== undefined })
      return false
    }
    try {
      const answer = await fetch(origin + path, {
        dispatcher: agent,
        headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { method: 'POST', body: JSON.stringify(body) }),
      })
      await answer.arrayBuffer()
      visits.times.push(performance.now() - from)
      const cache = answer.headers.get('x-cache')
      if (cache && !body) visits.caches.set(cache, (visits.caches.get(cache) ?? 0) + 1)
      return answer.ok || fail(String(answer.status))
    } catch (error) {
      const { cause } = error as Error
      return fail((cause instanceof Error ? cause : (error as Error)).message)
    }
  }

  const vote = async (agent: Agent, headers: Record<string, string>, name: string, turn: number) => {
    const recipe = 1 + (turn % RECIPES)
    const rating = 1 + ((turn + Math.floor(turn / RECIPES)) % 5)
    const key = `${name} ${recipe}`
    const before = visits.votes.get(key)
    const unanswered = [...(before?.unanswered ?? []), rating]
    visits.votes.set(key, { ...before, unanswered })
    const isTaken = await ask(agent, headers, addressOf(rateRecipe, { params: { id: recipe } }), { rating })
    if (isTaken) visits.votes.set(key, { acknowledged: rating, at: now(), unanswered: [] })
  }

  const stroll = async ({ name, cookie }: Reader, number: number) => {
    const agent = new Agent({ connections: 2, headersTimeout: 0, bodyTimeout: 0 })
    for (let turn = number; !isOver; turn += 1) {
      const headers = { cookie, 'x-forwarded-for': household(number, turn) }
      if (voteEvery > 0 && turn % voteEvery === 0) await vote(agent, headers, name, turn)
      else if (await ask(agent, headers, pages[turn % pages.length] ?? '/')) visits.read += 1
      await wait(readingMs)
    }
    await agent.close()
  }

  const all = Promise.all(readers.map(stroll))
  return {
    visits,
    now,
    async leave() {
      isOver = true
      await all
      return visits
    },
  }
}

export const failuresOf = ({ failures }: Pick<Visits, 'failures'>): string[] =>
  failures.slice(0, 5).map(({ at, what }) => `after ${at.toFixed(1)} s: ${what}`)

export async function lostVotes(connectionString: string, votes: Votes) {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    const { rows } = await client.query<{ key: string; rating: number }>(
      "SELECT username || ' ' || recipe_id AS key, rating FROM ratings JOIN users ON users.id = user_id",
    )
    const stored = new Map(rows.map(({ key, rating }) => [key, rating]))
    const acknowledged = [...votes].filter(([, vote]) => vote.acknowledged !== undefined)
    const lost = acknowledged.filter(([key, vote]) => {
      const rating = stored.get(key)
      // A vote without a response may have been stored after the acknowledged vote.
      return rating === undefined || ![vote.acknowledged, ...vote.unanswered].includes(rating)
    })
    return { acknowledged: acknowledged.length, lost: lost.map(([key]) => key) }
  } finally {
    await client.end()
  }
}
