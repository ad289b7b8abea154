import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useState } from 'react'
import type { RecipeCard } from '#contracts/recipes/recipe.ts'
import { RECIPES_NAME } from '#domain/pizza-night/evening-address.ts'
import { ALL_RECIPES, CHOSEN_RECIPES } from '#domain/pizza-night/evening-draft.ts'
import { EVENING_LIMITS } from '#domain/pizza-night/evening-fields.ts'
import { useQueries } from '../../api/queries-context.ts'
import { collectionsQuery } from '../../api/reader-queries.ts'
import { recipeCardsQuery } from '../../api/recipe-queries.ts'
import { useSession } from '../../api/session.ts'
import { Field } from '../../ui/field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { useIsBrowser } from '../../ui/use-is-browser.ts'
import type { EveningState } from './use-evening.ts'

const SHOWN = 6

export function RecipeSource({ evening, isOpen }: { evening: EveningState; isOpen: boolean }) {
  const { draft, change, errors } = evening
  const { state } = useSession()
  const isAsked = isOpen && state === 'user'
  const { data } = useQuery({ ...collectionsQuery(useQueries().api), enabled: isAsked })
  const collections = (isAsked && data) || []
  const options = [
    { value: ALL_RECIPES, label: 'Tutte le ricette' },
    ...collections
      .filter(({ id, recipeIds }) => recipeIds.length > 0 || id === draft.from)
      .map(({ id, name }) => ({ value: id, label: name })),
    { value: CHOSEN_RECIPES, label: 'Quelle che scelgo io' },
  ]
  if (options.every(({ value }) => value !== draft.from))
    options.push({ value: draft.from, label: 'Una tua collezione' })
  return (
    <>
      <SelectField
        label="Da quali ricette"
        value={draft.from}
        options={options}
        error={errors.recipes ?? errors.recipeIds}
        hint={
          state === 'anonymous' ? 'Con un account anche dai Preferiti e dalle tue collezioni.' : undefined
        }
        onChange={(from) => change({ from })}
      />
      {draft.from === CHOSEN_RECIPES && (
        <>
          <input type="hidden" name={RECIPES_NAME} value={draft.recipes.join('.')} />
          {isOpen && <ChosenRecipes evening={evening} />}
        </>
      )}
    </>
  )
}

const plain = (text: string) => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')

function ChosenRecipes({ evening: { draft, change } }: { evening: EveningState }) {
  const { api } = useQueries()
  const isBrowser = useIsBrowser()
  const { data, isError } = useQuery({ ...recipeCardsQuery(api), enabled: isBrowser })
  const cards = isBrowser ? data : undefined
  const [words, setWords] = useState('')
  const wanted = plain(words).split(/\s+/).filter(Boolean)
  const found =
    wanted.length === 0
      ? []
      : (cards ?? [])
          .filter(({ id, name }) => {
            const said = plain(name)
            return !draft.recipes.includes(id) && wanted.every((word) => said.includes(word))
          })
          .slice(0, SHOWN)
  const cardOf = (id: number) => cards?.find((card) => card.id === id)
  const nameOf = (id: number) => cardOf(id)?.name ?? `Ricetta ${id}`
  return (
    <div className="space-y-3">
      {draft.recipes.length > 0 && (
        <ul aria-label="Ricette scelte" className="space-y-2">
          {draft.recipes.map((id) => (
            <li key={id} className="flex items-center justify-between gap-3 rounded-md bg-crust pl-4">
              <span className="py-2">
                {nameOf(id)}
                {cardOf(id)?.leftOut && (
                  <span className="block text-sm text-ink-soft">Resta fuori: {cardOf(id)?.leftOut}.</span>
                )}
              </span>
              <button
                type="button"
                aria-label={`Togli ${nameOf(id)}`}
                className="flex size-11 shrink-0 items-center justify-center rounded-md hover:bg-flour"
                onClick={() => change({ recipes: draft.recipes.filter((one) => one !== id) })}
              >
                <X className="size-4" aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
      <Field
        className="noscript:hidden"
        label="Cerca una ricetta"
        type="search"
        placeholder="marinara, zucchine..."
        value={words}
        autoComplete="off"
        hint={isError ? 'Non siamo riusciti a caricare le ricette: riprova tra poco.' : undefined}
        onChange={({ target }) => setWords(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          const [first] = found
          if (first) take(first.id)
        }}
      />
      <p aria-live="polite" className="sr-only">
        {wanted.length > 0 && cards && (found.length === 1 ? 'Una ricetta' : `${found.length} ricette`)}
      </p>
      {wanted.length > 0 && cards && found.length === 0 && (
        <p className="text-sm text-ink-soft">Nessuna ricetta con queste parole.</p>
      )}
      {found.length > 0 && (
        <FoundRecipes found={found} isFull={draft.recipes.length >= EVENING_LIMITS.recipes} onTake={take} />
      )}
    </div>
  )

  function take(id: number) {
    change({ recipes: [...draft.recipes, id] })
    setWords('')
  }
}

interface FoundRecipesProps {
  found: readonly Pick<RecipeCard, 'id' | 'name' | 'leftOut'>[]
  isFull: boolean
  onTake: (id: number) => void
}

const FoundRecipes = ({ found, isFull, onTake }: FoundRecipesProps) => (
  <ul aria-label="Ricette trovate" className="divide-y divide-line rounded-md border border-line">
    {found.map(({ id, name, leftOut }) => (
      <li key={id}>
        <button
          type="button"
          disabled={leftOut !== null || isFull}
          onClick={() => onTake(id)}
          className="flex min-h-11 w-full flex-col justify-center px-4 py-2 text-left enabled:hover:bg-crust"
        >
          <span className={leftOut === null ? 'font-semibold' : 'text-ink-soft'}>{name}</span>
          {leftOut !== null && <span className="text-sm text-ink-soft">Resta fuori: {leftOut}.</span>}
        </button>
      </li>
    ))}
  </ul>
)
