import { data, type LoaderFunction, type RouteObject } from 'react-router'
import { ROUTES } from '#contracts/pages/every-page.built.ts'
import { NOTHING_THERE, type PageLoader } from './api/page-loader.ts'
import type { Queries } from './api/queries.ts'
import { type PageModule, page } from './route-parts.tsx'
import { RootError } from './shell/root-error.tsx'
import { RootLayout } from './shell/root-layout.tsx'

const byName = <Value,>(files: Record<string, Value>) =>
  new Map(Object.entries(files).map((entry) => [entry[0].replace(/.*\/|\..*/g, ''), entry]))

const FILES = byName(import.meta.glob<PageModule>('./**/*.route.tsx'))
const LOADERS = byName(import.meta.glob<PageLoader>('./**/*.loader.ts', { eager: true, import: 'load' }))
const SERVER_LOADERS = byName(
  import.meta.env.SSR ? import.meta.glob<PageLoader>('./**/*.server-loader.ts', { import: 'load' }) : {},
)

export function createRoutes(queries: Queries): RouteObject[] {
  const children = ROUTES.flatMap(([name, path]) => {
    const [file = '', open] = FILES.get(name) ?? []
    return open ? page(path, `src/web/${file.slice(2)}`, open, loaderOf(name, queries)) : []
  })
  if (import.meta.env.DEV) {
    const open = () => import('./features/design/design-page.tsx')
    children.push(page('/dev/componenti', 'src/web/features/design/design-page.tsx', open))
  }
  return [
    {
      path: '/',
      Component: RootLayout,
      ErrorBoundary: RootError,
      HydrateFallback: Nothing,
      children: [...children, unknownPath],
    },
  ]
}

function loaderOf(name: string, queries: Queries): LoaderFunction | undefined {
  const [, load] = LOADERS.get(name) ?? []
  const [, loadOnServer] = SERVER_LOADERS.get(name) ?? []
  // Loaders return no data, because pages read the query cache. On the server they may give the status 404.
  if (!import.meta.env.SSR) return load && ((args) => load(queries, args).then(() => null))
  return async (args) => {
    const further = loadOnServer?.().then((loadHere) => loadHere(queries, args))
    const [found] = await Promise.all([further, load?.(queries, args)])
    return found === NOTHING_THERE ? data(null, { status: 404 }) : null
  }
}

const Nothing = () => null

const unknownPath: RouteObject = {
  path: '*',
  loader: () => {
    throw data(null, { status: 404 })
  },
  Component: Nothing,
}
