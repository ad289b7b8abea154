import { addToCollection } from '#contracts/collections/collections.endpoints.ts'
import { addRecipeNote } from '#contracts/recipe-notes/recipe-notes.endpoints.ts'
import { type Begun, type KeptBegun, readBegun, toggledBegun } from '#domain/accounts/pending-action.ts'
import type { Queries } from '../api/queries.ts'
import { sendVote } from '../api/send-vote.ts'
import { BEGUN_KEY } from './has-begun.ts'
import { storedText } from './stored-text.ts'
import { toast } from './toast-store.ts'

const FAVOURITES = 'favorites'

const stored = storedText(BEGUN_KEY)
const kept = (): KeptBegun[] => readBegun(stored.read(), Date.now())

function store(list: readonly KeptBegun[]) {
  const text = JSON.stringify(list)
  if (!stored.write(text)) stored.hold(text)
}

/** Keeps on this device what is to be done once somebody has logged in, and the page to come back to. */
export function keepForLogin(begun: Begun) {
  const { pathname, search } = location
  // An evening is on this device, with more of its guests than the address tells.
  const page = begun.kind === 'evening' ? pathname : pathname + search
  store(toggledBegun(kept(), { ...begun, page, at: Date.now() }))
}

/** Ids of the recipes whose hearts a visitor has filled. */
export const begunFavourites = (): number[] =>
  kept().flatMap((begun) => (begun.kind === 'favourite' ? begun.recipeId : []))

/** A heart of who is not logged in, or no longer: filled on this device, kept with the login. Answers which hearts are full now. */
export function keepFavourite(
  { id: recipeId, name }: { id: number; name: string },
  why?: 'expired',
): number[] {
  keepForLogin({ kind: 'favourite', recipeId, name })
  const full = begunFavourites()
  if (full.includes(recipeId))
    toast({
      title: 'Segnata su questo dispositivo',
      description: `${why ? 'La sessione è scaduta: ' : ''}${name} entra nei tuoi Preferiti appena accedi.`,
      action: { label: 'Accedi', to: '/auth' },
    })
  return full
}

export interface DoneAfterLogin {
  /** Where it was begun. */
  page: string
  /** What was done, to be read behind the greeting. */
  sentence: string
}

/** What the reader who has just logged in had begun as a visitor; undefined when there was nothing. Never throws. */
export async function doBegun(queries: Queries): Promise<DoneAfterLogin | undefined> {
  const todo = kept()
  const last = todo.at(-1)
  // Taken out before it is done: a second tab that logs in finds nothing to do.
  if (stored.read() !== null) store([])
  if (!last) return undefined
  const results = await Promise.allSettled(todo.map((begun) => doOne(queries, begun)))
  const done = todo.filter((_, at) => results[at]?.status === 'fulfilled')
  return { page: last.page, sentence: sentenceOf(done, done.length < todo.length) }
}

async function doOne(queries: Queries, begun: KeptBegun): Promise<unknown> {
  if (!('recipeId' in begun)) return undefined
  const { recipeId } = begun
  if (begun.kind === 'vote') return sendVote(queries, recipeId, begun.rating)
  if (begun.kind === 'favourite')
    return queries.api(addToCollection, { params: { id: FAVOURITES, recipeId } })
  const { text, cookedOn } = begun
  return queries.api(addRecipeNote, { body: { recipeId, text, cookedOn } })
}

function sentenceOf(done: readonly KeptBegun[], isIncomplete: boolean): string {
  const hearts = done.filter((begun) => begun.kind === 'favourite')
  const countOf = (kind: Begun['kind']) => done.filter((begun) => begun.kind === kind).length
  const [votes, notes] = [countOf('vote'), countOf('note')]
  const [heart] = hearts
  return [
    ...(heart
      ? [
          hearts.length === 1
            ? `${heart.name} è nei tuoi Preferiti.`
            : `${hearts.length} ricette sono nei tuoi Preferiti.`,
        ]
      : []),
    ...(votes > 0 ? [votes === 1 ? 'Il tuo voto è salvato.' : 'I tuoi voti sono salvati.'] : []),
    ...(notes > 0 ? [notes === 1 ? 'La tua nota è salvata.' : 'Le tue note sono salvate.'] : []),
    ...(isIncomplete ? ['Non siamo riusciti a salvare tutto: riprova dalla ricetta.'] : []),
  ].join(' ')
}
