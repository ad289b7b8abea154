import './styles/site.css'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { createApi } from './api/api-client.ts'
import { createQueries } from './api/queries.ts'
import { createQueryClient } from './api/query-client.ts'
import { AppContext } from './app-context.tsx'
import type { PageState } from './page-state.ts'
import { createRoutes } from './routes.tsx'
import { whenReaderMoves } from './ui/when-reader-moves.ts'

const script = document.getElementById('state')
if (!script) throw new Error('#state is missing from the page')
const state = JSON.parse(script.textContent) as PageState

const client = createQueryClient()
for (const [key, data] of state.queries) client.setQueryData(key, data)
const queries = createQueries(createApi(), client)
const routes = createRoutes(queries)

// The router stores scroll positions by `history.state.key`. Without a key, the first page of every visit
// would have the key 'default' and get the scroll position of another page.
if (!history.state?.key) {
  history.replaceState({ ...history.state, key: Math.random().toString(36).slice(2) }, '')
}

// The page's code must be loaded before hydration, so that the first render equals the server's HTML.
await Promise.all(
  (matchRoutes(routes, location) ?? []).map(async ({ route }) => {
    if (typeof route.lazy === 'function') {
      Object.assign(route, await route.lazy())
      delete route.lazy
    }
  }),
)
const router = createBrowserRouter(routes, {
  hydrationData: { loaderData: state.loaderData, errors: state.errors },
})
// A transition lets hydration pause for user input. Otherwise it would be one long task.
startTransition(() => {
  hydrateRoot(
    document,
    <AppContext queries={queries} site={state.site}>
      <RouterProvider router={router} />
    </AppContext>,
    {
      onRecoverableError: (error) => navigator.onLine && reportError(error),
    },
  )
})

const unloaded = () => undefined
whenReaderMoves(() => {
  import('./page-transitions.ts').then(({ addPageTransitions }) => addPageTransitions(router), unloaded)
  import('./page-views.ts').then(({ countPageViews }) => countPageViews(router), unloaded)
})

const OFFLINE_DELAY_MS = 4000
if (import.meta.env.PROD) {
  const start = () =>
    import('./offline/keep-offline.ts').then(({ keepOffline }) => keepOffline(router), unloaded)
  setTimeout(start, OFFLINE_DELAY_MS)
}
