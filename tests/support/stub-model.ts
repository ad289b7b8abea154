import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text as bodyOf } from 'node:stream/consumers'

interface StubCall {
  path: string | undefined
  authorization: string | undefined
  body: { model: string; messages: { role: string; content: string }[] }
}
/** One answer: the words of the model, or whatever else a bad day brings. */
export type StubAnswer =
  | string
  | { status: number; body?: string; headers?: Record<string, string> }
  | { raw: string }
  | { never: true }

const completion = (content: string) =>
  JSON.stringify({
    id: 'stub',
    object: 'chat.completion',
    created: 1,
    model: 'stub',
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
    usage: { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 },
  })

/** An OpenAI-compatible endpoint that says what a test wants, in order; the last answer is repeated. */
export async function stubModel() {
  const calls: StubCall[] = []
  let answers: StubAnswer[] = ['Stendi la pasta piano, senza mattarello.']
  let gate: Promise<void> = Promise.resolve()

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const body = JSON.parse(await bodyOf(request)) as StubCall['body']
    calls.push({ path: request.url, authorization: request.headers.authorization, body })
    const next = answers.length > 1 ? answers.shift() : answers[0]
    await gate
    if (next === undefined || (typeof next === 'object' && 'never' in next)) return
    if (typeof next === 'object' && 'status' in next)
      return void response.writeHead(next.status, next.headers).end(next.body ?? '{"error":{"message":"no"}}')
    response.setHeader('content-type', 'application/json')
    response.end(typeof next === 'string' ? completion(next) : next.raw)
  }

  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    calls,
    says(...next: StubAnswer[]) {
      answers = next
      calls.length = 0
    },
    /** Holds every answer back until the returned function is called. */
    hold(): () => void {
      const { promise, resolve } = Promise.withResolvers<void>()
      gate = promise
      return resolve
    },
    close: () =>
      new Promise<void>((closed) => {
        server.closeAllConnections()
        server.close(() => closed())
      }),
  }
}
export type StubModel = Awaited<ReturnType<typeof stubModel>>
