import { parseArgs } from 'node:util'
import { z } from 'zod'
import type { ImportKind } from '#domain/import/import-vocabulary.ts'

export class UsageError extends Error {}

export type Command =
  | { name: 'aiuto' }
  | { name: 'crea-amministratore'; email: string }
  | { name: 'reimposta-password'; email: string; isPrinted: boolean }
  | { name: 'togli-secondo-fattore'; email: string }
  | { name: 'importa'; kind: ImportKind; from: ImportFrom }
  | { name: 'backup'; file: string }
  | { name: 'ripristina'; file: string }
  | { name: 'verifica' }

export type ImportFrom = 'sources' | { source: string } | { page: string }

export const HELP = `Uso: npm run admin -- COMANDO

  crea-amministratore EMAIL     fa amministratore chi ha questo indirizzo; se non è registrato crea
                                l'account, con ADMIN_PASSWORD o con un link per scegliere la password
  reimposta-password EMAIL      chiude le sessioni e manda il link per una nuova password; senza
                                SMTP_URL, o con --stampa, lo scrive qui
  togli-secondo-fattore EMAIL   per chi ha perso il dispositivo: toglie passkey, app dei codici e codici
                                di recupero, chiude le sessioni e avvisa per e-mail
  importa ricette|pizzerie      legge ora tutte le fonti attive
  importa INDIRIZZO             legge una pagina; con --pizzerie ci cerca una pizzeria
  importa INDIRIZZO --fonte     legge ora una sola delle fonti, basta una parte del suo indirizzo;
                                con --pizzerie una fonte di pizzerie
  backup FILE                   salva tutto il database in un file
  ripristina FILE --conferma    sostituisce tutto il database con quello del file
  verifica                      cerca file rovinati nel database incorporato, lo confronta con ciò che
                                il programma si aspetta, e le immagini con chi le mostra
  aiuto                         queste righe

Ciò che si importa aspetta nel pannello, tra le voci da approvare. Una copia vale per entrambi i database;
le sessioni e i link delle e-mail non ne fanno parte.

Con il database incorporato lavora un programma alla volta: ferma prima il sito.`

const OPTIONS = {
  'reimposta-password': { stampa: { type: 'boolean' } },
  importa: { pizzerie: { type: 'boolean' }, fonte: { type: 'boolean' } },
  ripristina: { conferma: { type: 'boolean' } },
} as const

/** Throws a {@link UsageError} for an unknown, missing or extra argument. */
export function parseCommand(argv: readonly string[]): Command {
  const [name = '', ...rest] = argv
  switch (name) {
    case 'aiuto':
    case '--help':
    case '-h':
      return { name: 'aiuto' }
    case 'crea-amministratore':
    case 'togli-secondo-fattore':
      return { name, email: emailOf(read(rest, {}, 'EMAIL').value) }
    case 'reimposta-password': {
      const { value, flags } = read(rest, OPTIONS[name], 'EMAIL')
      return { name, email: emailOf(value), isPrinted: flags.has('stampa') }
    }
    case 'importa':
      return importOf(rest)
    case 'backup':
      return { name, file: read(rest, {}, 'FILE').value }
    case 'ripristina': {
      const { value, flags } = read(rest, OPTIONS[name], 'FILE')
      if (!flags.has('conferma'))
        throw new UsageError(
          `Il ripristino sostituisce tutto ciò che c'è nel database: account, ricette, voti, immagini. Se è ciò che vuoi, aggiungi --conferma.`,
        )
      return { name, file: value }
    }
    case 'verifica':
      if (rest.length > 0) throw new UsageError(`Argomento di troppo: ${rest[0]}\n\n${HELP}`)
      return { name }
    case '':
      throw new UsageError(`Manca il comando.\n\n${HELP}`)
    default:
      throw new UsageError(`Comando sconosciuto: ${name}\n\n${HELP}`)
  }
}

function importOf(rest: string[]): Command {
  const { value, flags } = read(rest, OPTIONS.importa, 'ricette, pizzerie o INDIRIZZO')
  if (value === 'ricette' || value === 'pizzerie') {
    if (flags.size > 0) throw new UsageError('--pizzerie e --fonte si usano con un indirizzo.')
    return { name: 'importa', kind: value === 'ricette' ? 'recipe' : 'pizzeria', from: 'sources' }
  }
  const kind = flags.has('pizzerie') ? 'pizzeria' : 'recipe'
  if (flags.has('fonte')) return { name: 'importa', kind, from: { source: value } }
  if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol))
    throw new UsageError(
      `${value} non è una fonte: scrivi ricette, pizzerie o un indirizzo che comincia con https://`,
    )
  return { name: 'importa', kind, from: { page: value } }
}

function read(
  args: string[],
  options: Readonly<Record<string, { type: 'boolean' }>>,
  wanted: string,
): { value: string; flags: Set<string> } {
  const unknown = args.find((arg) => arg.startsWith('-') && !Object.hasOwn(options, arg.slice(2)))
  if (unknown !== undefined) throw new UsageError(`Opzione sconosciuta: ${unknown}\n\n${HELP}`)
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
  const [value, ...tooMany] = positionals
  if (!value) throw new UsageError(`Manca un argomento: ${wanted}\n\n${HELP}`)
  if (tooMany.length > 0) throw new UsageError(`Argomento di troppo: ${tooMany[0]}\n\n${HELP}`)
  return { value, flags: new Set(Object.keys(values)) }
}

function emailOf(text: string): string {
  if (!z.email().safeParse(text).success) throw new UsageError(`${text} non è un indirizzo e-mail.`)
  return text
}
