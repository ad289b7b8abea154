import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Logger } from 'pino'
import type { Recipe } from '#contracts/recipes/recipe.ts'
import { accountLinks } from '../../accounts/account-links.ts'
import { attemptLimits } from '../../accounts/attempt-limits.ts'
import { attemptsRepository } from '../../accounts/attempts.repository.ts'
import { credentialsRepository } from '../../accounts/credentials.repository.ts'
import { emailTokensRepository } from '../../accounts/email-tokens.repository.ts'
import { sessionsRepository } from '../../accounts/sessions.repository.ts'
import { type SessionKeeper, sessionKeeper } from '../../accounts/sessions.ts'
import { usersRepository } from '../../accounts/users.repository.ts'
import { visitorKeeper } from '../../accounts/visitors.ts'
import type { Config } from '../../config/config.ts'
import type { Database } from '../../db/database.ts'
import { accountLetters } from '../../mail/account-letters.ts'
import { type LetterSender, letterSender } from '../../mail/letter-sender.ts'
import type { Mailer } from '../../mail/mailer.ts'
import { waitingLettersRepository } from '../../mail/waiting-letters.repository.ts'
import { type CollectionsRepository, collectionsRepository } from '../collections/collections.repository.ts'
import { collectionsRoutes } from '../collections/collections.routes.ts'
import { savedVariantsRepository } from '../collections/saved-variants.repository.ts'
import { savedVariantsRoutes } from '../collections/saved-variants.routes.ts'
import { doughRecipesRepository } from '../full-dough/dough-recipes.repository.ts'
import { doughRecipesRoutes } from '../full-dough/dough-recipes.routes.ts'
import { eveningLinksRepository } from '../pizza-night/evening-links.repository.ts'
import { forgetEveningsRepository } from '../pizza-night/forget-evenings.repository.ts'
import { invitesRepository } from '../pizza-night/invites.repository.ts'
import { invitesRoutes } from '../pizza-night/invites.routes.ts'
import { keptEveningsRepository } from '../pizza-night/kept-evenings.repository.ts'
import { keptEveningsRoutes } from '../pizza-night/kept-evenings.routes.ts'
import { knownGuestsRepository } from '../pizza-night/known-guests.repository.ts'
import { knownGuestsRoutes } from '../pizza-night/known-guests.routes.ts'
import { ownEveningsRepository } from '../pizza-night/own-evenings.repository.ts'
import { pizzaNightRoutes } from '../pizza-night/pizza-night.routes.ts'
import { ratingsRepository } from '../ratings/ratings.repository.ts'
import { ratingsRoutes } from '../ratings/ratings.routes.ts'
import { recipeNotesRepository } from '../recipe-notes/recipe-notes.repository.ts'
import { recipeNotesRoutes } from '../recipe-notes/recipe-notes.routes.ts'
import { type AuthRoutesOptions, authRoutes } from './auth.routes.ts'
import { myOvenRepository } from './my-oven.repository.ts'
import { myOvenRoutes } from './my-oven.routes.ts'
import { otherSessionsRoutes } from './other-sessions.routes.ts'
import { passwordResetRoutes } from './password-reset.routes.ts'
import { personalDataRepository } from './personal-data.repository.ts'
import { personalDataRoutes } from './personal-data.routes.ts'
import { profileRoutes } from './profile.routes.ts'
import { verificationRoutes } from './verification.routes.ts'

export interface AccountPartsOptions {
  db: Database
  config: Pick<Config, 'site'>
  log: Logger
  mailer: Mailer
  recipeById: (id: number) => Promise<Recipe | undefined>
  refreshCatalogue: () => Promise<void>
  /** Every published recipe. */
  recipes: () => Promise<Recipe[]>
  doughSavesPerHour: number
  votesPerMinute: number
  eveningsPerMinute: number
  answersPerHour: number
}

/** The half of the composition root that is about people: what they need put together, and their routes. */
export function accountParts(options: AccountPartsOptions): {
  routes: FastifyPluginAsyncZod[]
  sessions: SessionKeeper
  letters: LetterSender
  /** Once a day: forgets what may not be kept any longer. */
  tidyUp: () => Promise<void>
} {
  const { db, config, log, mailer, recipeById, refreshCatalogue, doughSavesPerHour, votesPerMinute } = options
  const { publicUrl, contactEmail } = config.site
  const users = usersRepository(db)
  const tokens = emailTokensRepository(db)
  const credentials = credentialsRepository(db)
  const sessions = sessionKeeper({ repository: sessionsRepository(db), publicUrl })
  const limits = attemptLimits(attemptsRepository(db))
  const links = accountLinks({ tokens, letters: accountLetters(publicUrl, contactEmail) })
  const letters = letterSender({
    letters: waitingLettersRepository(db),
    mailer,
    write: (letter) => links.write(letter),
    log,
  })
  const visitors = visitorKeeper({ publicUrl })
  const doughRecipes = doughRecipesRepository(db)
  const collections = collectionsRepository(db)
  const adopt: AuthRoutesOptions['adopt'] = async (request, reply, userId) => {
    const visitorHash = visitors.hashOf(request)
    if (visitorHash && (await doughRecipes.adopt(visitorHash, userId))) visitors.forget(reply)
  }
  return {
    routes: [
      authRoutes({ users, sessions, limits, letters, adopt }),
      verificationRoutes({ users, credentials, sessions, limits, letters }),
      passwordResetRoutes({ users, tokens, credentials, limits, letters }),
      profileRoutes({ users, credentials, sessions, limits, letters }),
      otherSessionsRoutes({ sessions }),
      myOvenRoutes({ ovens: myOvenRepository(db), sessions }),
      personalDataRoutes({ personalData: personalDataRepository(db, ownEveningsRepository(db)), sessions }),
      ratingsRoutes({
        ratings: ratingsRepository(db),
        sessions,
        recipeById,
        refreshCatalogue,
        votesPerMinute,
      }),
      recipeNotesRoutes({ recipeNotes: recipeNotesRepository(db), sessions }),
      collectionsRoutes({ collections, sessions }),
      savedVariantsRoutes({ savedVariants: savedVariantsRepository(db), sessions }),
      doughRecipesRoutes({ doughRecipes, sessions, visitors, savesPerHour: doughSavesPerHour }),
      ...pizzaNights(options, sessions, collections),
    ],
    sessions,
    letters,
    tidyUp: () => forgetEveningsRepository(db).forget(Date.now()),
  }
}

/** Evenings with pizza: planned for everybody, kept for who has an account, answered to by guests without one. */
const pizzaNights = (
  { db, recipes, eveningsPerMinute, answersPerHour }: AccountPartsOptions,
  sessions: SessionKeeper,
  collections: CollectionsRepository,
) => [
  pizzaNightRoutes({ recipes, eveningsPerMinute }),
  keptEveningsRoutes({
    evenings: keptEveningsRepository(db),
    links: eveningLinksRepository(db),
    sessions,
    recipes,
    collected: async (userId, id) =>
      (await collections.list(userId)).find((one) => one.id === id)?.recipeIds ?? [],
    eveningsPerMinute,
  }),
  knownGuestsRoutes({ guests: knownGuestsRepository(db), sessions }),
  invitesRoutes({ invites: invitesRepository(db), answersPerHour }),
]
