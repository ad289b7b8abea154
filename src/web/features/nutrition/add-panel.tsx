import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Check, ClipboardPaste, Plus, Search } from 'lucide-react'
import { memo, startTransition, useEffect, useId, useState } from 'react'
import type { NutritionCategory, NutritionIngredient } from '#contracts/nutrition/nutrition.ts'
import { FOOD_CATEGORIES } from '#domain/ingredients/food.ts'
import { useQueries } from '../../api/queries-context.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton, SkeletonRows } from '../../ui/feedback.tsx'
import { Field } from '../../ui/field.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { ScrollArea } from '../../ui/scroll-area.tsx'
import { Select } from '../../ui/select.tsx'
import { toast } from '../../ui/toast-store.ts'
import { useCountedSearch } from '../site-search/use-counted-search.ts'
import { nutritionIngredientsQuery } from './nutrition-queries.ts'
import { newLine, withLines } from './recipe-form.ts'
import type { Nutrition } from './use-nutrition.ts'

const LIST_HEIGHT_PX = 420
const TYPING_PAUSE_MS = 200
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const categories = (['tutti', ...FOOD_CATEGORIES] as const).map((value) => ({ value, label: capital(value) }))

function usePaused(text: string): string {
  const [paused, setPaused] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), TYPING_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return paused
}

export function AddPanel({ nutrition, onAdd }: { nutrition: Nutrition; onAdd: () => void }) {
  const [category, setCategory] = useState<NutritionCategory>('tutti')
  const [search, setSearch] = useState('')
  const asked = usePaused(search.trim())
  const { data, isError, error, isPlaceholderData, refetch } = useQuery({
    ...nutritionIngredientsQuery(useQueries().api, category, asked),
    placeholderData: keepPreviousData,
  })
  const count = isPlaceholderData || asked !== search.trim() ? undefined : data?.length
  // An empty result in one category is not counted, because another category may have results.
  const isTelling = count !== undefined && (count > 0 || category === 'tutti')
  useCountedSearch(asked, isTelling ? count > 0 : undefined)
  const choose = (name: string) =>
    setCategory(categories.find(({ value }) => value === name)?.value ?? 'tutti')
  const add = (ingredient: NutritionIngredient) => {
    onAdd()
    nutrition.setLines((lines) => withLines(lines, [newLine(ingredient)]))
  }
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="grid gap-3 sm:grid-cols-[1fr_12rem]">
        <Field
          label="Cerca un ingrediente"
          type="search"
          autoComplete="off"
          maxLength={100}
          placeholder="mozzarella, funghi, olio…"
          icon={<Search className="size-4" aria-hidden />}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <Select label="Categoria" value={category} options={categories} onChange={choose} />
      </div>
      {isError ? (
        <LoadError
          failure={error}
          title="Errore nel caricamento ingredienti"
          room="min-h-[28.65rem]"
          onRetry={() => void refetch()}
        />
      ) : data ? (
        <Found ingredients={data} chosen={new Set(nutrition.lines.map(({ id }) => id))} onAdd={add} />
      ) : (
        <FoundSkeleton />
      )}
      <PasteRecipe nutrition={nutrition} onPasted={onAdd} />
    </div>
  )
}

interface FoundProps {
  ingredients: NutritionIngredient[]
  chosen: ReadonlySet<string>
  onAdd: (ingredient: NutritionIngredient) => void
}

/** As many as the list's height shows, and some. Hundreds at once would block the first tap on a phone. */
const FIRST_ROWS = 12

function Found({ ingredients, chosen, onAdd }: FoundProps) {
  const [count, setCount] = useState(FIRST_ROWS)
  useEffect(() => {
    if (count < ingredients.length) startTransition(() => setCount(ingredients.length))
  }, [count, ingredients.length])
  return (
    <>
      <p aria-live="polite" className="text-sm text-ink-soft">
        {ingredients.length === 0
          ? 'Nessun ingrediente trovato: prova con un altro nome.'
          : `${ingredients.length} ${ingredients.length === 1 ? 'ingrediente' : 'ingredienti'}, valori per 100 g`}
      </p>
      {ingredients.length > 0 && (
        <ScrollArea label="Ingredienti" maxHeightPx={LIST_HEIGHT_PX}>
          <ul>
            {ingredients.slice(0, count).map((ingredient) => (
              <FoundRow
                key={ingredient.id}
                ingredient={ingredient}
                isChosen={chosen.has(ingredient.id)}
                onAdd={onAdd}
              />
            ))}
          </ul>
        </ScrollArea>
      )}
    </>
  )
}

