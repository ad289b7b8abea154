import { endpoint } from '../endpoint.ts'
import type { FacetAnswer } from './facets.ts'

export const findByFacets = endpoint<{ response: FacetAnswer }>('GET', '/api/recipes/facets')
