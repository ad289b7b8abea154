import { renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  StaticRouterProvider,
} from 'react-router'
import { BEFORE_FIRST_PAINT } from '#contracts/before-first-paint.ts'
import type { RenderPage } from '#contracts/page-rendering.ts'
import { ApiFailure, createApi } from './api/api-client.ts'
import { createQueries } from './api/queries.ts'
import { createQueryClient } from './api/query-client.ts'
import { AppContext } from './app-context.tsx'
import { jsonForScript, type PageState } from './page-state.ts'
import { createRoutes } from './routes.tsx'
import { Footer } from './shell/root-layout.tsx'

export const renderPage: RenderPage = async ({ url }, context) => {
  await Footer.load()
  const queries = createQueries(createApi(context.transport), createQueryClient())
  const handler = createStaticHandler(createRoutes(queries))
  const found = await handler.query(new Request(url))
  if (found instanceof Response) {
    return { status: found.status, location: found.headers.get('location') ?? '/', html: '' }
  }

  const document = renderToString(
    <AppContext queries={queries} site={context.site}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, found)}
        context={found}
        hydrate={false}
      />
    </AppContext>,
  )
  const state: PageState = {
    site: context.site,
    queries: queries.client
      .getQueryCache()
      .getAll()
      .filter(({ state }) => state.status === 'success')
      .map(({ queryKey, state }) => [queryKey, state.data]),
    loaderData: found.loaderData,
    errors:
      found.errors && Object.fromEntries(Object.entries(found.errors).map(([id, e]) => [id, serialised(e)])),
  }
  const { head, body } = context.assets(found.matches.flatMap(({ route }) => pageModule(route.handle)))
  // Slices, because `replace` would copy the whole document at each call.
  const [endOfHead, end] = [document.indexOf('</head>'), document.lastIndexOf('</body></html>')]
  const failure = Object.values(found.errors ?? {}).find((error) => !isRouteErrorResponse(error))
  return {
    status: isUnavailable(failure) ? failure.status : found.statusCode,
    route: patternOf(found.matches.at(-1)?.route.path),
    ...(failure !== undefined && { failure }),
    html: [
      `<!DOCTYPE html>${document.slice(0, endOfHead)}<script>${BEFORE_FIRST_PAINT}</script>${head}`,
      document.slice(endOfHead, end),
      `<script type="application/json" id="state">${jsonForScript(state)}</script>${body}`,
      document.slice(end),
    ].join(''),
  }
}

const patternOf = (path: string | undefined) => (path === '*' ? undefined : path)

const isUnavailable = (failure: unknown): failure is ApiFailure =>
  failure instanceof ApiFailure && failure.status === 503

const pageModule = (handle: unknown): string[] => (typeof handle === 'string' ? [handle] : [])

const serialised = (error: unknown) =>
  isRouteErrorResponse(error)
    ? { status: error.status, statusText: error.statusText, data: null, internal: true }
    : { status: 500, statusText: '', data: null, internal: true }
