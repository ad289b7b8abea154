import type { SiteSettings } from './site-settings.ts'

/** One finished page. `location` is set exactly when `status` is a redirect. */
export interface RenderedPage {
  status: number
  /** The pattern of the address, such as '/ricette/:id'; absent where no page has it. */
  route?: string | undefined
  location?: string
  /** What made the page an error page: for the server's log, never for the reader. */
  failure?: unknown
  html: string
}

export interface RenderContext {
  /** Calls the site's own API inside the process, always as an anonymous visitor. */
  transport: (
    path: string,
    request?: { method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'; json?: unknown },
  ) => Promise<{ status: number; body: unknown }>
  /** Link and script tags for the Vite manifest keys of the matched pages. */
  assets: (pageModules: string[]) => { head: string; body: string }
  site: SiteSettings
}

/** The seam between server and web: `src/web/entry.server.tsx` implements it, the pages plugin calls it. */
export type RenderPage = (request: { url: string }, context: RenderContext) => Promise<RenderedPage>
