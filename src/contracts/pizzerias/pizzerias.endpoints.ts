import { get } from '../endpoint.ts'
import type { Pizzeria } from './pizzeria.ts'

export const listPizzerias = get<{ response: Pizzeria[] }>('/api/pizzerias')
