import { endpoint } from '../endpoint.ts'
import type { Pizzeria } from './pizzeria.ts'

export const listPizzerias = endpoint<{ response: Pizzeria[] }>('GET', '/api/pizzerias')
