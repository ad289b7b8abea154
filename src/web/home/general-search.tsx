import { Search } from 'lucide-react'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { nowOnTable } from '#domain/recipe-list/now-on-table.ts'
import { Button } from '../ui/button.tsx'
import { Chip } from '../ui/chip.tsx'
import { Field } from '../ui/field.tsx'
import { toast } from '../ui/toast-store.ts'
import { useClock } from '../ui/use-clock.ts'
import { useTypedBefore } from '../ui/use-typed-before.ts'

interface Filter {
  label: string
  facet: 'categoria' | 'difficolta' | 'entro' | 'stagione'
  token: string
}

/** What the search of recipes further down does not offer. */
const FILTERS: readonly Filter[] = [
  { label: 'Facile', facet: 'difficolta', token: 'facile' },
  { label: 'In teglia', facet: 'categoria', token: 'Teglia' },
]

const isSame = (one: Filter) => (other: Filter) => one.facet === other.facet && one.token === other.token

/** What suits this hour and this season. The page is cached, so both are the browser's. */
function useNowFilters(): readonly Filter[] {
  const nowMs = useClock(null)
  const now = nowMs === null ? null : new Date(nowMs)
  const { readyH, isTonight, season } = nowOnTable(now?.getHours() ?? 17, now?.getMonth() ?? 0)
  return [
    { label: isTonight ? 'Per stasera' : 'Per domani', facet: 'entro', token: String(readyH) },
    { label: 'Di stagione', facet: 'stagione', token: season },
  ]
}

/** The address of the list, in its order of filters. */
function listOf(text: string, chosen: readonly Filter[]): string {
  const asked = (['categoria', 'difficolta', 'entro', 'stagione'] as const).flatMap((facet) => {
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

  const filters = [...useNowFilters(), ...FILTERS]
  const isChosen = (filter: Filter) => chosen.some(isSame(filter))
  const toggle = (filter: Filter) =>
    setChosen(isChosen(filter) ? chosen.filter((other) => !isSame(filter)(other)) : [...chosen, filter])

  const search = () => {
    if (!query.trim() && chosen.length === 0) {
      toast({ title: 'Ricerca vuota', description: 'Inserisci un termine di ricerca', tone: 'destructive' })
      return
    }
    const searched = query.trim() && `Ricerca: «${query.trim()}». `
    const told = chosen.map(({ label }) => label).join(', ') || 'nessuno'
    toast({ title: 'Ricerca avviata', description: `${searched}Filtri: ${told}.` })
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
            {filters.map((filter) => (
              <Chip key={filter.facet + filter.token} isOn={isChosen(filter)} onToggle={() => toggle(filter)}>
                {filter.label}
              </Chip>
            ))}
          </div>
        </fieldset>
      </form>
    </search>
  )
}
