import { type Reader, register } from '../tests/support/site-readers.ts'
import { nothingOf, quantile } from './outcome.ts'
import { admin, type SiteServer } from './site-servers.ts'
import type { embeddedSite } from './stage.ts'
import { acknowledged, lostNotes, newNotes, strangeAnswers, write } from './writers.ts'

interface Crash {
  turn: number
  writers: readonly Reader[]
  stop: (server: SiteServer) => Promise<void>
  beforeStart?: () => Promise<void> | void
}

const WHEN_IT_ENDS = [0, 503]

export async function crashes(site: Awaited<ReturnType<typeof embeddedSite>>, accounts: number) {
  let server = await site.start()
  const writers = await register(site.origin, accounts)
  const notes = newNotes()
  const lost = new Set<string>()
  const starts: number[] = []
  const lookForLost = async (of: readonly Reader[]) => {
    for (const one of await lostNotes(site.origin, of, notes)) lost.add(one)
  }
  return {
    writers,
    crash: async ({ turn, writers: own, stop, beforeStart }: Crash): Promise<void> => {
      const over = new AbortController()
      const writing = write(site.origin, own, notes, { turn, signal: over.signal })
      await stop(server)
      over.abort()
      await writing
      await beforeStart?.()
      const startedAt = performance.now()
      server = await site.start()
      starts.push(performance.now() - startedAt)
      await lookForLost(own)
    },
    outcome: async (rows: readonly (readonly string[])[]) => {
      await lookForLost(writers)
      await server.stop()
      const verified = await admin(['verifica'], site.env)
      return {
        rows: [
          ...rows,
          ['notes acknowledged', String(acknowledged(notes))],
          ['of these lost', String(lost.size)],
          ['starts that failed', '0'],
          [
            'from the start to the first answer, p50 and slowest, ms',
            `${quantile(starts, 0.5)}, ${quantile(starts, 1)}`,
          ],
          ['verifica', verified.code === 0 ? 'nothing missing' : verified.said],
        ],
        broken: [
          ...nothingOf({ 'crash of the site': starts.length, 'note was acknowledged': acknowledged(notes) }),
          ...strangeAnswers(notes, WHEN_IT_ENDS),
          ...(lost.size > 0 ? [`${lost.size} acknowledged notes are lost`] : []),
          ...(verified.code === 0 ? [] : ['the database is not whole']),
        ],
      }
    },
  }
}
