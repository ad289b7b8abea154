import { DEPARTMENT_OF } from '#knowledge/departments.ts'
import type { Department } from './department.ts'

export const departmentOf = (ingredientId: string | undefined): Department =>
  (ingredientId === undefined ? undefined : DEPARTMENT_OF[ingredientId]) ?? 'Altro'
