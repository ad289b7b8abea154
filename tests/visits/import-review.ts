import { expect, type Page } from '@playwright/test'
import { addressOf } from '#contracts/endpoint.ts'
import { getImportEntry, listImportEntries } from '#contracts/import/admin-import.endpoints.ts'
import type { ImportEntry } from '#contracts/import/import-entry.ts'

/** An entry that waits in no database: the counters of all other visits stay as they are. */
const ENTRY: ImportEntry = {
  id: 1,
  kind: 'recipe',
  state: 'pending',
  name: 'Focaccia con pomodorini',
  sourceUrl: 'https://cucina.example/focaccia',
  language: 'it',
  duplicate: null,
  doubts: [],
  isUpdate: false,
  targetId: null,
  createdAt: '2026-01-15T10:00:00.000Z',
  version: 1,
  author: 'Ada Prova',
  siteName: 'La cucina di prova',
  imageUrl: null,
  comparison: null,
  guesses: { difficulty: 'Proposta: la pagina non lo dice, da controllare.' },
  said: [
    { field: 'Nome', draft: 'name', lines: ['Focaccia con pomodorini'] },
    { field: 'Descrizione', draft: 'description', lines: [] },
    { field: 'Dosi', draft: null, lines: ['1 teglia da 40 cm'] },
    {
      field: 'Ingredienti',
      draft: 'ingredients',
      lines: ['Farina 0 500 g', '350 g acqua', '300 g pomodorini', 'una manciata di roba strana'],
    },
    {
      field: 'Passaggi',
      draft: 'steps',
      lines: ['In forno:', 'Stendi in teglia, copri di pomodorini e inforna.'],
    },
  ],
  draft: {
    name: 'Focaccia con pomodorini',
    description: '',
    category: 'Focaccia',
    difficulty: 'media',
    activeTime: 30,
    restTime: 720,
    bakeTime: 25,
    servings: 1,
    servingsUnit: 'teglie',
    ingredients: ['500 g di farina 0', '350 g d’acqua', '300 g di pomodorini', 'una manciata di roba strana'],
    steps: ['In forno: stendi in teglia, copri di pomodorini e inforna.'],
    isVegan: false,
    isGlutenFree: false,
  },
}

/** From the list of recipes to the review of an entry, with the source beside it and its card. */
export async function reviewEntry(page: Page): Promise<void> {
  await page.route(`**${listImportEntries.path}?**`, (route) =>
    route.fulfill({ json: { entries: [ENTRY], next: null } }),
  )
  const one = addressOf(getImportEntry, { params: { id: ENTRY.id } })
  await page.route(`**${one}`, (route) => route.fulfill({ json: ENTRY }))
  await page.getByRole('tab', { name: 'Scraping' }).click()
  await page.getByRole('button', { name: `Rivedi ${ENTRY.name}` }).click()
  await expect(page.getByRole('heading', { name: 'Come la vedrà chi legge' })).toBeVisible()
  await expect(page.getByRole('group', { name: 'Allergeni e diete' })).toBeVisible()
}
