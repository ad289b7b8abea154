import { z } from 'zod'
import { IMPORT_KINDS } from '#domain/import/import-vocabulary.ts'

const RUN_STATES = ['waiting', 'running', 'done', 'failed', 'stopped'] as const
export const ITEM_STATES = [
  'waiting',
  'new',
  'changed',
  'unchanged',
  'listed',
  'empty',
  'skipped',
  'error',
] as const
export type ItemState = (typeof ITEM_STATES)[number]

const count = z.int().min(0)

export const ImportRun = z.object({
  id: z.int(),
  kind: z.enum(IMPORT_KINDS),
  state: z.enum(RUN_STATES),
  trigger: z.enum(['manual', 'command', 'schedule']),
  isOneSource: z.boolean(),
  startedByName: z.string().nullable(),
  createdAt: z.string(),
  startedAt: z.string().nullable(),
  finishedAt: z.string().nullable(),
  message: z.string().nullable(),
  total: count,
  counts: z.object({
    waiting: count,
    new: count,
    changed: count,
    unchanged: count,
    listed: count,
    empty: count,
    skipped: count,
    error: count,
  } satisfies Record<ItemState, z.ZodType>),
})
export type ImportRun = z.infer<typeof ImportRun>

const ImportRunItem = z.object({
  url: z.string(),
  state: z.enum(ITEM_STATES),
  message: z.string().nullable(),
})

export const ImportRunItems = z.object({ items: z.array(ImportRunItem), isComplete: z.boolean() })
export type ImportRunItems = z.infer<typeof ImportRunItems>

export const RUN_ITEMS_SHOWN = 200
