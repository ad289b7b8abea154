import { Link } from 'react-router'
import { Badge } from '../../ui/badge.tsx'
import { EmptyState, Spinner } from '../../ui/feedback.tsx'
import { ScrollArea } from '../../ui/scroll-area.tsx'
import { HeartButton } from '../collections/favourites.tsx'
import { StarRating } from '../ratings/star-rating.tsx'
import { RecipePicture } from '../recipe-cards/recipe-picture.tsx'
import { Elsewhere } from '../site-search/elsewhere.tsx'
import type { SearchResult, SearchView } from './use-recipe-search.ts'

const LIST_MAX_HEIGHT_PX = 500

type ShownView = Exclude<SearchView, { state: 'first' }>

export default function SearchResults({ view, hasFilters }: { view: ShownView; hasFilters: boolean }) {
  switch (view.state) {
    case 'loading':
      return (
        <div className="text-center">
          <Spinner text="Ricerca in corso..." />
          <p className="-mt-6 text-ink-soft">Stiamo cercando le migliori ricette per te</p>
        </div>
      )
    case 'nothing':
      return (
        <>
          <Elsewhere text={view.query} hasNoRecipes={!hasFilters} />
          <EmptyState title="Nessuna ricetta trovata">
            <ul className="list-disc pl-5 text-left">
              <li>Controlla che non ci siano errori di battitura</li>
              <li>Usa termini più generici</li>
              <li>Rimuovi i filtri attivi</li>
            </ul>
          </EmptyState>
        </>
      )
    case 'found':
      return (
        <>
          <Elsewhere text={view.query} />
          <h3 className="mb-4 flex items-center gap-3 text-xl">
            Ricette trovate <Badge tone="tomato">{view.results.length}</Badge>
          </h3>
          <ScrollArea label="Ricette trovate" maxHeightPx={LIST_MAX_HEIGHT_PX}>
            <ul className="grid gap-3 pr-3">
              {view.results.map((result) => (
                <ResultItem key={result.id} result={result} />
              ))}
            </ul>
          </ScrollArea>
        </>
      )
  }
}

const ResultItem = ({ result }: { result: SearchResult }) => (
  <li className="relative">
    <Link
      to={result.url}
      className="flex gap-4 rounded-md border border-line bg-paper p-3 pr-16 transition-shadow hover:shadow-card focus-visible:-outline-offset-3"
    >
      <span className="aspect-4/3 w-24 shrink-0 overflow-hidden rounded-sm bg-crust sm:w-32">
        <RecipePicture imageUrl={result.imageUrl} alt="" sizes="128px" />
      </span>
      <span className="min-w-0">
        <span className="block font-display text-lg">{result.name}</span>
        <span className="line-clamp-2 text-sm text-ink-soft">
          {result.description || result.instructions}
        </span>
        <span className="mt-1.5 flex flex-wrap items-center gap-3">
          <Badge>{result.category}</Badge>
          {result.rating !== null && <StarRating rating={result.rating} />}
        </span>
      </span>
    </Link>
    <HeartButton recipe={result} className="absolute top-3 right-3" />
  </li>
)
