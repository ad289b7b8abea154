import { accountsModule } from './features/accounts/accounts.module.ts'
import { adminModule } from './features/admin/admin.module.ts'
import { auditLogModule } from './features/audit-log/audit-log.module.ts'
import { collectionsModule } from './features/collections/collections.module.ts'
import { feedsModule } from './features/feeds/feeds.module.ts'
import { firstAidModule } from './features/first-aid/first-aid.module.ts'
import { fullDoughModule } from './features/full-dough/full-dough.module.ts'
import { glossaryModule } from './features/glossary/glossary.module.ts'
import { healthModule } from './features/health/health.module.ts'
import { importModule } from './features/import/import.module.ts'
import { improvementModule } from './features/improvement/improvement.module.ts'
import { newsletterModule } from './features/newsletter/newsletter.module.ts'
import { notificationsModule } from './features/notifications/notifications.module.ts'
import { nutritionModule } from './features/nutrition/nutrition.module.ts'
import { ovenGuideModule } from './features/oven-guide/oven-guide.module.ts'
import { pairingModule } from './features/pairing/pairing.module.ts'
import { type PhotoOptions, photoAnalysisModule } from './features/photo-analysis/photo-analysis.module.ts'
import { picturesModule } from './features/pictures/pictures.module.ts'
import { pizzaNightModule } from './features/pizza-night/pizza-night.module.ts'
import { pizzeriasModule } from './features/pizzerias/pizzerias.module.ts'
import { ratingsModule } from './features/ratings/ratings.module.ts'
import { recipeListModule } from './features/recipe-list/recipe-list.module.ts'
import { recipeNotesModule } from './features/recipe-notes/recipe-notes.module.ts'
import { recipesModule } from './features/recipes/recipes.module.ts'
import { seoModule } from './features/seo/seo.module.ts'
import { shopModule } from './features/shop/shop.module.ts'
import { simpleDoughModule } from './features/simple-dough/simple-dough.module.ts'
import { siteSearchModule } from './features/site-search/site-search.module.ts'
import { statisticsModule } from './features/statistics/statistics.module.ts'
import { usersModule } from './features/users/users.module.ts'
import type { OpenModule } from './site-module.ts'

export interface FeatureOptions {
  importPace?: Parameters<typeof importModule>[0]
  mailingPace?: Parameters<typeof newsletterModule>[0]
  photos?: PhotoOptions
}

export const modulesOf = ({ importPace, mailingPace, photos }: FeatureOptions): readonly OpenModule[] => [
  healthModule,
  recipesModule,
  recipeListModule,
  ratingsModule,
  recipeNotesModule,
  collectionsModule,
  improvementModule,
  simpleDoughModule,
  fullDoughModule,
  ovenGuideModule,
  nutritionModule,
  pairingModule,
  firstAidModule,
  photoAnalysisModule(photos),
  pizzaNightModule,
  glossaryModule,
  pizzeriasModule,
  shopModule,
  siteSearchModule,
  newsletterModule(mailingPace),
  accountsModule,
  adminModule,
  usersModule,
  auditLogModule,
  importModule(importPace),
  statisticsModule,
  notificationsModule,
  picturesModule,
  seoModule,
  feedsModule,
]
