import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useQueries } from '../../api/queries-context.ts'
import { nutritionIngredientsQuery } from './nutrition-queries.ts'
import type { FormLine } from './recipe-form.ts'

export function useFoodNames(): (line: Pick<FormLine, 'id' | 'label'>) => string | null {
  const { data } = useQuery(nutritionIngredientsQuery(useQueries().api))
  const names = useMemo(() => new Map(data?.map(({ id, name }) => [id, name])), [data])
  return ({ id, label }) => names.get(id) ?? (id !== '' && !data ? label : null)
}
