import { useQuery } from '@tanstack/react-query'
import { type ListRow, singleRows } from '#domain/shopping-list/shopping-item.ts'
import type { SummedRow } from '#domain/shopping-list/sum-quantities.ts'
import { useQueries } from '../../api/queries-context.ts'
import { recipeCardsQuery } from '../../api/recipe-queries.ts'
import { useSum } from './load-sum.ts'
import { useStoredList } from './stored-shopping-list.ts'

export interface ListGroup {
  title: string
  rows: ListRow[]
}

const AT_HOME = 'In casa ne hai già'

function grouped<Row extends ListRow>(rows: readonly Row[], titleOf: (row: Row) => string): ListGroup[] {
  const groups = new Map<string, ListRow[]>()
  for (const row of rows) {
    const title = titleOf(row)
    groups.set(title, [...(groups.get(title) ?? []), row])
  }
  return [...groups].map(([title, ofTitle]) => ({ title, rows: ofTitle }))
}

const byDepartment = (rows: readonly SummedRow[]) =>
  grouped(rows, ({ department }) => (department === 'Da casa' ? AT_HOME : department))

export function useRecipeNames() {
  const { data } = useQuery(recipeCardsQuery(useQueries().api))
  return (ids: readonly number[] = []) =>
    ids.flatMap((id) => data?.find((recipe) => recipe.id === id)?.name ?? [])
}

const byRecipe = (rows: readonly ListRow[], namesOf: ReturnType<typeof useRecipeNames>) =>
  grouped(rows, ({ recipes = [] }) => {
    const [name] = namesOf(recipes)
    return recipes.length > 1 ? 'Per più ricette' : (name ?? 'Aggiunti da te')
  })

export function useShownList() {
  const { items, isByRecipe } = useStoredList()
  const { data: sum, isError, refetch } = useSum(items.length > 0 && !isByRecipe)
  const namesOf = useRecipeNames()
  const isSummed = !isByRecipe && sum !== undefined
  const groups = isSummed ? byDepartment(sum(items)) : byRecipe(singleRows(items), namesOf)
  return {
    groups: groups.filter(({ title }) => title !== AT_HOME),
    atHome: groups.find(({ title }) => title === AT_HOME),
    isByRecipe,
    isWaiting: !isByRecipe && !sum && !isError,
    hasFailed: !isByRecipe && isError,
    retry: () => void refetch(),
  }
}

export type ShownList = ReturnType<typeof useShownList>

export const rowsOf = ({ groups, atHome }: ShownList): ListRow[] =>
  [...groups, ...(atHome ? [atHome] : [])].flatMap(({ rows }) => rows)
