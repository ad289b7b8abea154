import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { generateText, type ModelMessage } from 'ai'
import type { PhotoAnalysis } from '#contracts/photo-analysis/photo-analysis.ts'
import type { Recipe } from '#contracts/recipes/recipe.ts'
import { type ModelReply, photoPrompt, readReply, toAnalysis } from './model-photo-reply.ts'

const TIME_LIMIT_MS = 30_000
const MOST_OUTPUT_TOKENS = 2000

export interface ModelPhotoOptions {
  baseUrl: string
  apiKey: string | undefined
  model: string
  /**
   * Takes one request from the budget; undefined if the budget is used up. The returned function records the
   * tokens that were used. Without `spend` there is no limit.
   */
  spend?: (() => Promise<((tokens: number) => Promise<void>) | undefined>) | undefined
}

const REPAIR =
  'La risposta non è un oggetto JSON della forma richiesta. Riscrivila: solo il JSON, senza altro testo.'

export const modelPhotoEngine = ({ baseUrl, apiKey, model, spend }: ModelPhotoOptions) => {
  const provider = createOpenAICompatible({ name: 'vision', baseURL: baseUrl, ...(apiKey && { apiKey }) })

  const ask = async (messages: ModelMessage[], abortSignal: AbortSignal): Promise<string> => {
    const book = spend ? await spend() : async () => undefined
    if (!book) throw new Error('the budget of the model is used up')
    const { text, usage } = await generateText({
      model: provider(model),
      messages,
      abortSignal,
      maxRetries: 0,
      maxOutputTokens: MOST_OUTPUT_TOKENS,
      temperature: 0,
    })
    await book(usage.totalTokens ?? 0)
    return text
  }

  const reply = async (messages: ModelMessage[]): Promise<ModelReply> => {
    const abortSignal = AbortSignal.timeout(TIME_LIMIT_MS)
    const first = await ask(messages, abortSignal)
    const understood = readReply(first)
    if (understood) return understood
    const again: ModelMessage[] = [
      ...messages,
      { role: 'assistant', content: first },
      { role: 'user', content: REPAIR },
    ]
    const repaired = readReply(await ask(again, abortSignal))
    if (!repaired) throw new Error('the model does not answer in the form asked for')
    return repaired
  }

  return async (
    jpeg: Uint8Array,
    recipes: readonly Recipe[],
  ): Promise<Omit<PhotoAnalysis, 'engine' | 'engineNote'>> => {
    const text = photoPrompt(recipes.map(({ name }) => name))
    const content = [
      { type: 'text' as const, text },
      { type: 'file' as const, data: jpeg, mediaType: 'image/jpeg' },
    ]
    return toAnalysis(await reply([{ role: 'user', content }]), recipes)
  }
}
