import { z } from 'zod'
import { entryStamps } from '../admin/catalogue-entry.ts'
import { basedOn } from '../based-on.ts'
import { writtenLine } from '../written-text.ts'
import { Pizzeria } from './pizzeria.ts'

export const PIZZERIA_LIMITS = { name: 120, place: 80, address: 160, knownFor: 600 } as const
const OLDEST = 1600

export const PizzeriaDraft = z.object({
  name: writtenLine(PIZZERIA_LIMITS.name, 'Scrivi il nome della pizzeria'),
  city: writtenLine(PIZZERIA_LIMITS.place, 'Scrivi la città'),
  region: writtenLine(PIZZERIA_LIMITS.place, 'Scrivi la regione, o il Paese'),
  address: writtenLine(PIZZERIA_LIMITS.address, "Scrivi l'indirizzo"),
  foundedYear: z
    .int("Scrivi l'anno con quattro cifre, o lascia vuoto se non è documentato")
    .min(OLDEST, `Scrivi un anno dal ${OLDEST}`)
    .refine((year) => year <= new Date().getFullYear(), "L'anno di fondazione non può essere nel futuro")
    .nullable(),
  knownFor: writtenLine(PIZZERIA_LIMITS.knownFor, 'Scrivi per che cosa è conosciuta'),
})
export type PizzeriaDraft = z.infer<typeof PizzeriaDraft>

export const PizzeriaEdit = PizzeriaDraft.extend(basedOn)

export const AdminPizzeria = Pizzeria.extend(entryStamps)
export type AdminPizzeria = z.infer<typeof AdminPizzeria>