interface FoundRowProps {
  ingredient: NutritionIngredient
  isChosen: boolean
  onAdd: (ingredient: NutritionIngredient) => void
}

const FoundRow = memo(({ ingredient, isChosen, onAdd }: FoundRowProps) => (
  <li className="flex items-center justify-between gap-3 border-b border-line py-2 pr-3 [contain-intrinsic-block-size:auto_4.25rem] [content-visibility:auto]">
    <IngredientFacts ingredient={ingredient} />
    {isChosen ? (
      <span className="inline-flex min-h-11 shrink-0 items-center gap-1.5 px-3 text-sm font-semibold text-basil">
        <Check className="size-4" aria-hidden /> <span className="max-sm:sr-only">Aggiunto</span>
      </span>
    ) : (
      <Button look="secondary" aria-label={`Aggiungi ${ingredient.name}`} onClick={() => onAdd(ingredient)}>
        <Plus className="size-4" aria-hidden /> <span className="max-sm:sr-only">Aggiungi</span>
      </Button>
    )}
  </li>
))

const FoundSkeleton = () => (
  <>
    <Skeleton className="h-[1.4rem] w-52" />
    <div className="overflow-hidden" style={{ height: LIST_HEIGHT_PX }}>
      <SkeletonRows text="Caricamento ingredienti..." count={7} row="h-13" />
    </div>
  </>
)

function IngredientFacts({ ingredient }: { ingredient: NutritionIngredient }) {
  const { name, per_100g, allergens, estimate, source } = ingredient
  return (
    <div className="min-w-0">
      <p className="font-semibold">
        {name}
        {estimate && ' '}
        {estimate && <span className="ml-1 text-sm font-normal text-ink-soft">stima: {estimate}</span>}
      </p>
      <p className="text-sm text-ink-soft">
        {Math.round(per_100g.kcal)} kcal
        {allergens.length > 0 && ` · contiene ${allergens.join(', ')}`}
        {` · ${source.database}${source.code ? ` ${source.code}` : ''}`}
      </p>
    </div>
  )
}

const MAX_LENGTH = 8000

function PasteRecipe({ nutrition, onPasted }: { nutrition: Nutrition; onPasted: () => void }) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const [text, setText] = useState('')
  async function read() {
    onPasted()
    const count = await nutrition.paste(text)
    toast({
      title: count === 1 ? '1 ingrediente letto' : `${count} ingredienti letti`,
      description: 'Controlla pesi e nomi tra gli ingredienti selezionati.',
    })
    setText('')
    setOpen(false)
  }
  return (
    <div className="border-t border-line pt-4">
      <Button look="quiet" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        <ClipboardPaste className="size-4" aria-hidden /> Incolla una lista di ingredienti
      </Button>
      <div id={id} hidden={!isOpen} className="mt-3">
        <label htmlFor={`${id}-testo`} className="mb-1.5 block text-sm font-semibold">
          Un ingrediente per riga
        </label>
        <textarea
          id={`${id}-testo`}
          rows={6}
          maxLength={MAX_LENGTH}
          value={text}
          onChange={(event) => setText(event.target.value)}
          placeholder={"500 g di farina 00\nfior di latte: 300 g\n2 spicchi d'aglio\nsale q.b."}
          className="w-full rounded-md border border-line bg-paper px-4 py-3 placeholder:text-ink-soft"
        />
        <Button className="mt-2" disabled={text.trim() === ''} onClick={() => void read()}>
          Leggi gli ingredienti
        </Button>
      </div>
    </div>
  )
}
