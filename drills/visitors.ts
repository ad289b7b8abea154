import { registerAccount } from '#contracts/accounts/accounts.endpoints.ts'
import { rateRecipe } from '#contracts/ratings/ratings.endpoints.ts'
import { addressOf } from '#contracts/endpoint.ts'
import { setTimeout as wait } from 'node:timers/promises'
import { Agent, fetch } from 'undici'

export interface Visits {
  read: number
  /** Votes that were acknowledged, as reader and recipe: a second one by the same reader changes the first. */
  votes: Set<string>
  /** Whatever was not answered as it should be, with the moment in seconds since the beginning. */
  failures: { at: number; what: string }[]
  /** Milliseconds from question to answer, of all that were answered. */
  times: number[]
}

const PAGES = ['/', '/ricette', '/ricette/1', '/ricette/7', '/glossario', '/calcolatore-impasto', '/privacy']
const RECIPES = 100
/** One visit in so many is a vote: it must reach the database. */
const VOTE_EVERY = 8
/** Between an answer and the next request: visitors read. */
const READING_MS = 40

/** Each comes from households of its own, so that no limit counts them together. */
const household = (number: number, turn: number) => `10.${number}.${(turn >> 8) & 255}.${turn & 255}`

/** The cookie of a new account. */
async function register(origin: string, number: number): Promise<string> {
  const username = `visitor${number}`
  const password = 'biga e poolish'
  const person = {
    name: 'Anna',
    username,
    email: `${username}@example.it`,
    password,
    passwordConfirm: password,
  }
  const answer = await fetch(origin + registerAccount.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': household(number, 0) },
    body: JSON.stringify(person),
  })
  if (answer.status !== 201) throw new Error(`${registerAccount.path} answers ${answer.status}`)
  return answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
}

/**
 * Readers with an account who read and vote one request after the other, each with connections that stay open, until they
 * are told to leave. Resolves when all have their account.
 */
export async function visitors(origin: string, count: number) {
  const cookies: string[] = []
  for (let number = 0; number < count; number += 1) cookies.push(await register(origin, number))
  const visits: Visits = { read: 0, votes: new Set(), failures: [], times: [] }
  const begun = performance.now()
  let isOver = false

  const ask = async (agent: Agent, headers: Record<string, string>, path: string, body?: object) => {
    const from = performance.now()
    try {
      const answer = await fetch(origin + path, {
        dispatcher: agent,
        headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { method: 'POST', body: JSON.stringify(body) }),
      })
      await answer.arrayBuffer()
      visits.times.push(performance.now() - from)
      if (answer.ok) return true
      visits.failures.push({ at: (from - begun) / 1000, what: `${answer.status} ${path}` })
    } catch (error) {
      const { cause } = error as Error
      const why = (cause instanceof Error ? cause : (error as Error)).message
      visits.failures.push({ at: (from - begun) / 1000, what: `${why} ${path}` })
    }
    return false
  }

  const visit = async (number: number) => {
    const agent = new Agent({ connections: 2 })
    for (let turn = number; !isOver; turn += 1) {
      const headers = { cookie: cookies[number] ?? '', 'x-forwarded-for': household(number, turn) }
      if (turn % VOTE_EVERY === 0) {
        const recipe = 1 + (turn % RECIPES)
        const isTaken = await ask(agent, headers, addressOf(rateRecipe, { params: { id: recipe } }), { rating: 1 + (turn % 5) })
        if (isTaken) visits.votes.add(`${number} ${recipe}`)
      } else if (await ask(agent, headers, PAGES[turn % PAGES.length] ?? '/')) visits.read += 1
      await wait(READING_MS)
    }
    await agent.close()
  }

  const all = Promise.all(Array.from({ length: count }, (_, number) => visit(number)))
  return {
    visits,
    /** Resolves when every question has its answer. */
    async leave(): Promise<Visits> {
      isOver = true
      await all
      return visits
    },
  }
}
