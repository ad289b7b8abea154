import { DEPARTMENT_OF } from '#knowledge/departments.ts'
import type { Department } from './department.ts'

/** Where an ingredient stands in the shop; 'Altro' for one that the site does not know. */
export const departmentOf = (ingredientId: string | undefined): Department =>
  (ingredientId === undefined ? undefined : DEPARTMENT_OF[ingredientId]) ?? 'Altro'
