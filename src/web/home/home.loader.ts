import { type PageLoader, prefetch } from '../api/page-loader.ts'
import { recipeCardsQuery } from '../api/recipe-queries.ts'
import { classicsQuery } from '../features/classic-recipes/classics-query.ts'
import { firstWordsQuery } from '../features/glossary/glossary.loader.ts'
import { firstPizzeriasQuery } from '../features/pizzerias/pizzerias.loader.ts'

export const load: PageLoader = (queries) =>
  Promise.all(
    [recipeCardsQuery, classicsQuery, firstPizzeriasQuery, firstWordsQuery].map((query) =>
      prefetch(queries, query(queries.api)),
    ),
  )
