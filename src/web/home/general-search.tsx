import { Search } from 'lucide-react'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '../ui/button.tsx'
import { Chip } from '../ui/chip.tsx'
import { Field } from '../ui/field.tsx'
import { toast } from '../ui/toast-store.ts'
import { useTypedBefore } from '../ui/use-typed-before.ts'

/** A filter narrows the list by one parameter of its address; two filters of one parameter exclude each other. */
const FILTERS = [
  { label: 'Facile', param: 'difficolta', value: 'facile' },
  { label: 'Vegana', param: 'categoria', value: 'Vegana' },
  { label: 'Senza glutine', param: 'categoria', value: 'Senza Glutine' },
  { label: 'In teglia', param: 'categoria', value: 'Teglia' },
] as const
type Filter = (typeof FILTERS)[number]

/** Says what it looks for, then opens the recipe list with it. */
export function GeneralSearch() {
  const navigate = useNavigate()
  const [query, setQuery] = useState('')
  const [chosen, setChosen] = useState<readonly Filter[]>([])

  const form = useRef<HTMLFormElement>(null)
  useTypedBefore(form, ({ cerca }) => cerca !== undefined && setQuery(cerca))

  const toggle = (filter: Filter) =>
    setChosen(
      chosen.includes(filter)
        ? chosen.filter((other) => other !== filter)
        : [...chosen.filter(({ param }) => param !== filter.param), filter],
    )

  const search = () => {
    if (!query.trim() && chosen.length === 0) {
      toast({ title: 'Ricerca vuota', description: 'Inserisci un termine di ricerca', tone: 'destructive' })
      return
    }
    const searched = query.trim() && `Ricerca: «${query.trim()}». `
    const filters = chosen.map(({ label }) => label).join(', ') || 'nessuno'
    toast({ title: 'Ricerca avviata', description: `${searched}Filtri: ${filters}.` })
    const address = new URLSearchParams(chosen.map(({ param, value }) => [param, value]))
    if (query.trim()) address.set('cerca', query.trim())
    void navigate(`/ricette?${address}`)
  }

  return (
    <search className="wrap relative z-10 -mt-14 block">
      <form
        ref={form}
        action="/ricette"
        method="get"
        className="rounded-lg border border-line bg-paper p-4 shadow-lift sm:p-5"
        onSubmit={(event) => {
          event.preventDefault()
          search()
        }}
      >
        <div className="flex flex-col gap-3 sm:flex-row">
          <Field
            label="Cerca in tutto il sito"
            labelHidden
            type="search"
            name="cerca"
            placeholder="Che pizza hai in mente?"
            icon={<Search className="size-5" aria-hidden />}
            value={query}
            onChange={(event) => setQuery(event.target.value)}
            className="flex-1"
          />
          <Button type="submit" className="min-h-12">
            Trova la pizza
          </Button>
        </div>
        <fieldset className="mt-3 flex flex-wrap gap-2">
          <legend className="sr-only">Filtri della ricerca</legend>
          {FILTERS.map((filter) => (
            <Chip key={filter.label} isOn={chosen.includes(filter)} onToggle={() => toggle(filter)}>
              {filter.label}
            </Chip>
          ))}
        </fieldset>
      </form>
    </search>
  )
}
