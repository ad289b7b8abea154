import { useMutation, useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { Heart } from 'lucide-react'
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react'
import { isLoggedOut } from '#web/api/api-client.ts'
import { useQueries } from '#web/api/queries-context.ts'
import { collectionsQuery } from '#web/api/reader-queries.ts'
import { useSession } from '#web/api/session.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { hasPendingActions } from '../accounts/has-pending-actions.ts'
import { toastCollectionFailure } from './collection-toasts.ts'
import { useMembership } from './use-membership.ts'

const FAVOURITES = 'favorites'

const loadPendingActions = () => import('../accounts/pending-actions.ts')
const unloaded = () => undefined

interface Named {
  id: number
  name: string
}

/**
 * The recipes with a filled heart. Each heart subscribes on its own: a changed context value would make
 * React discard HTML that is not hydrated yet (deferred-part.tsx).
 */
class FilledHearts {
  #ids: ReadonlySet<number> = new Set()
  readonly #hearts = new Set<() => void>()

  readonly subscribe = (heart: () => void) => {
    this.#hearts.add(heart)
    return () => this.#hearts.delete(heart)
  }

  has(recipeId: number): boolean {
    return this.#ids.has(recipeId)
  }

  show(recipeIds: Iterable<number>) {
    this.#ids = new Set(recipeIds)
    for (const heart of this.#hearts) heart()
  }
}

interface Favourites {
  full: FilledHearts
  toggle: (recipe: Named) => void
}
const FavouritesContext = createContext<Favourites | undefined>(undefined)

export function FavouritesProvider({ children }: { children: ReactNode }) {
  const session = useSession()
  const { api, client } = useQueries()
  const isKnown = session.state === 'user'
  const { data } = useQuery({ ...collectionsQuery(api), enabled: isKnown })
  const [full] = useState(() => new FilledHearts())
  const keep = async (recipe: Named, hasEnded: boolean) =>
    full.show((await loadPendingActions()).keepFavourite(recipe, hasEnded))
  const change = useMembership((recipe) => void keep(recipe, true))
  const { mutate: toggle } = useMutation({
    mutationFn: async (recipe: Named) => {
      if (session.state === 'anonymous') return keep(recipe, session.hasEnded)
      const favourites = (await client.ensureQueryData(collectionsQuery(api))).find(
        ({ id }) => id === FAVOURITES,
      )
      if (favourites) change(favourites, recipe, !favourites.recipeIds.includes(recipe.id))
    },
    onError: (failure, recipe) =>
      isLoggedOut(failure) ? void keep(recipe, true) : toastCollectionFailure(failure),
  })
  const favourites = isKnown ? data?.find(({ id }) => id === FAVOURITES)?.recipeIds : undefined
  useEffect(() => {
    full.show(favourites ?? [])
    if (session.state === 'anonymous' && hasPendingActions())
      loadPendingActions().then(({ pendingFavourites }) => full.show(pendingFavourites()), unloaded)
  }, [full, favourites, session.state])
  const value = useMemo(() => ({ full, toggle }), [full, toggle])
  return <FavouritesContext value={value}>{children}</FavouritesContext>
}

function useFavourites(): Favourites {
  const favourites = useContext(FavouritesContext)
  if (!favourites) throw new Error('FavouritesContext is missing above this component')
  return favourites
}

interface HeartButtonProps {
  recipe: Named
  labelled?: boolean
  className?: string
}

export function HeartButton({ recipe, labelled, className }: HeartButtonProps) {
  const { full, toggle } = useFavourites()
  const isOn = useSyncExternalStore(
    full.subscribe,
    () => full.has(recipe.id),
    () => false,
  )
  return (
    <button
      type="button"
      aria-pressed={isOn}
      aria-label={`Preferiti: ${recipe.name}`}
      onClick={() => toggle(recipe)}
      className={clsx(
        'no-print noscript:hidden',
        labelled
          ? buttonClass('secondary')
          : 'flex size-11 items-center justify-center rounded-full border border-line bg-paper text-tomato shadow-card transition-transform hover:scale-108 active:scale-95',
        className,
      )}
    >
      <Heart
        className={labelled ? 'size-4 text-tomato' : 'size-5'}
        fill={isOn ? 'currentColor' : 'none'}
        aria-hidden
      />
      {labelled && <span className="max-sm:hidden">Preferiti</span>}
    </button>
  )
}
