import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { Pizzeria } from '#contracts/pizzerias/pizzeria.ts'
import { useQueries } from '../../api/queries-context.ts'
import { EmptyState, Skeleton } from '../../ui/feedback.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { Section, SectionLink } from '../../ui/surfaces.tsx'
import { firstPizzeriasQuery, pizzeriasQuery } from './pizzerias.loader.ts'

const LOADING_ITEMS = 3

const grid = 'grid gap-x-8 gap-y-4 sm:grid-cols-2 lg:grid-cols-3'

export const PizzeriasSection = () => (
  <Section
    id="pizzerie"
    tinted
    title="Pizzerie storiche"
    aside={<SectionLink to="/pizzerie">Tutte le pizzerie</SectionLink>}
  >
    <FirstPizzerias />
  </Section>
)

const FirstPizzerias = () => <Pizzerias found={useQuery(firstPizzeriasQuery(useQueries().api))} />

export const PizzeriaList = ({ choose }: { choose: (pizzeria: Pizzeria) => boolean }) => (
  <Pizzerias found={useQuery(pizzeriasQuery(useQueries().api))} choose={choose} />
)

interface PizzeriasProps {
  found: Pick<UseQueryResult<Pizzeria[]>, 'data' | 'isError' | 'error' | 'refetch'>
  choose?: (pizzeria: Pizzeria) => boolean
}

function Pizzerias({ found: { data, isError, error, refetch }, choose }: PizzeriasProps) {
  if (isError) {
    return (
      <LoadError failure={error} onRetry={() => void refetch()}>
        <p>Non siamo riusciti a caricare le pizzerie. Riprova più tardi.</p>
      </LoadError>
    )
  }
  if (data?.length === 0) {
    return (
      <EmptyState title="Ancora nessuna insegna">
        <p>Le pizzerie che documentiamo le trovi qui.</p>
      </EmptyState>
    )
  }
  const chosen = data?.filter((pizzeria) => choose?.(pizzeria) ?? true)
  return (
    <ul className={grid}>
      {chosen?.map((pizzeria) => <PizzeriaItem key={pizzeria.id} pizzeria={pizzeria} />) ??
        Array.from({ length: LOADING_ITEMS }, (_, index) => <PizzeriaSkeleton key={index} />)}
    </ul>
  )
}

const PizzeriaSkeleton = () => (
  <li className="flex gap-4 border-t-2 border-line pt-4">
    <Skeleton className="h-8 w-16 shrink-0" />
    <div className="grid flex-1 content-start gap-2">
      <Skeleton className="h-7 w-3/4" />
      <Skeleton className="h-5" />
      <Skeleton className="h-24" />
      <Skeleton className="h-5 w-1/2" />
    </div>
  </li>
)

const PizzeriaItem = ({
  pizzeria: { id, name, city, region, address, foundedYear, knownFor, sourceUrl },
}: {
  pizzeria: Pizzeria
}) => (
  <li
    id={`pizzeria-${id}`}
    className="grid scroll-mt-24 grid-cols-[4rem_minmax(0,1fr)] gap-x-4 content-start border-t-2 border-ink pt-2 sm:pt-3"
  >
    <p className="figure text-xl text-tomato">
      {foundedYear === null ? (
        <>
          <span aria-hidden>—</span>
          <span className="sr-only">Anno non documentato</span>
        </>
      ) : (
        <>
          <span className="sr-only">Dal </span>
          {foundedYear}
        </>
      )}
    </p>
    <h3 className="text-lg sm:text-xl">{name}</h3>
    <div className="max-sm:col-span-2 sm:col-start-2">
      <p className="mt-0.5 text-sm text-ink-soft">
        {address}, {city} ({region})
      </p>
      <p className="mt-1 max-sm:text-sm">{knownFor}</p>
      {sourceUrl && (
        <p className="mt-1 text-sm text-ink-soft">
          Fonte:{' '}
          <a href={sourceUrl} rel="nofollow external">
            {new URL(sourceUrl).host}
          </a>
        </p>
      )}
    </div>
  </li>
)
