import type { ReactNode } from 'react'
import type { z } from 'zod'
import type { EntryEndpoints } from '#contracts/admin/catalogue-entry.endpoints.ts'
import type { CatalogueEntry } from '#contracts/admin/catalogue-entry.ts'
import type { FormErrors } from '../../../ui/form-errors.ts'
import type { FormField } from '../form/form-fields.ts'

export type EntryForm = Readonly<Record<string, string | boolean | readonly string[]>>

export interface EntryFormControl<Entry> {
  form: EntryForm
  errors: FormErrors
  saved: Entry | undefined
  set: (change: EntryForm) => void
}

export interface EntryKind<Entry extends CatalogueEntry> {
  tab: string
  endpoints: EntryEndpoints<object, Entry>
  siteKey: readonly unknown[]
  draft: z.ZodType<object>
  fields: readonly FormField[]
  initial?: EntryForm
  more?: EntryForm
  MoreFields?: (props: { control: EntryFormControl<Entry> }) => ReactNode
  nameOf: (entry: Entry) => string
  lineOf: (entry: Entry) => string
  badgeOf?: (entry: Entry) => ReactNode
  texts: {
    title: string
    /** Names the entry, with the article: 'la voce', 'la pizzeria', 'la scheda'. */
    what: string
    create: string
    all: string
    search: string
    placeholder: string
    list: string
    failed: string
    empty: string
    notLoaded: string
    saved: string
    notSaved: string
    deleted: string
    restored: string
  }
}

export const ENTRY_PARAMETER = 'voce'
export const listAddress = (tab: string): string => `/admin?scheda=${tab}`
export const entryAddress = (tab: string, id: number | 'nuova'): string =>
  `${listAddress(tab)}&${ENTRY_PARAMETER}=${id}`
