import { useSite } from '../api/site-context.ts'
import { ClassicRecipesSection } from '../features/classic-recipes/classic-recipes-section.tsx'
import { PizzaBoxSection } from '../features/collections/pizza-box-section.tsx'
import { ConverterSection } from '../features/converter/converter-section.tsx'
import { GlossarySection } from '../features/glossary/glossary-section.tsx'
import { IngredientFactsSection } from '../features/ingredient-facts/ingredient-facts-section.tsx'
import { PhotoAnalysisSection } from '../features/photo-analysis/photo-analysis-section.tsx'
import { PizzeriasSection } from '../features/pizzerias/pizzerias-section.tsx'
import { RecipeSearchSection } from '../features/recipe-search/recipe-search-section.tsx'
import { ShoppingListSection } from '../features/shopping-list/shopping-list-section.tsx'
import { SimpleDoughSection } from '../features/simple-dough/simple-dough-section.tsx'
import { DeferredHydration } from '../ui/deferred-hydration.tsx'
import { PageMeta } from '../ui/page-meta.tsx'
import { AppBanner } from './app-banner.tsx'
import { DoughTeaser } from './dough-teaser.tsx'
import { GeneralSearch } from './general-search.tsx'
import { Hero } from './hero.tsx'

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
      <DeferredHydration roomPx={{ phone: 770, wide: 670 }}>
        <PhotoAnalysisSection />
      </DeferredHydration>
      <DeferredHydration roomPx={{ phone: 550, wide: 480 }}>
        <RecipeSearchSection />
      </DeferredHydration>
      <DeferredHydration roomPx={{ phone: 2370, wide: 1650 }}>
        <ClassicRecipesSection />
      </DeferredHydration>
      <DeferredHydration roomPx={{ phone: 580, wide: 450, account: 790 }}>
        <PizzaBoxSection />
      </DeferredHydration>
      <DoughTeaser />
      <DeferredHydration roomPx={{ phone: 1430, wide: 840 }}>
        <SimpleDoughSection />
      </DeferredHydration>
      <DeferredHydration roomPx={{ phone: 1870, wide: 980 }}>
        <IngredientFactsSection />
      </DeferredHydration>
      <DeferredHydration roomPx={{ phone: 1710, wide: 880 }}>
        <ConverterSection />
      </DeferredHydration>
      <DeferredHydration roomPx={{ phone: 1550, wide: 880 }}>
        <ShoppingListSection />
      </DeferredHydration>
      <DeferredHydration roomPx={{ phone: 1920, wide: 900 }}>
        <PizzeriasSection />
      </DeferredHydration>
      <DeferredHydration roomPx={{ phone: 2700, wide: 1220 }}>
        <GlossarySection />
      </DeferredHydration>
      <DeferredHydration roomPx={{ phone: 440, wide: 390 }}>
        <AppBanner />
      </DeferredHydration>
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
