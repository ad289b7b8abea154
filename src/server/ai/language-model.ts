import type { Logger } from 'pino'
import type { Config } from '#server/config/config.ts'
import type { Database } from '#server/db/database.ts'
import { perCallerLimit } from '#server/jobs/per-caller-limit.ts'
import { type AiUsageRepository, aiUsageRepository } from './ai-usage.repository.ts'
import { chatModel, ModelFailure } from './chat-model.ts'

const AT_ONCE = 2
const RETRY_AFTER_S = 5

export interface ModelBudget {
  take(): Promise<boolean>
  spend(tokens: number): Promise<void>
}

export interface LanguageModelOptions {
  db: Database
  config: Pick<Config, 'ai' | 'aiBudget'>
  log: Logger
}

export function languageModel({ db, config: { ai, aiBudget }, log }: LanguageModelOptions) {
  const usage = aiUsageRepository(db)
  const message = `Hai già ${AT_ONCE} richieste in corso: aspetta che finiscano e riprova.`
  return {
    chat: ai && chatModel(ai),
    budget: {
      take: () => usage.take(aiBudget),
      spend: (tokens: number) => usage.spend(tokens),
    } satisfies ModelBudget,
    answers: usage as Pick<AiUsageRepository, 'answer' | 'keep'>,
    limit: perCallerLimit(AT_ONCE, { message, retryAfterS: RETRY_AFTER_S }),
    /** Never logs the visitor's text. `what` names the feature that asked the model. */
    logFailure: (error: unknown, what: string): void => {
      const reason = error instanceof ModelFailure ? error.message : 'unexpected'
      log.warn({ what, reason, ...(!(error instanceof ModelFailure) && { err: error }) }, 'the model failed')
    },
  }
}
export type LanguageModel = ReturnType<typeof languageModel>
