import { Clock } from 'lucide-react'
import { Link } from 'react-router'
import { spokenDuration } from '#domain/recipe/duration.ts'
import { DifficultyBadge } from '../../ui/badge.tsx'
import type { ShownAnalysis } from './promised-answer.ts'

const listed = new Intl.ListFormat('it')

export function RecipeTab({ analysis }: { analysis: ShownAnalysis }) {
  const { name, difficulty, preparationTime, description, instructions } = analysis.recipe
  const hasRecipe = instructions.length > 0 || preparationTime > 0
  return (
    <div className="grid gap-5">
      <div>
        <h3 className="text-xl">{name}</h3>
        {hasRecipe && (
          <p className="mt-2 flex flex-wrap items-center gap-3 text-sm">
            <DifficultyBadge difficulty={difficulty} />
            <span className="flex items-center gap-1.5">
              <Clock className="size-4" aria-hidden /> {spokenDuration(preparationTime)}
            </span>
          </p>
        )}
        <p className="mt-3">{description}</p>
      </div>
      <Recommended analysis={analysis} />
      {instructions.length > 0 && (
        <section aria-labelledby="procedimento-foto">
          <h4 id="procedimento-foto" className="mb-2 font-semibold">
            {analysis.base ? 'Impasto e cottura' : 'Procedimento'}
            {analysis.base && (
              <>
                {' '}
                della base: <Link to={`/ricette/${analysis.base.id}`}>{analysis.base.name}</Link>
              </>
            )}
          </h4>
          <ol className="grid list-decimal gap-3 pl-5">
            {instructions.map((step, index) => (
              <li key={index}>{step}</li>
            ))}
          </ol>
        </section>
      )}
    </div>
  )
}

/** Recommended pizzas; those that the catalogue has are links, with what speaks for them. */
function Recommended({ analysis: { type, suggestions, candidates = [] } }: { analysis: ShownAnalysis }) {
  if (suggestions.recommendedPizzas.length === 0) return null
  return (
    <section aria-labelledby="pizze-consigliate">
      <h4 id="pizze-consigliate" className="mb-2 font-semibold">
        Pizze consigliate
      </h4>
      <ul className="grid gap-2">
        {suggestions.recommendedPizzas.map((pizza) => {
          const found = candidates.find(({ name }) => name === pizza)
          return (
            <li key={pizza} className="rounded-md border border-line bg-paper px-4 py-2.5">
              {found ? (
                <Link to={`/ricette/${found.id}`} className="font-semibold">
                  {pizza}
                </Link>
              ) : (
                <span className="font-semibold">{pizza}</span>
              )}
              {found && found.reasons.length > 0 && (
                <span className="block text-sm text-ink-soft">
                  {type === 'pizza'
                    ? `Stessi colori: ${listed.format(found.reasons)}. Probabilità: ${Math.round(found.likelihood * 100)}%.`
                    : `Con ${listed.format(found.reasons)}.`}
                </span>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
