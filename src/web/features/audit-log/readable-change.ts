import { forEachText } from '#domain/recipes/recipe-texts.ts'
import { marksOf, plainStep } from '#domain/recipes/steps/step-marks.ts'

const FIELD_NAMES: Readonly<Record<string, string>> = {
  name: 'Nome',
  description: 'Descrizione',
  ...forEachText((_name, { label }) => label),
  category: 'Categoria',
  difficulty: 'Difficoltà',
  imageUrl: 'Immagine',
  activeTime: 'Minuti di lavoro',
  restTime: 'Minuti di riposo',
  bakeTime: 'Minuti di cottura',
  servings: 'Dosi',
  servingsUnit: 'Unità delle dosi',
  dough: 'Impasto',
  ingredients: 'Ingredienti',
  steps: 'Procedimento',
  isVegan: 'Vegana',
  isGlutenFree: 'Senza glutine',
  isPublished: 'Sul sito',
  youtubeVideoId: 'Video',
  sourceUrl: 'Pagina della fonte',
  sourceName: 'Sito della fonte',
  sourceAuthor: 'Autore della fonte',
  url: 'Indirizzo',
  type: 'Tipo',
  kind: 'Che cosa',
  city: 'Città',
  region: 'Regione',
  address: 'Indirizzo',
  foundedYear: 'Anno di fondazione',
  knownFor: 'Conosciuta per',
  term: 'Voce',
  definition: 'Definizione',
  related: 'Voci collegate',
  title: 'Nome',
  amazonUrl: 'Link',
  price: 'Prezzo',
  originalPrice: 'Prezzo pieno',
  originalPriceSince: 'Prezzo pieno in vigore dal',
  rating: 'Voto',
  reviewCount: 'Recensioni',
  isPrime: 'Prime',
  brand: 'Marca',
  tags: 'Etichette',
  relatedPizzaStyles: 'Stili di pizza',
  position: 'Posizione',
  isVisible: 'Nello shop',
  email: 'E-mail',
  isConfirmed: 'Iscrizione confermata',
  username: 'Nome utente',
  isAdmin: 'Amministratore',
  isDisabled: 'Sospeso',
  isVerified: 'Indirizzo verificato',
  sessions: 'Dispositivi collegati',
  passkey: 'Passkey',
  passkeys: 'Passkey',
  hasTotp: 'App dei codici',
  isDeleted: 'Nel cestino',
  subject: 'Oggetto',
  body: 'Testo',
  letters: 'Lettere',
  state: 'Stato',
  isEnabled: 'Attiva',
  targetId: 'Numero sul sito',
}

const STATE_NAMES: Readonly<Record<string, string>> = {
  pending: 'da approvare',
  approved: 'approvata',
  rejected: 'scartata',
}

export interface ReadableChange {
  field: string
  before: string | null
  after: string | null
}
type Fields = Readonly<Record<string, unknown>> | null

export function readableChanges(before: Fields, after: Fields): ReadableChange[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
  return [...names].map((name) => {
    const [was, is] = [before?.[name], after?.[name]]
    if (name === 'steps' && isTexts(was) && isTexts(is)) return stepsChange(was ?? [], is ?? [])
    return { field: FIELD_NAMES[name] ?? name, before: readable(was, name), after: readable(is, name) }
  })
}

type Texts = readonly string[] | undefined | null
const isTexts = (value: unknown): value is Texts =>
  value === undefined ||
  value === null ||
  (Array.isArray(value) && value.every((item) => typeof item === 'string'))

/** The steps are compared without their marks. If only marks have changed, the marks are compared. */
function stepsChange(before: readonly string[], after: readonly string[]): ReadableChange {
  const [was, is] = [before.map(plainStep), after.map(plainStep)]
  if (was.join('\n') !== is.join('\n'))
    return { field: FIELD_NAMES.steps as string, before: readable(was), after: readable(is) }
  const marksIn = (steps: readonly string[]) =>
    steps.flatMap((step, at) =>
      before[at] === after[at] ? [] : [`passaggio ${at + 1}: ${marksOf(step).join('; ') || '—'}`],
    )
  return {
    field: 'Ingredienti segnati nel procedimento',
    before: readable(marksIn(before)),
    after: readable(marksIn(after)),
  }
}

function readable(value: unknown, name?: string): string | null {
  if (value === undefined || value === null || value === '') return null
  if (typeof value === 'boolean') return value ? 'sì' : 'no'
  if (Array.isArray(value)) return value.map((item) => readable(item) ?? '').join('\n') || null
  if (typeof value !== 'string') return JSON.stringify(value)
  return name === 'state' && Object.hasOwn(STATE_NAMES, value) ? (STATE_NAMES[value] as string) : value
}
