import type { FastifyInstance, FastifyReply } from 'fastify'
import type { RenderContext, RenderPage } from '#contracts/page-rendering.ts'

export interface PageSource {
  render: RenderPage
  assets: RenderContext['assets']
  /** For the copies that a browser keeps for later: they share one style sheet. */
  assetsOfCopies?: RenderContext['assets']
  cached: boolean
  /** Sends the file with this path (without its first slash), or returns undefined if there is none. */
  sendFile?: (path: string, reply: FastifyReply) => FastifyReply | undefined
}

export type OpenPageSource = (app: FastifyInstance) => Promise<PageSource>
