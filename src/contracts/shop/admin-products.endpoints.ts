import { entryEndpoints } from '../admin/catalogue-entry.endpoints.ts'
import type { AdminProduct, ProductDraft } from './admin-products.ts'

export const productEditing = entryEndpoints<ProductDraft, AdminProduct>('/api/admin/products')
