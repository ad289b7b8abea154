import { z } from 'zod'
import { DOUGH_LIMITS, type Range, YEAST_TYPES } from '#domain/dough/full/full-limits.ts'
import { localClock, parseMinuteOfDay, parseWallTime, WALL_YEARS } from '#domain/dough/plan/local-clock.ts'
import { ALLERGIES } from '#domain/ingredients/species.ts'
import { OVEN_TYPES, STATED_MAX_C } from '#domain/oven-guide/ovens.ts'
import { SURFACES } from '#domain/oven-guide/surfaces.ts'
import {
  APPETITES,
  type Appetite,
  BEGINNINGS,
  type Beginning,
  EVENING_LIMITS,
  type EveningRequest,
  NEEDS,
  USUAL_EVENING,
  USUAL_GUEST,
} from '#domain/pizza-night/evening-request.ts'

const within = ({ min, max }: Range, message: string) => z.number(message).min(min, message).max(max, message)
const whole = (range: Range, message: string) => within(range, message).int(message)
const words = (most: number, message: string) =>
  z.array(z.string(message).trim().min(1, message).max(80, message), message).max(most, message)

const allergies = z.enum(ALLERGIES, `Un'allergia è una di queste: ${ALLERGIES.join(', ')}`)
const { nameLength, dislikes, atHome, maxPizzas, maxDoughs, atOnce, flourW, recipes } = EVENING_LIMITS
const first = USUAL_EVENING

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

const clock = (message: string) =>
  z.string(message).refine((text) => parseMinuteOfDay(text) !== null, message)

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

const { roomTempC, fridgeTempC } = DOUGH_LIMITS

const { min: fewest, max: most } = EVENING_LIMITS.guests
const HOW_MANY = `Scrivi quanti siete: un numero intero da ${fewest} a ${most}`

/** Whoever says only how many come knows nothing else of them. More than can come are let through: the plan itself says
 * what to do with them. */
const MOST_READ = 1000
const eachOf = (guests: unknown): unknown =>
  typeof guests === 'number' && Number.isInteger(guests) && guests >= 0 && guests <= MOST_READ
    ? Array.from({ length: guests }, () => USUAL_GUEST)
    : guests

/** Documents what may be sent. It lets everything pass, also what the documentation excludes: the array says what is wrong
 * with a guest, where a union would only say that it is neither. */
const guestsOrHowMany = z.union([
  z.int().min(fewest).max(most),
  z.array(NightGuest),
  z.unknown().meta({ not: {} }),
])

/** Everything but the guests and the hour has a sensible value of its own. */
export const PizzaNightRequest = z.object({
  bakeAt: z
    .string('Scegli giorno e ora della prima pizza')
    .min(1, { error: 'Scegli giorno e ora della prima pizza', abort: true })
    .refine((text) => parseWallTime(text) !== null, {
      error: ({ input }) =>
        Number(/^\d{4,}(?=-)/.exec(String(input))?.[0]) > WALL_YEARS.max
          ? `È troppo lontano: scegli un giorno entro il ${WALL_YEARS.max}`
          : 'Scegli giorno e ora della prima pizza, come 28 novembre 2026 alle 20:00',
    }),
  servedBy: clock('Scegli entro che ora servire tutti')
    .nullable()
    .default(null)
    .describe("Entro che ora l'ultima pizza è in tavola, al massimo dodici ore dopo la prima"),
  timeZone: timeZone.default(first.timeZone),
  checkTime: z.boolean('Scegli sì o no').default(true).describe('Se guardare che ci sia ancora tempo'),
  guests: z
    .pipe(guestsOrHowMany, z.preprocess(eachOf, z.array(NightGuest, HOW_MANY).max(MOST_READ, HOW_MANY)))
    .describe('Chi viene, o soltanto quanti: un numero intero'),
  oven: z
    .object({
      type: z.enum(OVEN_TYPES, 'Scegli il forno').default(first.oven.type),
      surface: z.enum(SURFACES, 'Scegli dove cuoci').default(first.oven.surface),
      maxTempC: whole(
        STATED_MAX_C,
        `Scrivi a quanti gradi arriva il forno: un numero intero da ${STATED_MAX_C.min} a ${STATED_MAX_C.max}`,
      )
        .nullable()
        .default(null),
      atOnce: whole(atOnce, `In forno entrano da ${atOnce.min} a ${atOnce.max} pizze`).default(
        first.oven.atOnce,
      ),
    })
    .default(first.oven),
  roomC: within(roomTempC, `La stanza va da ${roomTempC.min} a ${roomTempC.max} °C`).default(first.roomC),
  fridgeC: within(fridgeTempC, `Il frigo va da ${fridgeTempC.min} a ${fridgeTempC.max} °C`).default(
    first.fridgeC,
  ),
  wakeFrom: clock("Scegli l'ora in cui ti svegli").default('07:00'),
  wakeTo: clock("Scegli l'ora in cui vai a dormire").default('00:00'),
  yeastType: z.enum(YEAST_TYPES, 'Scegli il lievito').default(first.yeastType),
  flourW: whole(flourW, `La forza della farina è un numero intero da W ${flourW.min} a W ${flourW.max}`)
    .nullable()
    .default(first.flourW)
    .describe("Della farina più forte che c'è in casa"),
  hasMixer: z.boolean('Scegli sì o no').default(first.hasMixer).describe("Se c'è l'impastatrice"),
  atHome: words(atHome, `Al massimo ${atHome} ingredienti già in casa`).default([]),
  recipeIds: z
    .array(z.int('Una ricetta è un numero'), 'Le ricette sono numeri')
    .max(recipes, `Al massimo ${recipes} ricette`)
    .nullable()
    .default(null),
  maxPizzas: whole(maxPizzas, `Le pizze diverse vanno da ${maxPizzas.min} a ${maxPizzas.max}`).default(
    first.maxPizzas,
  ),
  maxDoughs: whole(maxDoughs, `Gli impasti vanno da ${maxDoughs.min} a ${maxDoughs.max}`).default(
    first.maxDoughs,
  ),
  begin: z
    .enum(Object.keys(BEGINNINGS) as [Beginning, ...Beginning[]], 'Scegli da quando puoi cominciare')
    .default(first.begin),
  spareBall: z.boolean('Scegli sì o no').default(first.spareBall),
})
export type PizzaNightRequest = z.input<typeof PizzaNightRequest>

/** What the planner is asked; `nowMs` is the caller's clock. */
export function eveningRequestOf(
  { bakeAt, servedBy, checkTime, wakeFrom, wakeTo, ...request }: z.output<typeof PizzaNightRequest>,
  nowMs: number,
): EveningRequest {
  const wall = parseWallTime(bakeAt) ?? { day: 0, minuteOfDayMin: 0 }
  return {
    ...request,
    bakeAtMs: localClock(request.timeZone).instantOf(wall),
    servedByMin: servedBy === null ? null : parseMinuteOfDay(servedBy),
    nowMs: checkTime ? nowMs : null,
    waking: { fromMin: parseMinuteOfDay(wakeFrom) ?? 0, toMin: parseMinuteOfDay(wakeTo) ?? 0 },
  }
}
