import { Link, useLocation } from 'react-router'
import type { Recipe } from '#contracts/recipes/recipe.ts'
import {
  addressOfDoses,
  DOSES_PARAM,
  type Doses,
  type DosesKind,
  dosesIn,
  servingsMade,
  writeDoses,
} from '#domain/recipes/doses/doses.ts'
import { servingsNoun, servingsText } from '#domain/words/servings.ts'
import { DosesField } from './doses-field.tsx'
import type { ChosenDoses } from './use-doses.ts'

const KINDS: readonly DosesKind[] = ['servings', 'flour', 'pans']
const LABELS = { flour: 'Farina che ho, in grammi', pans: 'La mia teglia, in centimetri' } as const

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const nameOf = (kind: DosesKind, unit: string) => {
  if (kind === 'servings') return capital(servingsNoun(2, unit))
  return kind === 'flour' ? 'Ho della farina' : 'La mia teglia'
}
function wordsOf(doses: Doses): string {
  const told = writeDoses(doses)
  if (doses.kind !== 'pans') return `${told} di farina`
  return doses.pans.count === 1 ? `una teglia di ${told}` : told.replace(' x ', ' teglie di ')
}

interface DialProps {
  recipe: Recipe
  doses: ChosenDoses
}

export function DosesDial({ recipe, doses: { doses, factor, choose, change } }: DialProps) {
  const { servings, servingsUnit: unit } = recipe
  const ways = KINDS.flatMap((kind) => dosesIn(recipe, kind, factor) ?? [])
  return (
    <div className="mt-4">
      {ways.length > 1 && (
        <nav aria-label="Come conti le dosi" className="no-print mb-3 flex flex-wrap gap-2">
          {ways.map((way) => (
            <WayLink key={way.kind} recipe={recipe} way={way} isCurrent={way.kind === doses.kind} />
          ))}
        </nav>
      )}
      <DosesField
        key={doses.kind}
        recipe={recipe}
        doses={doses}
        label={doses.kind === 'servings' ? nameOf('servings', unit) : LABELS[doses.kind]}
        onChoose={choose}
        onChange={change}
      />
      <div className="mt-2 flex min-h-11 flex-wrap items-center gap-x-4 print:mt-0 print:min-h-0">
        <p aria-live="polite">
          Dosi per {doses.kind !== 'servings' && `${wordsOf(doses)}: `}
          <strong className="font-semibold">
            {servingsText(servingsMade(recipe, { doses, factor }), unit)}
          </strong>
        </p>
        {factor !== 1 && (
          <button
            type="button"
            className="no-print link-quiet py-2 text-sm"
            onClick={() => choose({ kind: 'servings', servings })}
          >
            Torna a {servings}
          </button>
        )}
      </div>
    </div>
  )
}

function WayLink({ recipe, way, isCurrent }: { recipe: Recipe; way: Doses; isCurrent: boolean }) {
  const { pathname, state } = useLocation()
  const address = addressOfDoses(recipe, way)
  return (
    <Link
      to={address ? `${pathname}?${DOSES_PARAM}=${address}` : pathname}
      replace
      state={state}
      preventScrollReset
      aria-current={isCurrent ? 'true' : undefined}
      className="inline-flex min-h-11 items-center rounded-full border border-line bg-paper px-4 text-sm font-semibold text-ink no-underline hover:border-ink-soft aria-current:border-basil-fill aria-current:bg-basil-fill aria-current:text-on-fill"
    >
      {nameOf(way.kind, recipe.servingsUnit)}
    </Link>
  )
}
