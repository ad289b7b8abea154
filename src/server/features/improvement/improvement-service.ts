import type { Logger } from 'pino'
import type { Recipe } from '#contracts/recipes/recipe.ts'
import { asFallback, type SimpleDoughResult } from '#domain/dough/simple/simple-calculator.ts'
import type { SimpleDoughParams } from '#domain/dough/simple/simple-limits.ts'
import type { Config } from '#server/config/config.ts'
import type { AiUsageRepository } from './ai-usage.repository.ts'
import { chatModel, ModelFailure } from './chat-model.ts'
import { doughAnalyst } from './dough-analyst.ts'
import { embeddedImprover, titleOf } from './embedded-improver.ts'
import { inFlight } from './in-flight.ts'
import { modelImprover } from './model-improver.ts'
import type { Wish } from './recipe-improver.ts'

/** Answers of the model that one visitor may have on their way. */
const AT_ONCE = 2

export interface Improvement {
  text: string
  title: string
  engine: 'embedded' | 'model'
  fellBack: boolean
}

export interface AiServiceOptions {
  ai: Config['ai']
  budget: Config['aiBudget']
  usage: AiUsageRepository
  log: Logger
}

/** The two engines behind one door: the model where one is configured, the embedded one else and whenever it fails. */
export function aiService({ ai, budget, usage, log }: AiServiceOptions) {
  const model = ai && chatModel(ai)
  const modelBudget = { take: () => usage.take(budget), spend: (tokens: number) => usage.spend(tokens) }
  const improver = model && modelImprover(model, modelBudget)
  const analyst = model && doughAnalyst(model, modelBudget)
  const gate = inFlight(AT_ONCE)

  const sayFailure = (error: unknown, what: string) => {
    const reason = error instanceof ModelFailure ? error.message : 'unexpected'
    log.warn({ what, reason, ...(!(error instanceof ModelFailure) && { err: error }) }, 'the model failed')
  }

  async function byModel(recipe: Recipe, wish: Wish, caller: string): Promise<string | undefined> {
    if (!model || !improver) return undefined
    const key = {
      recipeId: recipe.id,
      version: recipe.updatedAt,
      wish: `${wish.kind} ${wish.option}`,
      model: model.name,
    }
    const known = await usage.answer(key)
    if (known !== undefined) return known
    return gate.run(caller, async () => {
      try {
        const text = await improver.improve(recipe, wish)
        await usage.keep(key, text)
        return text
      } catch (error) {
        sayFailure(error, wish.kind)
        return undefined
      }
    })
  }

  return {
    async improve(recipe: Recipe, wish: Wish, caller: string): Promise<Improvement> {
      const title = titleOf(recipe, wish)
      const written = await byModel(recipe, wish, caller)
      if (written !== undefined) return { text: written, title, engine: 'model', fellBack: false }
      const text = await embeddedImprover.improve(recipe, wish)
      return { text, title, engine: 'embedded', fellBack: model !== undefined }
    },

    /** The calculation with the model's words on it; with standard words, marked as such, where it fails. */
    async analyseDough(
      params: SimpleDoughParams,
      result: SimpleDoughResult,
      caller: string,
    ): Promise<SimpleDoughResult> {
      if (!analyst) return result
      if (gate.isFull(caller)) return asFallback(result)
      return gate.run(caller, async () => {
        try {
          return await analyst(params, result)
        } catch (error) {
          sayFailure(error, 'dough')
          return asFallback(result)
        }
      })
    },
  }
}
export type AiService = ReturnType<typeof aiService>
