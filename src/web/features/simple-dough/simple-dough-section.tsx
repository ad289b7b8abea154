import { useEffect, useMemo, useRef, useState } from 'react'
import {
  readSavedSimpleRecipes,
  SAVED_SIMPLE_RECIPES_KEY,
  type SavedSimpleRecipe,
  withSimpleRecipes,
} from '#domain/dough/simple/saved-simple-recipes.ts'
import { storedText } from '../../ui/stored-text.ts'
import { Card, Section, SectionLink } from '../../ui/surfaces.tsx'
import { toast, toastError } from '../../ui/toast-store.ts'
import { useTypedBefore } from '../../ui/use-typed-before.ts'
import { DoughTabs } from './dough-tabs.tsx'
import { SavedList } from './saved-list.tsx'
import { useSimpleDough } from './use-simple-dough.ts'

const sayNotKept = () =>
  toastError('Questo browser non permette di conservare ricette: copia le dosi o esporta il PDF.')

export const SimpleDoughSection = () => (
  <Section
    id="calcolatore"
    title="Calcolatore di Impasto"
    tag="regola semplice"
    aside={<SectionLink to="/calcolatore-impasto">Calcolatore completo</SectionLink>}
    tinted
  >
    <SimpleDoughCalculator />
  </Section>
)

function SimpleDoughCalculator() {
  const dough = useSimpleDough()
  const saved = useSavedRecipes()
  const [isExpert, setExpert] = useState(false)
  const frame = useRef<HTMLDivElement>(null)
  useTypedBefore(frame, (typed) => {
    dough.adopt(typed)
    if (typed[MODE_NAME]) setExpert(typed[MODE_NAME] === EXPERT)
  })
  const selectedId = dough.calculated?.savedId ?? null

  const save = (name: string) => {
    if (!dough.calculated) return false
    const now = new Date()
    const { params, result } = dough.calculated
    const recipe = { id: String(now.getTime()), name, params, result, date: now.toISOString() }
    if (!saved.change((recipes) => [recipe, ...recipes])) {
      sayNotKept()
      return false
    }
    dough.setSavedId(recipe.id)
    toast({ title: 'Ricetta salvata', description: `«${name}» è tra le tue ricette.` })
    return true
  }
  const load = (recipe: SavedSimpleRecipe) => {
    dough.open(recipe)
    toast({ title: 'Ricetta caricata', description: `Ecco i parametri e il risultato di «${recipe.name}».` })
  }
  const remove = (recipe: SavedSimpleRecipe) => {
    const restore = () => {
      if (!saved.change((recipes) => [recipe, ...recipes])) sayNotKept()
    }
    if (!saved.change((recipes) => recipes.filter(({ id }) => id !== recipe.id))) return sayNotKept()
    if (recipe.id === selectedId) dough.forget()
    return toast({
      title: 'Ricetta eliminata',
      description: `«${recipe.name}» non è più tra le tue ricette.`,
      action: { label: 'Annulla', onSelect: restore },
    })
  }

  return (
    <>
      <noscript>
        <p>
          Questo calcolatore ha bisogno di JavaScript.{' '}
          <a href="/calcolatore-impasto" className="link-quiet">
            Quello completo fa i conti anche senza
          </a>
          .
        </p>
      </noscript>
      <div
        ref={frame}
        className="grid grid-cols-1 items-start gap-x-6 gap-y-4 lg:grid-cols-[17rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr] noscript:hidden"
      >
        <ModeToggle isExpert={isExpert} onChange={setExpert} />
        <Card className="px-4 pt-2 pb-4 sm:px-6 sm:pt-4 sm:pb-5 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <DoughTabs dough={dough} isExpert={isExpert} onSave={save} />
        </Card>
        <SavedList recipes={saved.recipes} selectedId={selectedId} onLoad={load} onDelete={remove} />
      </div>
    </>
  )
}

const MODE_NAME = 'modalita-impasto'
const EXPERT = 'Esperto'
const MODES = [
  { isExpert: false, label: 'Principiante' },
  { isExpert: true, label: EXPERT },
]

const ModeToggle = ({ isExpert, onChange }: { isExpert: boolean; onChange: (isExpert: boolean) => void }) => (
  <fieldset className="flex justify-self-start rounded-full border border-line bg-paper p-1">
    <legend className="sr-only">Modalità</legend>
    {MODES.map((mode) => (
      <label
        key={mode.label}
        className="flex min-h-11 cursor-pointer items-center rounded-full px-4 text-sm font-semibold text-ink-soft has-checked:bg-basil-fill has-checked:text-on-fill has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus"
      >
        <input
          type="radio"
          name={MODE_NAME}
          value={mode.label}
          checked={mode.isExpert === isExpert}
          onChange={() => onChange(mode.isExpert)}
          className="sr-only"
        />
        {mode.label}
      </label>
    ))}
  </fieldset>
)

const stored = storedText(SAVED_SIMPLE_RECIPES_KEY)

/** Changes the currently stored recipes, because another tab may have changed them. Returns false if the
 * stored text cannot be changed, or if the browser's storage is full or forbidden. */
function change(next: (recipes: SavedSimpleRecipe[]) => SavedSimpleRecipe[]): boolean {
  const text = stored.read()
  const changed = withSimpleRecipes(text, next(readSavedSimpleRecipes(text).recipes))
  return changed !== undefined && stored.write(changed)
}

function useSavedRecipes() {
  const text = stored.use()
  const { recipes, isDamaged } = useMemo(() => readSavedSimpleRecipes(text), [text])
  useEffect(() => {
    if (isDamaged) console.warn(`${SAVED_SIMPLE_RECIPES_KEY}: some saved recipes cannot be read`)
  }, [isDamaged])
  return { recipes, change }
}
