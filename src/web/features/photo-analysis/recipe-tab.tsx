import { Clock } from 'lucide-react'
import { Link } from 'react-router'
import { shortDuration, spokenDuration } from '#domain/recipes/duration.ts'
import { DifficultyBadge } from '../../ui/badge.tsx'
import { Titled } from '../../ui/titled.tsx'
import { isIdentified, type ShownAnalysis } from './result-words.ts'

const listed = new Intl.ListFormat('it')

const sameAs = (names: readonly string[]): string =>
  names.length === 0 ? '' : ` Potrebbe essere anche ${listed.format(names)}: i colori sono gli stessi.`

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
              <Clock className="size-4" aria-hidden />
              <span role="img" aria-label={spokenDuration(preparationTime)}>
                {shortDuration(preparationTime)}
              </span>
            </span>
          </p>
        )}
        <p className="mt-3">{description}</p>
      </div>
      <WhatIsOnIt analysis={analysis} />
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

function WhatIsOnIt({ analysis }: { analysis: ShownAnalysis }) {
  const { type, notSure, colours = [] } = analysis
  if (isIdentified(analysis) || (type !== 'pizza' && !notSure)) return null
  const foods = [...new Set(colours.flatMap(({ foods: ofColour }) => ofColour))]
  return (
    <section aria-labelledby="che-cosa-c-e">
      <h4 id="che-cosa-c-e" className="mb-2 font-semibold">
        {foods.length > 0 ? "Che cosa c'è sopra?" : 'La conosci?'}
      </h4>
      {foods.length > 0 ? (
        <p>
          Nella foto vediamo {listed.format(colours.map(({ colour }) => colour))}. Tocca ciò che riconosci e
          cerchiamo le ricette:
        </p>
      ) : (
        <p>
          Cercala per nome o per ingrediente <Link to="/ricette">nel ricettario</Link>.
        </p>
      )}
      <ul className="mt-3 flex flex-wrap gap-2">
        {foods.map((food) => (
          <li key={food}>
            <Link
              to={`/ricette?cerca=${encodeURIComponent(food)}`}
              className="inline-flex min-h-11 items-center rounded-full border border-line bg-paper px-4"
            >
              {food}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Recommended({ analysis: { type, suggestions, candidates = [] } }: { analysis: ShownAnalysis }) {
  if (suggestions.recommendedPizzas.length === 0) return null
  return (
    <Titled as="h4" id="pizze-consigliate" title="Pizze consigliate" look="mb-2 font-semibold">
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
                    ? `Stessi colori: ${listed.format(found.reasons)}. Probabilità: ${Math.round(found.likelihood * 100)}%.${sameAs(found.lookAlikes)}`
                    : `Con ${listed.format(found.reasons)}.`}
                </span>
              )}
            </li>
          )
        })}
      </ul>
    </Titled>
  )
}
