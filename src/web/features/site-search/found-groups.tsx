import { Link } from 'react-router'
import type { SiteSearch, SiteSearchHit } from '#contracts/site-search/site-search.ts'
import { SEARCH_SOURCES } from '#domain/site-search/search-document.ts'
import { RecipePicture } from '../recipe-cards/recipe-picture.tsx'
import { NumberAnswerCard } from './number-answer-card.tsx'

export const FoundGroups = ({ found: { answer, groups }, text }: { found: SiteSearch; text: string }) => (
  <div className="grid gap-9">
    {answer && <NumberAnswerCard answer={answer} />}
    {groups.map(({ source, total, hits }) => (
      <section key={source} aria-labelledby={`gruppo-${source}`}>
        <h2 id={`gruppo-${source}`} className="text-xl">
          {SEARCH_SOURCES[source]}
        </h2>
        <ul className="mt-4 grid gap-3 md:grid-cols-2">
          {hits.map((hit) => (
            <FoundHit key={hit.path} hit={hit} />
          ))}
        </ul>
        {source === 'ricetta' && total > hits.length && (
          <p className="mt-4">
            <Link
              to={`/ricette?${new URLSearchParams({ cerca: text })}`}
              className="inline-block py-1 font-semibold"
            >
              Tutte le ricette trovate
            </Link>
          </p>
        )}
      </section>
    ))}
  </div>
)

const FoundHit = ({ hit: { title, text, path, imageUrl } }: { hit: SiteSearchHit }) => (
  <li>
    <Link
      to={path}
      className="flex h-full gap-4 rounded-md border border-line bg-paper p-4 no-underline transition-shadow hover:shadow-card"
    >
      {imageUrl && (
        <span className="aspect-4/3 w-24 shrink-0 self-start overflow-hidden rounded-sm bg-crust">
          <RecipePicture imageUrl={imageUrl} alt="" sizes="96px" />
        </span>
      )}
      <span className="min-w-0">
        <span className="block font-display text-lg">{title}</span>
        <span className="line-clamp-2 text-sm text-ink-soft">{text}</span>
      </span>
    </Link>
  </li>
)
