import { PIZZERIA_LIMITS } from '#contracts/pizzerias/admin-pizzerias.ts'
import type { FormField } from './form-fields.ts'

export const PIZZERIA_FIELDS: readonly FormField[] = [
  { name: 'name', label: 'Nome', as: 'text', maxLength: PIZZERIA_LIMITS.name },
  { name: 'address', label: 'Indirizzo', as: 'text', maxLength: PIZZERIA_LIMITS.address },
  { name: 'city', label: 'Città', as: 'text', width: 'half', maxLength: PIZZERIA_LIMITS.place },
  { name: 'region', label: 'Regione, o Paese', as: 'text', width: 'half', maxLength: PIZZERIA_LIMITS.place },
  {
    name: 'foundedYear',
    label: 'Anno di fondazione',
    as: 'number',
    width: 'half',
    hint: 'Solo se è documentato; altrimenti lascia vuoto.',
  },
  {
    name: 'knownFor',
    label: 'Conosciuta per',
    as: 'paragraph',
    rows: 4,
    maxLength: PIZZERIA_LIMITS.knownFor,
  },
]
