import type { Logger } from 'pino'
import type { PhotoAnalysis } from '#contracts/photo-analysis/photo-analysis.ts'
import type { Recipe } from '#contracts/recipes/recipe.ts'
import type { Config } from '#server/config/config.ts'
import { perCallerLimit } from '#server/jobs/per-caller-limit.ts'
import { embeddedAnswer } from './embedded-photo-answer.ts'
import type { ModelPhotoOptions } from './model-photo-engine.ts'
import { type PhotoThreadOptions, photoThread } from './photo-thread.ts'

export interface PhotoAnalystOptions {
  ai: Config['ai']
  log: Pick<Logger, 'info' | 'warn'>
  recipes: () => Promise<readonly Recipe[]>
  thread?: Omit<PhotoThreadOptions, 'log'>
  model?: Pick<ModelPhotoOptions, 'spend'>
}

const MOST_AT_ONCE = 2
const BUSY = { message: 'Hai già due analisi in corso: aspetta che finiscano.', retryAfterS: 10 }
const FALLBACK_NOTE =
  'Il modello configurato non ha risposto come si deve: questa risposta viene dal riconoscimento interno del sito.'

export function photoAnalyst({ ai, log, recipes, thread: threadOptions, model }: PhotoAnalystOptions) {
  const thread = photoThread({ log, ...threadOptions })
  const limit = perCallerLimit(MOST_AT_ONCE, BUSY)
  let vision: ReturnType<typeof openVision> | undefined
  const openVision = async ({ baseUrl, apiKey, visionModel = '' }: NonNullable<Config['ai']>) => {
    const { modelPhotoEngine } = await import('./model-photo-engine.ts')
    return modelPhotoEngine({ ...model, baseUrl, apiKey, model: visionModel })
  }

  const embedded = async (bytes: Uint8Array, engineNote: string | null): Promise<PhotoAnalysis> => {
    const catalogue = await recipes()
    const plain = catalogue.map(({ id, name, category, dough, ingredients }) => ({
      id,
      name,
      category,
      dough,
      ingredients,
    }))
    const findings = await thread.look(bytes, plain)
    return { ...embeddedAnswer(findings, catalogue), engine: 'embedded', engineNote }
  }

  const byModel = async (service: NonNullable<Config['ai']>, bytes: Uint8Array): Promise<PhotoAnalysis> => {
    const jpeg = await thread.shrink(bytes)
    try {
      vision ??= openVision(service)
      const see = await vision
      return { ...(await see(jpeg, await recipes())), engine: 'model', engineNote: null }
    } catch (error) {
      // Only the error's name is logged, because error messages of the library may contain the photo.
      log.warn({ failure: error instanceof Error ? error.name : typeof error }, 'the vision model failed')
      return embedded(bytes, FALLBACK_NOTE)
    }
  }

  return {
    waiting: () => thread.waiting(),
    /** Throws AppError: 400, 413 or 415 for the photo, 429 or 503 under too much load. `visitor` identifies the
     * caller for the rate limit. */
    async analyse(bytes: Uint8Array, visitor: string): Promise<PhotoAnalysis> {
      return ai?.visionModel ? limit.run(visitor, () => byModel(ai, bytes)) : embedded(bytes, null)
    },
    close: () => thread.close(),
  }
}
export type PhotoAnalyst = ReturnType<typeof photoAnalyst>
