import type { FastifyInstance } from 'fastify'
import type { RenderContext, RenderPage } from '#contracts/page-rendering.ts'

export interface PageSource {
  render: RenderPage
  assets: RenderContext['assets']
  /** False in development: each request must see the newest source. */
  cached: boolean
}

export type OpenPageSource = (app: FastifyInstance) => Promise<PageSource>
