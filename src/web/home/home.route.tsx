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
import { WakesLater } from '../ui/deferred-hydration.tsx'
import { PageMeta } from '../ui/page-meta.tsx'
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
      <WakesLater roomPx={{ phone: 770, wide: 670 }}>
        <PhotoAnalysisSection />
      </WakesLater>
      <WakesLater roomPx={{ phone: 550, wide: 480 }}>
        <RecipeSearchSection />
      </WakesLater>
      <WakesLater roomPx={{ phone: 2370, wide: 1650 }}>
        <ClassicRecipesSection />
      </WakesLater>
      <WakesLater roomPx={{ phone: 580, wide: 450, account: 790 }}>
        <PizzaBoxSection />
      </WakesLater>
      <DoughTeaser />
      <WakesLater roomPx={{ phone: 1430, wide: 840 }}>
        <SimpleDoughSection />
      </WakesLater>
      <WakesLater roomPx={{ phone: 1870, wide: 980 }}>
        <IngredientFactsSection />
      </WakesLater>
      <WakesLater roomPx={{ phone: 1710, wide: 880 }}>
        <ConverterSection />
      </WakesLater>
      <WakesLater roomPx={{ phone: 1550, wide: 880 }}>
        <ShoppingListSection />
      </WakesLater>
      <WakesLater roomPx={{ phone: 1920, wide: 900 }}>
        <PizzeriasSection />
      </WakesLater>
      <WakesLater roomPx={{ phone: 2700, wide: 1220 }}>
        <GlossarySection />
      </WakesLater>
      <WakesLater roomPx={{ phone: 440, wide: 390 }}>
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
    target: { '@type': 'EntryPoint', urlTemplate: `${publicUrl}/cerca?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  },
})
