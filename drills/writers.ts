import { addressOf } from '#contracts/endpoint.ts'
import type { RecipeNote } from '#contracts/recipe-notes/recipe-note.ts'
import { listRecipeNotes } from '#contracts/recipe-notes/recipe-notes.endpoints.ts'
import { type Reader, read, send } from '../tests/support/site-readers.ts'
import { nothingOf } from './outcome.ts'
import { failuresOf, type Visits } from './visitors.ts'

const RECIPE = 1
/** Maximum per writer and turn: all turns together must stay below the limit of 1000 notes per account. */
const NOTES_PER_TURN = 40

export interface Notes {
  acknowledged: Map<string, Set<string>>
  statuses: Map<number, number>
  withoutRetry: number
}

export const newNotes = (): Notes => ({ acknowledged: new Map(), statuses: new Map(), withoutRetry: 0 })

export const acknowledged = (notes: Notes): number =>
  [...notes.acknowledged.values()].reduce((sum, { size }) => sum + size, 0)

export function strangeAnswers(notes: Notes, expected: readonly number[] = []): string[] {
  const strange = [...notes.statuses].filter(([status]) => status !== 201 && !expected.includes(status))
  return strange.map(([status, count]) => `${count} notes were answered with ${status || 'nothing'}`)
}

export const brokenOnWellSite = (notes: Notes, visits: Visits): string[] => [
  ...nothingOf({
    'note was acknowledged': acknowledged(notes),
    'page was read': visits.read,
    'vote was acknowledged': [...visits.votes.values()].filter((vote) => vote.acknowledged).length,
  }),
  ...strangeAnswers(notes),
  ...failuresOf(visits),
]

export async function write(
  origin: string,
  writers: readonly Reader[],
  notes: Notes,
  { turn, signal, most = NOTES_PER_TURN }: { turn: number; signal: AbortSignal; most?: number },
): Promise<void> {
  await Promise.all(
    writers.map(async (writer) => {
      for (let number = 0; number < most && !signal.aborted; number += 1) {
        const text = `${writer.name} ${turn} ${number} ${'forno '.repeat(20)}`.trim()
        const answer = await send(writer, origin + listRecipeNotes.path, {
          recipeId: RECIPE,
          text,
          cookedOn: '2026-01-31',
        }).catch(() => undefined)
        await answer?.arrayBuffer().catch(() => undefined)
        const status = answer?.status ?? 0
        notes.statuses.set(status, (notes.statuses.get(status) ?? 0) + 1)
        if (status === 503 && !answer?.headers.has('retry-after')) notes.withoutRetry += 1
        if (status !== 201) continue
        const own = notes.acknowledged.get(writer.name) ?? new Set()
        notes.acknowledged.set(writer.name, own.add(text))
      }
    }),
  )
}

export async function lostNotes(origin: string, writers: readonly Reader[], notes: Notes): Promise<string[]> {
  const lost: string[] = []
  for (const writer of writers) {
    const shown = await read<RecipeNote[]>(
      origin,
      writer,
      addressOf(listRecipeNotes, { query: { recipeId: RECIPE } }),
    )
    const texts = new Set(shown.map(({ text }) => text))
    lost.push(...[...(notes.acknowledged.get(writer.name) ?? [])].filter((text) => !texts.has(text)))
  }
  return lost
}
