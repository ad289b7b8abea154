import type { FastifyInstance } from 'fastify'
import type { RenderContext, RenderPage } from '#contracts/page-rendering.ts'

/** Where pages come from: the built site, Vite in development, a fake in a test. */
export interface PageSource {
  render: RenderPage
  assets: RenderContext['assets']
  /** False in development, where each request must see the newest source. */
  cached: boolean
}

/** Called once with the application, before it listens: files and middleware hang on it. */
export type OpenPageSource = (app: FastifyInstance) => Promise<PageSource>
