import type { FastifyPluginAsync } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Logger } from 'pino'
import type { Recipe } from '#contracts/recipes/recipe.ts'
import type { LanguageModel } from './ai/language-model.ts'
import type { CachedResponses } from './cache/cached-routes.ts'
import type { Config } from './config/config.ts'
import type { Database, OpenDatabase } from './db/database.ts'
import type { SessionKeeper } from './features/accounts/sessions/sessions.ts'
import type { DailyCounter } from './features/statistics/counting/daily-counter.ts'
import type { Limits } from './limits.ts'
import type { Mail } from './mail/mail-layout.ts'
import type { Mailer } from './mail/mailer.ts'

export interface SiteServices {
  db: Database
  database: Pick<OpenDatabase, 'kind' | 'ping' | 'isDiskFull'>
  config: Pick<
    Config,
    'site' | 'isSecondFactorRequired' | 'partnerTag' | 'ai' | 'youtube' | 'importAllowedHosts'
  >
  limits: Limits
  log: Logger
  sessions: SessionKeeper
  mailer: Mailer
  writeDigest: (letter: { userId: number }) => Promise<Mail | undefined>
  model: LanguageModel
  answers: CachedResponses
  counter: DailyCounter
  recipeById: (id: number) => Promise<Recipe | undefined>
  publishedRecipes: () => Promise<Recipe[]>
  onCatalogueChange: (listener: () => void) => void
  refreshCatalogue: () => Promise<void>
}

export interface SiteModule {
  /** The group of `routes` in the OpenAPI document. */
  tag?: string
  routes?: readonly FastifyPluginAsyncZod[]
  adminRoutes?: readonly FastifyPluginAsyncZod[]
  fileRoutes?: readonly FastifyPluginAsync[]
  start?: () => void
  tidyUp?: () => Promise<void>
  close?: () => Promise<void>
  waiting?: () => Readonly<Record<string, number>>
}

export type OpenModule = (services: SiteServices) => SiteModule
