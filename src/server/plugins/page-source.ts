import type { FastifyInstance } from 'fastify'
import type { RenderContext, RenderPage } from '#contracts/page-rendering.ts'

export interface PageSource {
  render: RenderPage
  assets: RenderContext['assets']
  cached: boolean
}

export type OpenPageSource = (app: FastifyInstance) => Promise<PageSource>
