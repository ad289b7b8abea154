import { z } from 'zod'
import { EVENING_LIMITS } from '#domain/pizza-night/evening-fields.ts'
import { APPETITES, NEEDS } from '#domain/pizza-night/evening-request.ts'
import { KEPT_LIMITS, saysNeeds } from '#domain/pizza-night/kept-evening.ts'
import { ROW_ID } from '#domain/words/row-id.ts'
import { writtenLine } from '../written-text.ts'
import { NightGuest } from './night-request.ts'

const LONG = `Usa al massimo ${KEPT_LIMITS.dislikesLength} caratteri`
const NO_WISH = 'La pizza desiderata è un codice'
const { appetite, needs, allergies } = NightGuest.shape

const once = <T>(list: T[]): T[] => [...new Set(list)]

export const NightAnswer = z.object({
  name: writtenLine(EVENING_LIMITS.nameLength, 'Scrivi il tuo nome'),
  appetite,
  needs: needs.transform(once),
  allergies: allergies.transform(once),
  dislikes: z
    .string(LONG)
    .trim()
    .max(KEPT_LIMITS.dislikesLength, LONG)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u, 'Contiene caratteri non ammessi')
    .default(''),
  wish: z
    .string(NO_WISH)
    .regex(new RegExp(`^(?:${ROW_ID}(?:-[a-z-]{1,20})?)?$`), NO_WISH)
    .default('')
    .describe('Numero della ricetta, vuoto per nessun desiderio'),
  consent: z.boolean('Scegli sì o no').default(false),
})

const needsConsent = (answer: z.output<typeof NightAnswer>) => answer.consent || !saysNeeds(answer)
const CONSENT = {
  path: ['consent'],
  message: 'Per far sapere a chi organizza che cosa non puoi mangiare serve il tuo consenso',
}

export const NewNightAnswer = NightAnswer.refine(needsConsent, CONSENT)
export type NewNightAnswer = z.input<typeof NewNightAnswer>

const key = z
  .string('Manca la chiave della risposta')
  .regex(/^[\w-]{43}$/, 'Manca la chiave della risposta')
  .describe("Quella ricevuta con la prima risposta: la conosce soltanto chi l'ha data")

export const ChangedNightAnswer = NightAnswer.extend({ key }).refine(needsConsent, CONSENT)
export const AnswerKey = z.object({ key })
export type AnswerKey = z.infer<typeof AnswerKey>

const line = (most: number, message: string) =>
  z
    .string(message)
    .trim()
    .max(most, message)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u, 'Contiene caratteri non ammessi')

export const Inviting = z.object({
  host: line(EVENING_LIMITS.nameLength, `Usa al massimo ${EVENING_LIMITS.nameLength} caratteri`),
  place: line(KEPT_LIMITS.placeLength, `Usa al massimo ${KEPT_LIMITS.placeLength} caratteri`),
})
export type Inviting = z.infer<typeof Inviting>

export const NightShare = z.object({
  state: z.enum(['waiting', 'seated']).describe('«waiting» finché chi organizza non lo ha messo a tavola'),
  shares: z.array(
    z.object({
      what: z.string(),
      units: z.int().describe('Mezze pizze, spicchi o pezzi'),
      atMs: z.number(),
    }),
  ),
})
export type NightShare = z.infer<typeof NightShare>

export const NightInvite = z.object({
  host: z.string().describe('Chi invita; vuoto se non lo dice'),
  place: z.string().describe('Dove; vuoto se non lo dice'),
  evening: z.string().describe('La stessa anche quando il link è stato rinnovato; non apre niente'),
  title: z.string(),
  bakeAtMs: z.number(),
  timeZone: z.string(),
  endsAtMs: z.number().describe('Fino a quando si può rispondere'),
})
export type NightInvite = z.infer<typeof NightInvite>

export const ReceivedAnswer = z.object({
  id: z.int(),
  guest: z.object({
    name: z.string(),
    appetite: z.literal([...APPETITES]),
    needs: z.array(z.enum(NEEDS)),
    allergies: z.array(allergies.unwrap().element),
    dislikes: z.string(),
    wish: z.string(),
  }),
  answeredAt: z.string(),
  consentedAt: z.string().nullable(),
  isHandled: z.boolean(),
})
export type ReceivedAnswer = z.infer<typeof ReceivedAnswer>
