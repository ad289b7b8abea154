import type { SiteSettings } from './site-settings.ts'

export interface RenderedPage {
  status: number
  route?: string | undefined
  location?: string
  failure?: unknown
  html: string
}

export interface RenderContext {
  transport: (
    path: string,
    request?: { method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'; json?: unknown },
  ) => Promise<{ status: number; body: unknown }>
  assets: (pageModules: string[]) => { head: string; body: string }
  site: SiteSettings
}

export type RenderPage = (request: { url: string }, context: RenderContext) => Promise<RenderedPage>
