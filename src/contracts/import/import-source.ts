import { z } from 'zod'
import { IMPORT_KINDS, SOURCE_TYPES } from '#domain/import/import-vocabulary.ts'

const webAddress = z
  .string('Scrivi un indirizzo')
  .trim()
  .min(1, 'Scrivi un indirizzo')
  .max(2000, 'Usa al massimo 2000 caratteri')
  .refine((text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol), {
    message: 'Scrivi un indirizzo che comincia con https:// o http://',
  })
  .transform((text) => {
    const url = new URL(text)
    url.hash = ''
    return url.href
  })

export const NewImportSource = z.object({
  kind: z.enum(IMPORT_KINDS),
  type: z.enum(SOURCE_TYPES, 'Scegli di che fonte si tratta'),
  url: webAddress,
})
export type NewImportSource = z.infer<typeof NewImportSource>

export const ImportSourceChange = z.object({ isEnabled: z.boolean() })

export const ImportSource = z.object({
  id: z.int(),
  kind: z.enum(IMPORT_KINDS),
  type: z.enum(SOURCE_TYPES),
  url: z.string(),
  isEnabled: z.boolean(),
  last: z
    .object({
      runId: z.int(),
      at: z.string(),
      read: z.int(),
      found: z.int(),
      errors: z.int(),
    })
    .nullable(),
})
export type ImportSource = z.infer<typeof ImportSource>

export const ImportPage = z
  .object({
    kind: z.enum(IMPORT_KINDS),
    url: webAddress.optional(),
    html: z.string().max(4_000_000, 'La pagina è troppo lunga').optional(),
  })
  .refine(({ url, html }) => url !== undefined || (html ?? '').trim() !== '', {
    message: 'Incolla un indirizzo oppure il codice HTML della pagina',
    path: ['page'],
  })
export type ImportPage = z.infer<typeof ImportPage>
