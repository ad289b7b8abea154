import { Search } from 'lucide-react'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '../ui/button.tsx'
import { Chip } from '../ui/chip.tsx'
import { Field } from '../ui/field.tsx'
import { toast } from '../ui/toast-store.ts'
import { useTypedBefore } from '../ui/use-typed-before.ts'

const FILTERS = [
  { label: 'Facile', facet: 'difficolta', token: 'facile' },
  { label: 'Vegana', facet: 'dieta', token: 'vegana' },
  { label: 'Senza glutine', facet: 'dieta', token: 'senza-glutine' },
  { label: 'In teglia', facet: 'categoria', token: 'Teglia' },
] as const
type Filter = (typeof FILTERS)[number]

/** The address of the list, in its order of filters. */
function listOf(text: string, chosen: readonly Filter[]): string {
  const asked = (['categoria', 'difficolta', 'dieta'] as const).flatMap((facet) => {
    const tokens = chosen.filter((filter) => filter.facet === facet).map(({ token }) => token)
    return tokens.length > 0 ? [`${facet}=${tokens.join()}`] : []
  })
  const query = [...(text ? [`${new URLSearchParams({ cerca: text })}`] : []), ...asked].join('&')
  return query ? `/ricette?${query}` : '/ricette'
}

export function GeneralSearch() {
  const navigate = useNavigate()
  const [query, setQuery] = useState('')
  const [chosen, setChosen] = useState<readonly Filter[]>([])

  const form = useRef<HTMLFormElement>(null)
  useTypedBefore(form, ({ cerca }) => cerca !== undefined && setQuery(cerca))

  const toggle = (filter: Filter) =>
    setChosen(chosen.includes(filter) ? chosen.filter((other) => other !== filter) : [...chosen, filter])

  const search = () => {
    if (!query.trim() && chosen.length === 0) {
      toast({ title: 'Ricerca vuota', description: 'Inserisci un termine di ricerca', tone: 'destructive' })
      return
    }
    const searched = query.trim() && `Ricerca: «${query.trim()}». `
    const filters = chosen.map(({ label }) => label).join(', ') || 'nessuno'
    toast({ title: 'Ricerca avviata', description: `${searched}Filtri: ${filters}.` })
    void navigate(listOf(query.trim(), chosen))
  }

  return (
    <search className="wrap relative z-10 -mt-14 block">
      <form
        ref={form}
        action="/ricette"
        method="get"
        className="rounded-lg border border-line bg-paper px-4 py-3 shadow-lift"
        onSubmit={(event) => {
          event.preventDefault()
          search()
        }}
      >
        <div className="flex gap-2">
          <Field
            label="Che pizza vuoi?"
            labelHidden
            type="search"
            name="cerca"
            placeholder="Che pizza vuoi?"
            icon={<Search className="size-5" aria-hidden />}
            value={query}
            onChange={(event) => setQuery(event.target.value)}
            className="flex-1"
          />
          <Button type="submit" look="secondary" className="min-h-12" aria-label="Trova la pizza">
            Trova<span className="-ml-1 max-sm:hidden">la pizza</span>
          </Button>
        </div>
        <fieldset className="min-w-0">
          <legend className="sr-only">Filtri della ricerca</legend>
          <div className="facet-row mt-2!">
            {FILTERS.map((filter) => (
              <Chip key={filter.label} isOn={chosen.includes(filter)} onToggle={() => toggle(filter)}>
                {filter.label}
              </Chip>
            ))}
          </div>
        </fieldset>
      </form>
    </search>
  )
}
