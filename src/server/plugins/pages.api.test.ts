import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { RenderContext, RenderedPage, RenderPage } from '#contracts/page-rendering.ts'
import type { Recipe } from '#contracts/recipes/recipe.ts'
import { glossaryTerms, recipes } from '#server/db/schema.ts'
import { eventually } from '#tests/support/eventually.ts'
import { sharedApp } from '#tests/support/test-app.ts'
import type { PageSource } from './page-source.ts'

let answerPage: (path: string, context: RenderContext) => Promise<RenderedPage> | RenderedPage
const render = vi.fn<RenderPage>(async ({ url }, context) =>
  answerPage(url.replace('http://localhost:3000', ''), context),
)
const source: PageSource = { render, assets: () => ({ head: '', body: '' }), cached: true }
const site = sharedApp({ pages: async () => source, pollMs: 50 })
const get = (url: string, headers = {}) => site.app.inject({ url, headers })
let fresh = 0

beforeEach(() => {
  render.mockClear()
  fresh += 1 // each test reads pages of its own
  answerPage = (path) => ({ status: 200, html: `<!DOCTYPE html><p>${path}</p>${'testo '.repeat(400)}` })
})

describe('a page', () => {
  test('is rendered once and then sent from memory, the same to everybody', async () => {
    const first = await get(`/ricette/${fresh}`, { 'accept-encoding': 'br' })
    const second = await get(`/ricette/${fresh}`, { 'accept-encoding': 'br', cookie: 'x=1' })
    expect(render).toHaveBeenCalledTimes(1)
    expect(second.rawPayload.equals(first.rawPayload)).toBe(true)
    expect(first.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'br',
      'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=60',
      vary: 'accept-encoding',
      'x-frame-options': 'DENY',
      etag: second.headers.etag,
    })
    const again = await get(`/ricette/${fresh}`, {
      'accept-encoding': 'br',
      'if-none-match': String(first.headers.etag),
    })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  test.each([
    '/profilo',
    '/admin',
    '/reimposta-password?token=segreto',
    '/newsletter/conferma?token=segreto',
    '/calcolatore-impasto?name=Segreta&servings=3',
    '/lista-spesa?ricette=1,2',
    '/?pizza=napoletana',
    '/lista-spesa/?ricette=1,2',
  ])('%s leaves no copy outside the server, rendered or from its memory', async (url) => {
    const rendered = await get(url)
    const remembered = await get(url)
    const unchanged = await get(url, { 'if-none-match': String(rendered.headers.etag) })
    for (const { headers } of [rendered, remembered, unchanged])
      expect(headers['cache-control']).toBe('private, no-store')
    expect(render.mock.calls.length).toBeLessThanOrEqual(1)
  })

  test('that is for everybody stays so when it was asked for with something private first', async () => {
    await get('/pizzerie?token=segreto')
    expect((await get('/pizzerie')).headers['cache-control']).toMatch(/^public/)
    expect((await get('/pizzerie?token=segreto')).headers['cache-control']).toBe('private, no-store')
    expect(render).toHaveBeenCalledTimes(1)
  })

  test('is asked for once by many who come together', async () => {
    const all = await Promise.all([1, 2, 3, 4].map(() => get(`/insieme-${fresh}`)))
    expect(render).toHaveBeenCalledTimes(1)
    expect(new Set(all.map(({ body }) => body)).size).toBe(1)
  })

  test('is what it was before while the database does not answer, and itself again afterwards', async () => {
    const [one, gone, mark] = [`/spento-${fresh}`, `/tolta-${fresh}`, `/segno-${fresh}`]
    let turn = 0
    const afterChange = async (status: number, text: string) => {
      turn += 1
      answerPage = (path) =>
        path === mark ? { status: 200, html: `giro ${turn}` } : { status, html: `${text} ${path}` }
      await site.database.db.update(glossaryTerms).set({ definition: `${text} ${turn}` })
      await eventually(async () => expect((await get(mark)).body).toBe(`giro ${turn}`))
    }
    const read = async (path: string) => {
      const { statusCode, body } = await get(path)
      return [statusCode, body]
    }
    await afterChange(200, 'prima')
    await read(one)
    await read(gone)
    await afterChange(404, "non c'è")
    await read(gone)
    await afterChange(503, 'scusa')
    expect(await read(one)).toEqual([200, `prima ${one}`])
    expect(await read(gone)).toEqual([404, `non c'è ${gone}`])
    expect(await read(`/mai-letta-${fresh}`)).toEqual([503, `scusa /mai-letta-${fresh}`])
    await afterChange(500, 'errore')
    expect(await read(one)).toEqual([500, `errore ${one}`])
    await afterChange(200, 'dopo')
    expect(await read(one)).toEqual([200, `dopo ${one}`])
  })

  test('answers HEAD without a body', async () => {
    const whole = await get(`/testa-${fresh}`)
    const head = await site.app.inject({ method: 'HEAD', url: `/testa-${fresh}` })
    expect([head.statusCode, head.body, head.headers.etag]).toEqual([200, '', whole.headers.etag])
  })

  test('is the same page whatever campaigns append', async () => {
    for (const query of ['', '?utm_source=a', '?utm_source=b', '?fbclid=c', '?a=1'])
      await get(`/campagna-${fresh}${query}`)
    expect(render).toHaveBeenCalledTimes(1)
    expect(render.mock.calls[0]?.[0].url).toBe(`http://localhost:3000/campagna-${fresh}`)
  })

  test('makes the page of evenings again when the hour that it tells has passed, and no other one', async () => {
    const clock = vi.spyOn(Date, 'now')
    try {
      for (const minute of [1, 14, 16]) {
        clock.mockReturnValue(Date.parse('2026-11-24T19:00:00Z') + minute * 60_000)
        for (const path of [`/serata?quando=${fresh}`, `/ore-${fresh}`]) await get(path)
      }
    } finally {
      clock.mockRestore()
    }
    const made = (path: string) => render.mock.calls.filter(([{ url }]) => url.endsWith(path)).length
    expect([made(`/serata?quando=${fresh}`), made(`/ore-${fresh}`)]).toEqual([2, 1])
  })

  test('answers a form of an evening without keeping what its guests may not eat', async () => {
    const send = (headers = {}) =>
      site.app.inject({
        method: 'POST',
        url: '/serata',
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
        payload: `ospiti=2&ospite-1-celiachia=true&giro=${fresh}`,
      })
    const answer = await send()
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'private, no-store'])
    expect(answer.body).toContain(`/serata?ospiti=2&ospite-1-celiachia=true&giro=${fresh}`)
    await send()
    expect(render).toHaveBeenCalledTimes(2)
    expect((await send({ origin: 'https://altrove.example' })).statusCode).toBe(403)
    expect((await site.app.inject({ method: 'POST', url: '/ricette', payload: {} })).statusCode).toBe(404)
    expect(JSON.stringify(site.logged)).not.toContain('celiachia')
  })

  test('keeps the parameters that it knows', async () => {
    expect((await get(`/ricette?cerca=t${fresh}&utm_source=x`)).body).toContain(`/ricette?cerca=t${fresh}`)
  })

  test('reads data in the process, and shows a change of it', async () => {
    answerPage = async (_path, { transport }) => {
      const { status, body } = await transport('/api/recipes/1')
      return { status, html: (body as Recipe).name }
    }
    const before = await get(`/dati-${fresh}`)
    expect(before.body.length).toBeGreaterThan(3)
    await site.database.db.update(recipes).set({ name: 'Nome nuovo' }).where(eq(recipes.id, 1))
    await eventually(async () => expect((await get(`/dati-${fresh}`)).body).toBe('Nome nuovo'))
  })

  test('cannot spoil the data of the next page', async () => {
    answerPage = async (_path, { transport }) => {
      await transport('/api/recipes')
      const { body } = await transport('/api/recipes')
      ;(body as Recipe[]).reverse()
      return { status: 200, html: 'rovinato' }
    }
    expect((await get(`/rovina-${fresh}`)).statusCode).toBe(500)
  })
})

