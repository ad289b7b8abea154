import { entryEndpoints } from '../admin/catalogue-entry.endpoints.ts'
import type { AdminPizzeria, PizzeriaDraft } from './admin-pizzerias.ts'

export const pizzeriaEditing = entryEndpoints<PizzeriaDraft, AdminPizzeria>('/api/admin/pizzerias')
