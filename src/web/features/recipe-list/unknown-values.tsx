import type { UnknownValue } from '#domain/recipe-list/facet-address.ts'
import { FACETS } from '#domain/recipe-list/facet-list.ts'

const nameOf = (name: string): string =>
  FACETS.find((facet) => facet.name === name)?.label.toLowerCase() ?? name

export const UnknownValues = ({ unknown }: { unknown: UnknownValue[] }) =>
  unknown.length > 0 && (
    <div role="status" className="mb-5 rounded-md bg-crust px-4 py-3 text-sm">
      {unknown.map(({ name, value }) => (
        <p key={`${name} ${value}`}>
          Il link chiede «{value}» in «{nameOf(name)}», che qui non c'è: tutto il resto vale.
        </p>
      ))}
    </div>
  )