describe('a page that is not there', () => {
  test('is a true 404 with its own text, kept apart', async () => {
    answerPage = () => ({ status: 404, html: 'Pagina non trovata' })
    const answer = await get(`/niente-${fresh}`)
    await get(`/niente-${fresh}`)
    expect([answer.statusCode, answer.body]).toEqual([404, 'Pagina non trovata'])
    expect(render).toHaveBeenCalledTimes(1)
  })

  test('thousands of them do not push out a page that is', async () => {
    await get(`/vera-${fresh}`)
    answerPage = () => ({ status: 404, html: 'x'.repeat(20_000) })
    for (let i = 0; i < 1500; i += 1) await get(`/inventata-${fresh}-${i}`)
    render.mockClear()
    await get(`/vera-${fresh}`)
    expect(render).not.toHaveBeenCalled()
    await get(`/inventata-${fresh}-0`)
    expect(render).toHaveBeenCalledTimes(1)
  })

  test.each(['/immagini/manca.webp', '/assets/vecchio-123.js', '/wp-login.php'])(
    '%s is no page at all',
    async (url) => {
      const answer = await get(url)
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8'])
      expect(render).not.toHaveBeenCalled()
    },
  )

  test('whose name is that of a file is a page for people, a word for programs', async () => {
    answerPage = () => ({ status: 404, html: 'Pagina non trovata' })
    const read = await get(`/pippo-${fresh}.html`, { accept: 'text/html,*/*;q=0.8' })
    expect([read.statusCode, read.headers['content-type'], read.body]).toEqual([
      404,
      'text/html; charset=utf-8',
      'Pagina non trovata',
    ])
    const fetched = await get(`/pippo-${fresh}.html`, { accept: '*/*' })
    expect([fetched.statusCode, fetched.headers.vary, fetched.body]).toEqual([
      404,
      'accept',
      'File non trovato\n',
    ])
  })
})

