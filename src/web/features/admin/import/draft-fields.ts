import type { EntryDraft } from '#contracts/import-entry.ts'
import type { ImportKind } from '#domain/import/import-vocabulary.ts'
import { DIFFICULTIES, RECIPE_CATEGORIES } from '#domain/recipe/vocabulary.ts'

export interface DraftField {
  name: string
  label: string
  /** `lines`: one entry a line. */
  as: 'text' | 'paragraph' | 'number' | 'lines' | 'choice' | 'flag'
  hint?: string
  rows?: number
  options?: readonly string[]
}

const minutes = (name: string, label: string): DraftField => ({
  name,
  label: `${label} (minuti)`,
  as: 'number',
})

/** What the form of each kind asks for, in order. */
export const DRAFT_FIELDS: Readonly<Record<ImportKind, readonly DraftField[]>> = {
  recipe: [
    { name: 'name', label: 'Nome', as: 'text' },
    { name: 'description', label: 'Descrizione', as: 'paragraph', rows: 3 },
    { name: 'category', label: 'Categoria', as: 'choice', options: RECIPE_CATEGORIES },
    { name: 'difficulty', label: 'Difficoltà', as: 'choice', options: DIFFICULTIES },
    { name: 'servings', label: 'Dosi per', as: 'number' },
    { name: 'servingsUnit', label: 'Di che cosa', as: 'text', hint: 'pizze, teglie, persone' },
    minutes('activeTime', 'Lavoro'),
    minutes('restTime', 'Riposo'),
    minutes('bakeTime', 'Cottura'),
    {
      name: 'ingredients',
      label: 'Ingredienti',
      as: 'lines',
      rows: 10,
      hint: 'Uno per riga. Una riga che finisce con i due punti è il titolo di quelle sotto: «Per l’impasto:».',
    },
    { name: 'steps', label: 'Procedimento', as: 'lines', rows: 12, hint: 'Un passaggio per riga.' },
    { name: 'isVegan', label: 'Vegana', as: 'flag' },
    { name: 'isGlutenFree', label: 'Senza glutine', as: 'flag' },
  ],
  pizzeria: [
    { name: 'name', label: 'Nome', as: 'text' },
    { name: 'address', label: 'Indirizzo', as: 'text' },
    { name: 'city', label: 'Città', as: 'text' },
    { name: 'region', label: 'Regione, o Paese', as: 'text' },
    { name: 'foundedYear', label: 'Anno di fondazione', as: 'number' },
    { name: 'knownFor', label: 'Conosciuta per', as: 'paragraph', rows: 4 },
  ],
}

/** The form's own values: what is typed, as it is typed. */
export type DraftTexts = Readonly<Record<string, string | boolean>>

export const textsOf = (kind: ImportKind, draft: EntryDraft): DraftTexts =>
  Object.fromEntries(DRAFT_FIELDS[kind].map(({ name, as }) => [name, textOf(draft[name], as)]))

function textOf(value: EntryDraft[string] | undefined, as: DraftField['as']): string | boolean {
  if (as === 'flag') return value === true
  if (Array.isArray(value)) return value.join('\n')
  return value === null || value === undefined ? '' : String(value)
}

/** What is sent: numbers where the form has numbers, lines without the empty ones. */
export const draftOf = (kind: ImportKind, texts: DraftTexts): EntryDraft =>
  Object.fromEntries(DRAFT_FIELDS[kind].map(({ name, as }) => [name, sentValue(texts[name] ?? '', as)]))

function sentValue(text: string | boolean, as: DraftField['as']): EntryDraft[string] {
  if (typeof text === 'boolean') return text
  switch (as) {
    case 'lines':
      return text
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean)
    case 'number':
      return /^\s*\d{1,9}\s*$/.test(text) ? Number(text) : null
    default:
      return text.replace(/\s+/g, ' ').trim()
  }
}
