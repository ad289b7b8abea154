import { createContext, useContext } from 'react'
import type { Queries } from './queries.ts'

export const QueriesContext = createContext<Queries | undefined>(undefined)

export function useQueries(): Queries {
  const queries = useContext(QueriesContext)
  if (!queries) throw new Error('QueriesContext is missing above this component')
  return queries
}
