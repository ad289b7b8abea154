import { Link, useLocation, useNavigate } from 'react-router'
import type { Recipe } from '#contracts/recipes/recipe.ts'
import type { EVENING_LIMITS } from '#domain/pizza-night/evening-fields.ts'
import { whyNever } from '#domain/pizza-night/menu/left-out.ts'
import { ovenStyleOfDough } from '#domain/styles/oven-style.ts'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { useIsBrowser } from '../../../ui/use-is-browser.ts'
import { useOwnEntry } from '../../../ui/use-own-entry.ts'
import { DRAWER_PARAM } from '../../../ui/way-back.ts'
import type { ChosenDoses } from '../use-doses.ts'
import type { DrawerProps } from './drawer-props.ts'

const PARTS = {
  lista: lazyPart(() => import('./list-drawer.tsx')),
  impasto: lazyPart(() => import('./dough-drawer.tsx')),
  forno: lazyPart(() => import('./oven-drawer.tsx')),
  raccolta: lazyPart(() => import('./collection-drawer.tsx')),
} as const
type Drawer = keyof typeof PARTS

function entriesOf(recipe: Recipe, doses: ChosenDoses) {
  const style = ovenStyleOfDough(recipe.dough)
  /** One pizza each, for as many as somebody wants to cook. */
  const guests =
    doses.factor !== 1 && doses.doses.kind === 'servings' && doses.doses.servings <= MOST_GUESTS
      ? `&ospiti=${doses.doses.servings}`
      : ''
  const isFried = recipe.style === 'fritta'
  return [
    {
      drawer: 'lista',
      name: 'Lista della spesa',
      sign: 'glyph-basket',
      to: `/lista-spesa?ricetta=${recipe.id}${doses.query('&')}`,
    },
    {
      drawer: 'impasto',
      name: 'Impasto',
      sign: 'glyph-dough',
      to: `/calcolatore-impasto?ricetta=${recipe.id}${doses.query('&')}`,
    },
    ...(isFried
      ? []
      : ([
          {
            drawer: 'forno',
            name: 'Il mio forno',
            sign: 'glyph-oven',
            to: style ? `/guida-forno?style=${style}` : '/guida-forno',
          },
        ] as const)),
    { drawer: 'raccolta', name: 'Metti in una collezione', sign: 'glyph-heart', to: '/la-mia-cucina' },
    ...(whyNever(recipe) === null
      ? ([
          {
            drawer: null,
            name: 'Mettila in una serata',
            sign: 'glyph-flame',
            to: `/serata?ricette=${recipe.id}${guests}`,
          },
        ] as const)
      : []),
  ] as const satisfies readonly { drawer: Drawer | null; name: string; sign: string; to: string }[]
}

/** A type only: the tables of the evening are no part of this page. */
const MOST_GUESTS: (typeof EVENING_LIMITS)['guests']['max'] = 24

export function RecipeDrawers({ recipe, doses }: Omit<DrawerProps, 'onClose'>) {
  const { drawer: opened, open, close } = useDrawer(PARTS, doses.search)
  const Part = opened && PARTS[opened]
  return (
    <nav aria-label="Con questa ricetta" className="no-print mt-6 grid grid-cols-2 gap-2 lg:mt-8">
      {entriesOf(recipe, doses).map(({ drawer, name, sign, to }) => (
        <Link
          key={to}
          to={to}
          aria-haspopup={drawer ? 'dialog' : undefined}
          {...(drawer && PARTS[drawer].approach)}
          onClick={(event) => {
            if (!drawer || event.metaKey || event.ctrlKey || event.shiftKey) return
            event.preventDefault()
            open(drawer)
          }}
          className="flex min-h-12 items-center gap-2.5 rounded-md border border-line bg-paper px-3.5 py-2 text-sm leading-tight font-semibold text-ink no-underline last:odd:col-span-2 hover:border-ink-soft lg:min-h-14 lg:text-base lg:leading-tight"
        >
          <span className={`glyph ${sign} size-5 shrink-0 text-tomato`} />
          {name}
        </Link>
      ))}
      {Part && <Part recipe={recipe} doses={doses} onClose={close} />}
    </nav>
  )
}

const OPENED = 'drawer'

/** The address names the open drawer, so that a reload and a link show what the reader sees. It has its own history
 * entry, so that Back on a phone closes the drawer and not the recipe. */
function useDrawer<Drawer extends string>(parts: Readonly<Record<Drawer, unknown>>, search: string) {
  const navigate = useNavigate()
  const { state } = useLocation()
  const address = new URLSearchParams(search)
  const asked = address.get(DRAWER_PARAM)
  const isOpen = useIsBrowser() && asked !== null && Object.hasOwn(parts, asked)
  const { enter, leave } = useOwnEntry(isOpen)
  const closeHere = () => {
    address.delete(DRAWER_PARAM)
    void navigate({ search: `${address}` }, { replace: true, preventScrollReset: true })
  }
  return {
    drawer: isOpen ? (asked as Drawer) : null,
    open: (drawer: Drawer) => {
      address.set(DRAWER_PARAM, drawer)
      enter(OPENED, `${address}`)
    },
    close: () => leave(state === OPENED ? undefined : closeHere),
  }
}
