import { z } from 'zod'
import { type EveningDraft, requestOfDraft } from '#domain/pizza-night/evening-draft.ts'
import { KEPT_LIMITS, keptDraft } from '#domain/pizza-night/kept-evening.ts'
import { basedOn } from '../based-on.ts'
import { STRANGE, writtenLine } from '../written-text.ts'
import { PizzaNightRequest } from './night-request.ts'
import { PizzaNight, SharedNight } from './pizza-night.ts'
import { NightAnswer, ReceivedAnswer } from './pizza-night-invite.ts'

/** JSON escapes of control characters and of lone surrogates. */
const UNSTORABLE = /\\u(?:00[01]|d[89a-f])/i

const Draft = z
  .looseObject({}, 'Manca la serata')
  .transform((value, context): EveningDraft => {
    const draft = keptDraft(value)
    const message = draft && UNSTORABLE.test(JSON.stringify(draft)) ? STRANGE : 'Manca la serata'
    if (draft && message !== STRANGE) return draft
    context.addIssue({ code: 'custom', message })
    return z.NEVER
  })
  .describe('I campi del modulo, come li scrive il sito')

export const NewKeptEvening = z.object({
  title: writtenLine(KEPT_LIMITS.titleLength, 'Dai un nome alla serata'),
  draft: Draft,
  timeZone: PizzaNightRequest.shape.timeZone,
  plannedAtMs: z
    .int('È un istante in millisecondi')
    .min(0, 'È un istante in millisecondi')
    .max(8e15, 'È un istante in millisecondi')
    .nullable()
    .default(null)
    .describe("Quando è stata preparata: il piano si rifà con quell'ora. Senza, non si guarda l'orologio"),
})
export type NewKeptEvening = z.input<typeof NewKeptEvening>

export const ChangedEvening = NewKeptEvening.extend(basedOn)
export type ChangedEvening = z.input<typeof ChangedEvening>

export const NewSharedMenu = NewKeptEvening.omit({ title: true })
export type NewSharedMenu = z.input<typeof NewSharedMenu>

export const requestOfKept = (
  { draft, timeZone, plannedAtMs }: z.output<typeof NewSharedMenu>,
  collected: readonly number[],
) => requestOfDraft(draft, { timeZone, checkTime: plannedAtMs !== null, collected })

const card = {
  id: z.int(),
  title: z.string(),
  bakeAtMs: z.number(),
  timeZone: z.string(),
  guests: z.int(),
  /** ISO 8601 instant of the owner's last change. The next change sends it as `basedOn`. */
  updatedAt: z.string(),
}

export const KeptEveningCard = z.object({
  ...card,
  newAnswers: z.int().describe("Risposte all'invito che chi organizza non ha ancora guardato"),
})
export type KeptEveningCard = z.infer<typeof KeptEveningCard>

export const LINK_KINDS = ['invito', 'menu'] as const
export type LinkKind = (typeof LINK_KINDS)[number]

const token = z.string().nullable()

/** Some time after the evening, `plan` becomes null and the guests' needs are deleted. `menu` stays. */
export const KeptEvening = z.object({
  ...card,
  plannedAtMs: z.number().nullable(),
  draft: z.looseObject({}),
  plan: PizzaNight.nullable(),
  menu: SharedNight.nullable(),
  host: z.string().nullable().describe('Chi invita, nei link; null se nessuno lo ha ancora scritto'),
  place: z.string().nullable().describe('Dove'),
  links: z.object({ invito: token, menu: token }).describe('I codici dei link aperti'),
})
export type KeptEvening = z.infer<typeof KeptEvening>

export const KeptLink = z.object({ token: z.string() })
export type KeptLink = z.infer<typeof KeptLink>

export const AnswerHandled = z.object({
  isHandled: z.boolean('Scrivi true o false').describe('Guardata da chi organizza'),
  /** `answeredAt` of the answer that the host has read. A later answer counts as new. */
  ...basedOn,
})

const AGREES = 'Conserviamo un ospite soltanto se lo spunti'

export const NewKnownGuest = z.object({
  guest: NightAnswer.omit({ consent: true }),
  consent: z.literal(true, AGREES),
  /** `consentedAt` of the known guest that this one replaces. Without this field nobody is replaced. */
  basedOn: basedOn.basedOn.optional(),
})
export type NewKnownGuest = z.input<typeof NewKnownGuest>

export const KnownGuest = z.object({
  id: z.int(),
  guest: ReceivedAnswer.shape.guest,
  consentedAt: z.string(),
})
export type KnownGuest = z.infer<typeof KnownGuest>

export const OwnEvenings = {
  pizzaNights: z.array(
    KeptEvening.omit({ links: true }).extend({ createdAt: z.string(), answers: z.array(ReceivedAnswer) }),
  ),
  pizzaNightGuests: z.array(KnownGuest),
}
