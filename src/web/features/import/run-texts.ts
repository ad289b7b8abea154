import type { ImportRun, ItemState } from '#contracts/import/import-run.ts'

export const RUN_STATES_TEXT: Readonly<Record<ImportRun['state'], string>> = {
  waiting: 'In attesa',
  running: 'In corso',
  done: 'Finito',
  failed: 'Interrotto da un errore',
  stopped: 'Fermato',
}

export const ITEM_STATES_TEXT: Readonly<Record<ItemState, string>> = {
  waiting: 'Da leggere',
  new: 'Nuova',
  changed: 'Cambiata',
  unchanged: 'Già nota',
  listed: 'Elenco letto',
  empty: 'Niente da importare',
  skipped: 'Lasciata stare',
  error: 'Errore',
}

const PARTS: readonly [ItemState, (n: number) => string][] = [
  ['new', (n) => (n === 1 ? '1 nuova' : `${n} nuove`)],
  ['changed', (n) => (n === 1 ? '1 cambiata' : `${n} cambiate`)],
  ['unchanged', (n) => (n === 1 ? '1 già nota' : `${n} già note`)],
  ['empty', (n) => `${n} senza nulla da importare`],
  ['skipped', (n) => (n === 1 ? '1 lasciata stare' : `${n} lasciate stare`)],
  ['error', (n) => (n === 1 ? '1 errore' : `${n} errori`)],
]

export const countsText = (counts: ImportRun['counts']): string =>
  PARTS.filter(([state]) => counts[state] > 0)
    .map(([state, text]) => text(counts[state]))
    .join(', ')

export function startText({
  trigger,
  isOneSource,
  startedByName,
}: Pick<ImportRun, 'trigger' | 'isOneSource' | 'startedByName'>): string {
  if (trigger === 'schedule') return 'Avviato ogni ora, in automatico'
  if (trigger === 'manual') return `Avviato da ${startedByName ?? "chi non c'è più"}`
  return isOneSource ? 'Avviato dalla riga di comando per una sola fonte' : 'Avviato dalla riga di comando'
}
