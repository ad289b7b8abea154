import { z } from 'zod'
import { parseMinuteOfDay } from '#domain/dough/plan/local-clock.ts'
import type { Field, Fields, SentOf } from '#domain/words/form-fields.ts'

const LONGEST_NAME = 80

function stated(field: Field): z.ZodType {
  const { wrong } = field
  switch (field.kind) {
    case 'flag':
      return z.boolean(wrong)
    case 'choice':
      return z.enum(field.choices, wrong)
    case 'moment':
      return z.string(wrong)
    case 'clock':
      return z.string(wrong).refine((text) => parseMinuteOfDay(text) !== null, wrong)
    case 'number': {
      const { min, max } = field.limits
      const within = z.number(wrong).min(min, wrong).max(max, wrong)
      return field.isWhole ? within.int(wrong) : within
    }
    case 'words': {
      const name = z.string(wrong).trim().min(1, wrong).max(LONGEST_NAME, wrong)
      return z.array(name, wrong).max(field.most, wrong)
    }
  }
}

function schemaOf(field: Field): z.ZodType {
  const [schema, first] = [stated(field), field.sent(field.first as never)]
  // A field that may stay blank sends null for ''.
  const given = field.sent('' as never) === null ? schema.nullable().default(first) : schema.default(first)
  return field.about === undefined ? given : given.describe(field.about)
}

export const schemasOf = <T extends Fields>(fields: T) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, schemaOf(field)])) as {
    [F in keyof T]: z.ZodDefault<z.ZodType<SentOf<T>[F], SentOf<T>[F]>>
  }
