import { useSite } from '../api/site-context.ts'
import { ClassicRecipesSection } from '../features/classic-recipes/classic-recipes-section.tsx'
import { ConverterSection } from '../features/converter/converter-section.tsx'
import { GlossarySection } from '../features/glossary/glossary-section.tsx'
import { IngredientFactsSection } from '../features/ingredient-facts/ingredient-facts-section.tsx'
import { PhotoAnalysisSection } from '../features/photo-analysis/photo-analysis-section.tsx'
import { PizzaBoxSection } from '../features/pizza-box/pizza-box-section.tsx'
import { PizzeriasSection } from '../features/pizzerias/pizzerias-section.tsx'
import { RecipeSearchSection } from '../features/recipe-search/recipe-search-section.tsx'
import { ShoppingListSection } from '../features/shopping-list/shopping-list-section.tsx'
import { SimpleDoughSection } from '../features/simple-dough/simple-dough-section.tsx'
import { PageMeta } from '../ui/page-meta.tsx'
import { WakesLater } from '../ui/wakes-later.tsx'
import { AppBanner } from './app-banner.tsx'
import { DoughTeaser } from './dough-teaser.tsx'
import { GeneralSearch } from './general-search.tsx'
import { Hero } from './hero.tsx'

/** The order of the sections is decided, and the anchors are linked from elsewhere. */
export default function HomePage() {
  const { publicUrl } = useSite()
  return (
    <>
      <PageMeta
        title="Cornicione: la tradizione italiana della pizza a casa tua"
        description="Ricette di pizza con dosi al grammo, tempi e temperature, glossario dell'impasto e pizzerie storiche: tutto quello che serve per fare la pizza a casa come si deve."
        path="/"
        jsonLd={siteJsonLd(publicUrl)}
      />
      <Hero />
      <GeneralSearch />
      <WakesLater>
        <PhotoAnalysisSection />
      </WakesLater>
      <WakesLater>
        <RecipeSearchSection />
      </WakesLater>
      <WakesLater>
        <ClassicRecipesSection />
      </WakesLater>
      <WakesLater>
        <PizzaBoxSection />
      </WakesLater>
      <DoughTeaser />
      <WakesLater>
        <SimpleDoughSection />
      </WakesLater>
      <WakesLater>
        <IngredientFactsSection />
      </WakesLater>
      <WakesLater>
        <ConverterSection />
      </WakesLater>
      <WakesLater>
        <ShoppingListSection />
      </WakesLater>
      <WakesLater>
        <PizzeriasSection />
      </WakesLater>
      <WakesLater>
        <GlossarySection />
      </WakesLater>
      <WakesLater>
        <AppBanner />
      </WakesLater>
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
    target: { '@type': 'EntryPoint', urlTemplate: `${publicUrl}/ricette?cerca={search_term_string}` },
    'query-input': 'required name=search_term_string',
  },
})
