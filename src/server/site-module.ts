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

/** What every module may use. Made once by app.ts. */
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
  /** An administrator's daily letter as it leaves; undefined when nothing is left to tell. */
  writeDigest: (letter: { userId: number }) => Promise<Mail | undefined>
  model: LanguageModel
  answers: CachedResponses
  counter: DailyCounter
  recipeById: (id: number) => Promise<Recipe | undefined>
  /** Every published recipe: the same objects until the catalogue changes. */
  publishedRecipes: () => Promise<Recipe[]>
  /** Told of each change of the catalogue, whichever server made it. */
  onCatalogueChange: (listener: () => void) => void
  /** Looks at the catalogue's version at once, so that whoever changed it reads what he wrote. */
  refreshCatalogue: () => Promise<void>
}

/** One feature of the site: what it answers and what it does by itself. */
export interface SiteModule {
  /** Below /api. */
  routes?: readonly FastifyPluginAsyncZod[]
  /** Below /api/admin, for administrators alone. */
  adminRoutes?: readonly FastifyPluginAsyncZod[]
  /** Outside of the API: files that are made on demand. */
  fileRoutes?: readonly FastifyPluginAsync[]
  /** Called when the server listens: takes up what a stopped server left behind. */
  start?: () => void
  /** Called once a day: forgets what may not be kept any longer. */
  tidyUp?: () => Promise<void>
  close?: () => Promise<void>
  /** Work that waits in the memory of this process, by kind, for whoever watches the server. */
  waiting?: () => Readonly<Record<string, number>>
}

export type OpenModule = (services: SiteServices) => SiteModule
