import type { APICallError } from 'ai'
import type { Config } from '#server/config/config.ts'

/** Limit for an answer, including a second request that repairs the first answer. */
const TIME_LIMIT_MS = 30_000
const MAX_OUTPUT_TOKENS = 4000

export type ChatTurn = { role: 'user' | 'assistant'; content: string }
export interface ChatRequest {
  instructions: string
  turns: readonly ChatTurn[]
  signal: AbortSignal
}

export class ModelFailure extends Error {
  constructor(reason: string) {
    super(reason)
    this.name = 'ModelFailure'
  }
}

/** One OpenAI-compatible endpoint, without retries. */
export function chatModel(ai: NonNullable<Config['ai']>) {
  /** Loads the library at the first request, so that a site without requests saves its memory. */
  const open = async () => {
    const [{ createOpenAICompatible }, library] = await Promise.all([
      import('@ai-sdk/openai-compatible'),
      import('ai'),
    ])
    const provider = createOpenAICompatible({
      name: 'ai',
      baseURL: ai.baseUrl.replace(/\/+$/, ''),
      ...(ai.apiKey !== undefined && { apiKey: ai.apiKey }),
    })
    return { ...library, model: provider.chatModel(ai.model ?? 'default') }
  }
  let opened: ReturnType<typeof open> | undefined
  return {
    name: ai.model ?? 'default',
    newDeadline: () => AbortSignal.timeout(TIME_LIMIT_MS),

    async ask({ instructions, turns, signal }: ChatRequest): Promise<{ text: string; tokens: number }> {
      opened ??= open()
      const { APICallError, generateText, model } = await opened
      try {
        const { text, totalUsage } = await generateText({
          model,
          instructions,
          messages: [...turns],
          maxOutputTokens: MAX_OUTPUT_TOKENS,
          maxRetries: 0,
          abortSignal: signal,
        })
        return { text, tokens: totalUsage.totalTokens ?? estimatedTokens(instructions, turns, text) }
      } catch (error) {
        throw new ModelFailure(reasonOf(error, signal, APICallError))
      }
    },
  }
}
export type ChatModel = ReturnType<typeof chatModel>

/** Estimate for servers that report no token counts. An Italian token has about 3.5 letters [stima]. */
const estimatedTokens = (instructions: string, turns: readonly ChatTurn[], text: string) =>
  Math.ceil([instructions, text, ...turns.map(({ content }) => content)].join('').length / 3.5)

function reasonOf(
  error: unknown,
  signal: AbortSignal,
  failures: Pick<typeof APICallError, 'isInstance'>,
): string {
  if (signal.aborted) return 'no answer in time'
  if (failures.isInstance(error)) return `status ${error.statusCode ?? 'unknown'}`
  return error instanceof Error ? error.name : 'unknown'
}
