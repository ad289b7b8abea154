import type { ReactNode } from 'react'
import type { z } from 'zod'
import type { EntryEndpoints } from '#contracts/admin/catalogue-entry.endpoints.ts'
import type { CatalogueEntry } from '#contracts/admin/catalogue-entry.ts'
import type { FormErrors } from '../../../ui/form-errors.ts'
import type { FormField } from '../form/form-fields.ts'

/** What is typed of an entry: the fields of its table, and lists that a part of its own asks for. */
export type EntryForm = Readonly<Record<string, string | boolean | readonly string[]>>

export interface EntryFormControl<Entry> {
  form: EntryForm
  errors: FormErrors
  saved: Entry | undefined
  set: (change: EntryForm) => void
}

/** One kind of thing that editors write in a form: words, pizzerias, products. */
export interface EntryKind<Entry extends CatalogueEntry> {
  /** Name of the dashboard's tab, as in its address. */
  tab: string
  endpoints: EntryEndpoints<object, Entry>
  /** The key under which this browser keeps what the site shows. */
  siteKey: readonly unknown[]
  draft: z.ZodType<object>
  fields: readonly FormField[]
  /** What a new form begins with, where that is something else. */
  initial?: EntryForm
  /** What the table does not ask for, with its values where an entry has none. */
  more?: EntryForm
  /** Asks for what the table does not. */
  MoreFields?: (props: { control: EntryFormControl<Entry> }) => ReactNode
  nameOf: (entry: Entry) => string
  /** Under the name in the list. */
  lineOf: (entry: Entry) => string
  /** Beside the name in the list. */
  badgeOf?: (entry: Entry) => ReactNode
  texts: {
    /** 'Glossario' */
    title: string
    /** 'la voce', 'la pizzeria', 'la scheda' */
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

/** The parameter of the address that names the entry being edited. */
export const ENTRY_PARAMETER = 'voce'
export const listAddress = (tab: string): string => `/admin?scheda=${tab}`
export const entryAddress = (tab: string, id: number | 'nuova'): string =>
  `${listAddress(tab)}&${ENTRY_PARAMETER}=${id}`