describe('a page elsewhere', () => {
  test('a redirect of the router is passed on', async () => {
    answerPage = () => ({ status: 302, location: '/auth', html: '' })
    const answer = await get(`/rinvio-${fresh}`)
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/auth'])
  })

  test('a trailing slash leads to the one address', async () => {
    const answer = await get('/ricette/?cerca=a')
    expect([answer.statusCode, answer.headers.location]).toEqual([308, '/ricette?cerca=a'])
  })
})

describe('a page that fails', () => {
  test('is a designed Italian page, logged, and tried again the next time', async () => {
    answerPage = () => Promise.reject(new Error('guasto segreto'))
    const answer = await get(`/guasta-${fresh}`)
    expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
      500,
      'text/html; charset=utf-8',
      'no-store',
    ])
    expect(answer.body).toMatch(/<html lang="it">[\s\S]*Qualcosa è andato storto/)
    expect(answer.body).not.toContain('segreto')
    expect(site.logged.at(-1)).toMatchObject({ msg: 'page failed', err: { message: 'guasto segreto' } })
    answerPage = () => ({ status: 200, html: 'di nuovo sana' })
    expect((await get(`/guasta-${fresh}`)).body).toBe('di nuovo sana')
  })

  test('rendered as an error by the router, it is not kept either and names its cause in the log', async () => {
    answerPage = () => ({ status: 500, html: 'errore disegnato', failure: new Error('la causa') })
    const answer = await get(`/errore-${fresh}`)
    expect([answer.statusCode, answer.body, answer.headers['cache-control']]).toEqual([
      500,
      'errore disegnato',
      'private, no-store',
    ])
    expect(site.logged.slice(-2)).toMatchObject([
      { msg: 'page rendered as an error', err: { message: 'la causa' } },
      { msg: 'request refused', status: answer.statusCode },
    ])
    await get(`/errore-${fresh}`)
    expect(render).toHaveBeenCalledTimes(2)
  })

  test.each(['/ricette/%', '/%E0%A4%A'])('%s cannot be decoded: 400, a page', async (url) => {
    const answer = await get(url)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([400, 'text/html; charset=utf-8'])
    expect(answer.body).toContain('Indirizzo non valido')
  })
})
