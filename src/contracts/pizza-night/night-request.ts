import { z } from 'zod'
import { localClock, parseWallTime, WALL_YEARS } from '#domain/dough/plan/local-clock.ts'
import { ALLERGIES } from '#domain/ingredients/species.ts'
import {
  EVENING_LIMITS,
  KITCHEN_FIELDS,
  MENU_FIELDS,
  OVEN_FIELDS,
  WHEN_FIELDS,
} from '#domain/pizza-night/evening-fields.ts'
import {
  APPETITES,
  type Appetite,
  type AskedEvening,
  NEEDS,
  plannedOf,
  USUAL_EVENING,
  USUAL_GUEST,
} from '#domain/pizza-night/evening-request.ts'
import { schemasOf } from '../form-fields.ts'

const words = (most: number, message: string) =>
  z.array(z.string(message).trim().min(1, message).max(80, message), message).max(most, message)

const allergies = z.enum(ALLERGIES, `Un'allergia è una di queste: ${ALLERGIES.join(', ')}`)
const { nameLength, dislikes, recipes } = EVENING_LIMITS

export const NightGuest = z.object({
  name: z
    .string('Scrivi un nome')
    .trim()
    .max(nameLength, `Il nome ha al massimo ${nameLength} caratteri`)
    .default(''),
  appetite: z
    .literal([...APPETITES], "L'appetito è 0,5, 1, 1,5 o 2 pizze")
    .default(1)
    .transform((value): Appetite => value as Appetite),
  needs: z.array(z.enum(NEEDS, `Un bisogno è uno di questi: ${NEEDS.join(', ')}`)).default([]),
  allergies: z
    .array(allergies)
    .default([])
    .describe('Del regolamento (UE) 1169/2011: uno dei quattordici, o un cereale o frutto a guscio per nome'),
  dislikes: words(
    dislikes,
    `Al massimo ${dislikes} ingredienti sgraditi, ciascuno fino a 80 caratteri`,
  ).default([]),
  wish: z
    .string('La pizza desiderata è un codice')
    .max(40, 'La pizza desiderata è un codice')
    .nullable()
    .default(null)
    .describe('Numero della ricetta; con un trattino e la dieta, una sua variante'),
})

const timeZone = z
  .string('Il fuso orario è un nome IANA')
  .max(60, 'Il fuso orario è un nome IANA')
  .refine((name) => {
    try {
      localClock(name)
      return true
    } catch {
      return false
    }
  }, 'Il fuso orario è un nome IANA, come Europe/Rome')

const { min: fewest, max: most } = EVENING_LIMITS.guests
const HOW_MANY = `Scrivi quanti siete: un numero intero da ${fewest} a ${most}`

/** A request may give a number of guests instead of a list. Numbers up to this value are accepted here,
 * even above the limit for guests, because the planner has a better message for them. */
const MOST_READ = 1000
const eachOf = (guests: unknown): unknown =>
  typeof guests === 'number' && Number.isInteger(guests) && guests >= 0 && guests <= MOST_READ
    ? Array.from({ length: guests }, () => USUAL_GUEST)
    : guests

/** Documents the allowed values but accepts everything. The array schema that follows names the wrong guest;
 * a union would only report that no type matches. */
const guestsOrHowMany = z.union([
  z.int().min(fewest).max(most),
  z.array(NightGuest),
  z.unknown().meta({ not: {} }),
])

const { oven: type, ...oven } = schemasOf(OVEN_FIELDS)

export const PizzaNightRequest = z.object({
  ...schemasOf({ ...WHEN_FIELDS, ...KITCHEN_FIELDS, ...MENU_FIELDS }),
  bakeAt: z
    .string(WHEN_FIELDS.bakeAt.wrong)
    .min(1, { error: WHEN_FIELDS.bakeAt.wrong, abort: true })
    .refine((text) => parseWallTime(text) !== null, {
      error: ({ input }) =>
        Number(/^\d{4,}(?=-)/.exec(String(input))?.[0]) > WALL_YEARS.max
          ? `È troppo lontano: scegli un giorno entro il ${WALL_YEARS.max}`
          : 'Scegli giorno e ora della prima pizza, come 28 novembre 2026 alle 20:00',
    }),
  timeZone: timeZone.default(USUAL_EVENING.timeZone),
  checkTime: z.boolean('Scegli sì o no').default(true).describe('Se guardare che ci sia ancora tempo'),
  guests: z
    .pipe(guestsOrHowMany, z.preprocess(eachOf, z.array(NightGuest, HOW_MANY).max(MOST_READ, HOW_MANY)))
    .describe('Chi viene, o soltanto quanti: un numero intero'),
  oven: z.object({ type, ...oven }).default(USUAL_EVENING.oven),
  recipeIds: z
    .array(z.int('Una ricetta è un numero'), 'Le ricette sono numeri')
    .max(recipes, `Al massimo ${recipes} ricette`)
    .nullable()
    .default(null),
})
export type PizzaNightRequest = z.input<typeof PizzaNightRequest>

export function eveningRequestOf(
  { checkTime, ...request }: z.output<typeof PizzaNightRequest>,
  nowMs: number,
): AskedEvening {
  const wall = parseWallTime(request.bakeAt) ?? { day: 0, minuteOfDayMin: 0 }
  return {
    ...plannedOf(request),
    bakeAtMs: localClock(request.timeZone).instantOf(wall),
    nowMs: checkTime ? nowMs : null,
  }
}
