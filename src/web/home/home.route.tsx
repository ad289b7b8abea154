import { useSite } from '../api/site-context.ts'
import { deferredPart } from '../ui/deferred-part.tsx'
import { PageMeta } from '../ui/page-meta.tsx'
import { whenReaderMoves } from '../ui/when-reader-moves.ts'
import { DoughTeaser } from './dough-teaser.tsx'
import { GeneralSearch } from './general-search.tsx'
import { Hero } from './hero.tsx'

const PhotoAnalysis = deferredPart(
  () =>
    import('../features/photo-analysis/photo-analysis-section.tsx').then((file) => file.PhotoAnalysisSection),
  { phone: 269, wide: 264 },
)
const RecipeSearch = deferredPart(
  () =>
    import('../features/recipe-search/recipe-search-section.tsx').then((file) => file.RecipeSearchSection),
  { phone: 228, wide: 225 },
  whenReaderMoves,
)
const ClassicRecipes = deferredPart(
  () =>
    import('../features/classic-recipes/classic-recipes-section.tsx').then(
      (file) => file.ClassicRecipesSection,
    ),
  { phone: 1018, wide: 1190 },
)
const PizzaBox = deferredPart(
  () => import('../features/collections/pizza-box-section.tsx').then((file) => file.PizzaBoxSection),
  { phone: 248, wide: 229, account: 690 },
)
const SimpleDough = deferredPart(
  () => import('../features/simple-dough/simple-dough-section.tsx').then((file) => file.SimpleDoughSection),
  { phone: 984, wide: 596 },
)
const IngredientFacts = deferredPart(
  () =>
    import('../features/ingredient-facts/ingredient-facts-section.tsx').then(
      (file) => file.IngredientFactsSection,
    ),
  { phone: 674, wide: 484 },
)
const Converter = deferredPart(
  () => import('../features/converter/converter-section.tsx').then((file) => file.ConverterSection),
  { phone: 864, wide: 440 },
)
const ShoppingList = deferredPart(
  () =>
    import('../features/shopping-list/shopping-list-section.tsx').then((file) => file.ShoppingListSection),
  { phone: 680, wide: 499 },
)
const Pizzerias = deferredPart(
  () => import('../features/pizzerias/pizzerias-section.tsx').then((file) => file.PizzeriasSection),
  { phone: 455, wide: 275 },
)
const Glossary = deferredPart(
  () => import('../features/glossary/glossary-section.tsx').then((file) => file.GlossarySection),
  { phone: 357, wide: 213 },
)
const Banner = deferredPart(() => import('./app-banner.tsx').then((file) => file.AppBanner), {
  phone: 298,
  wide: 272,
})
export const parts = [
  PhotoAnalysis,
  RecipeSearch,
  ClassicRecipes,
  PizzaBox,
  SimpleDough,
  IngredientFacts,
  Converter,
  ShoppingList,
  Pizzerias,
  Glossary,
  Banner,
]

export default function HomePage() {
  const { publicUrl } = useSite()
  return (
    <>
      <PageMeta
        title="Cornicione: la tradizione italiana della pizza a casa tua"
        description="Ricette di pizza con dosi al grammo, tempi e temperature, glossario dell'impasto e pizzerie storiche: tutto quello che serve per fare la pizza a casa come si deve."
        path="/"
        jsonLd={import.meta.env.SSR ? siteJsonLd(publicUrl) : []}
      />
      <Hero />
      <GeneralSearch />
      <PhotoAnalysis />
      <RecipeSearch />
      <ClassicRecipes />
      <PizzaBox />
      <DoughTeaser />
      <SimpleDough />
      <IngredientFacts />
      <Converter />
      <ShoppingList />
      <Pizzerias />
      <Glossary />
      <Banner />
    </>
  )
}

const siteJsonLd = (publicUrl: string) => ({
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  name: 'Cornicione',
  url: publicUrl,
  inLanguage: 'it',
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${publicUrl}/cerca?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  },
})
