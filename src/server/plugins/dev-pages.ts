import type { RenderPage } from '#contracts/page-rendering.ts'
import type { OpenPageSource } from './page-source.ts'

const CLIENT_ENTRY = '/src/web/entry.client.tsx'
const SERVER_ENTRY = '/src/web/entry.server.tsx'
const STYLESHEET = '/src/web/styles/site.css'

export const devPages: OpenPageSource = async (app) => {
  const { createServer } = await import('vite')
  const vite = await createServer({
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: app.server } },
  })
  app.addHook('onRequest', (request, reply, done) => {
    if (request.url.startsWith('/api/')) done()
    else vite.middlewares(request.raw, reply.raw, () => done())
  })
  app.addHook('onClose', () => vite.close())

  const shell = await vite.transformIndexHtml('/', '<html><head></head></html>')
  const preamble = /<head>([\s\S]*)<\/head>/.exec(shell)?.[1] ?? ''
  const tags = {
    head: `${preamble}<link rel="stylesheet" href="${STYLESHEET}">`,
    body: `<script type="module" src="${CLIENT_ENTRY}"></script>`,
  }
  const render: RenderPage = async (request, context) => {
    const { renderPage } = (await vite.ssrLoadModule(SERVER_ENTRY)) as { renderPage: RenderPage }
    return renderPage(request, context)
  }
  return { render, assets: () => tags, cached: false }
}
