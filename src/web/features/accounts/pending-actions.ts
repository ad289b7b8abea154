import { useMemo } from 'react'
import { addToCollection, createCollection } from '#contracts/collections/collections.endpoints.ts'
import { addRecipeNote } from '#contracts/recipe-notes/recipe-notes.endpoints.ts'
import type { Queries } from '#web/api/queries.ts'
import { sendVote } from '#web/api/send-vote.ts'
import {
  isRecent,
  type PendingAction,
  readPendingActions,
  type StoredAction,
  toggledAction,
  withPendingActions,
} from '#web/features/accounts/pending-action.ts'
import { storedText } from '#web/ui/stored-text.ts'
import { toast } from '#web/ui/toast-store.ts'
import { PENDING_ACTIONS_KEY } from './has-pending-actions.ts'

const FAVOURITES = 'favorites'

const stored = storedText(PENDING_ACTIONS_KEY)
const kept = (): StoredAction[] => readPendingActions(stored.read(), Date.now())

function store(list: readonly StoredAction[]) {
  const text = withPendingActions(stored.read(), list, Date.now())
  if (text === undefined || !stored.write(text)) stored.hold(JSON.stringify(list))
}

const pageOf = ({ kind }: PendingAction) =>
  kind === 'evening' ? location.pathname : location.pathname + location.search

export function keepForLogin(action: PendingAction, page = pageOf(action)) {
  store(toggledAction(kept(), { ...action, page, at: Date.now() }))
}

const favouritesOf = (actions: readonly StoredAction[]): number[] =>
  actions.flatMap((action) => (action.kind === 'favourite' ? action.recipeId : []))

export const pendingFavourites = (): number[] => favouritesOf(kept())

export function usePendingFavourites(): number[] {
  const text = stored.use()
  return useMemo(() => favouritesOf(readPendingActions(text, Date.now())), [text])
}

/**
 * Toggles a favourite that is stored on this device until the login. Returns the ids of all favourites
 * stored this way.
 */
export function keepFavourite(
  { id: recipeId, name }: { id: number; name: string },
  hasEnded: boolean,
): number[] {
  keepForLogin({ kind: 'favourite', recipeId, name })
  const full = pendingFavourites()
  if (full.includes(recipeId))
    toast({
      title: 'Segnata su questo dispositivo',
      description: `${hasEnded ? 'La sessione è scaduta: ' : ''}${name} entra nei tuoi Preferiti appena accedi.`,
      action: { label: 'Accedi', to: '/auth' },
    })
  return full
}

export interface BegunCollection {
  name: string
  recipeId?: number | undefined
}

export function keepCollection(begun: BegunCollection, page?: string) {
  keepForLogin({ kind: 'collection', ...begun }, page)
  toast({
    title: 'La collezione ti aspetta',
    description: `«${begun.name}» è pronta appena accedi.`,
    action: { label: 'Accedi', to: '/auth' },
  })
}

export interface DoneAfterLogin {
  /** Undefined if nothing was begun within the last day: then the login leads to its own next page. */
  page: string | undefined
  sentence: string
}

/** Runs the stored actions after the login. Undefined if nothing was stored. Never throws. */
export async function runPendingActions(queries: Queries): Promise<DoneAfterLogin | undefined> {
  const todo = kept()
  const page = todo.findLast(({ at }) => isRecent(at, Date.now()))?.page
  // The actions are removed before they run, so that a login in a second tab does not run them again.
  if (stored.read() !== null) store([])
  if (todo.length === 0) return undefined
  const results = await Promise.allSettled(todo.map((action) => doOne(queries, action)))
  const done = todo.filter((_, at) => results[at]?.status === 'fulfilled')
  return { page, sentence: sentenceOf(done, done.length < todo.length) }
}

async function doOne(queries: Queries, action: StoredAction): Promise<unknown> {
  if (action.kind === 'collection') return makeCollection(queries, action)
  if (!('recipeId' in action)) return undefined
  const { recipeId } = action
  if (action.kind === 'vote') return sendVote(queries, recipeId, action.rating)
  if (action.kind === 'favourite')
    return queries.api(addToCollection, { params: { id: FAVOURITES, recipeId } })
  const { text, cookedOn } = action
  return queries.api(addRecipeNote, { body: { recipeId, text, cookedOn } })
}

async function makeCollection({ api }: Queries, { name, recipeId }: BegunCollection) {
  const { id } = await api(createCollection, { body: { name } })
  if (recipeId !== undefined) await api(addToCollection, { params: { id, recipeId } })
}

function sentenceOf(done: readonly StoredAction[], isIncomplete: boolean): string {
  const hearts = done.filter((action) => action.kind === 'favourite')
  const countOf = (kind: PendingAction['kind']) => done.filter((action) => action.kind === kind).length
  const [votes, notes] = [countOf('vote'), countOf('note')]
  const [heart] = hearts
  const collections = done.flatMap((action) => (action.kind === 'collection' ? action.name : []))
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
    ...collections.map((name) => `La collezione «${name}» è pronta.`),
    ...(isIncomplete ? ['Non siamo riusciti a salvare tutto: riprova.'] : []),
  ].join(' ')
}
