import { get } from '../endpoint.ts'
import type { FacetAnswer } from './facets.ts'

export const findByFacets = get<{ response: FacetAnswer }>('/api/recipes/facets')
