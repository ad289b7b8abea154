import type { Page } from '@playwright/test'
import { apiPaths } from '#contracts/api-paths.ts'
import { PUBLIC_PAGES } from '#contracts/public-pages.ts'
import { OFFLINE_PAGE } from '#web/offline/offline-pages.ts'
import { ACCOUNT_PAGES, PROTECTED_PAGES } from '../e2e/site-map.ts'
import type { ScreenWidth } from '../screens/reduce-screen.ts'
import * as parts from './opened-parts.ts'

export const WINDOWS = {
  phone: { width: 390, scheme: 'light' },
  desktop: { width: 1440, scheme: 'dark' },
} as const
export type Window = keyof typeof WINDOWS
export type Scheme = 'light' | 'dark'

/** Addresses of the API that are never answered, or with a fault. */
export type Calls = Readonly<Record<string, 'held' | 'refused'>>

export interface Visit {
  /** The name of its test and of its screens. */
  name: string
  path: string
  /** In which windows: one where only the width could differ, and that is looked at elsewhere. */
  windows: readonly Window[]
  /** What the server answers, 200 unless told otherwise. */
  status?: number
  /** Who looks: nobody that the site knows, unless told otherwise. The reader is one whom only the browser knows. */
  who?: 'admin' | 'reader'
  /** Its screens are taken in every width and scheme. */
  isFull?: boolean
  /** The page as it waits or fails, come to from another page of the site. */
  calls?: Calls
  /** A part of a long page to be seen, as a selector: it stands at the top of the window. */
  part?: string
  /** Where axe looks: what is open over a page hides the rest of it from assistive technology. */
  within?: string
  /** What the visitor looks for before anything is measured. */
  sees?: (page: Page) => Promise<void>
  /** What the visitor opens; the window is looked at as it is then. */
  opens?: (page: Page) => Promise<void>
  /** It has neither title nor heading yet. */
  isNameless?: boolean
  /** How much of the window may move by itself. */
  mayShift?: number
  /** Its notification stays, because the pointer is on it; others are closed before they go by themselves. */
  isNotified?: boolean
  /** It shows what changes from run to run. */
  isUnsteady?: boolean
}

/** Of the window, as browsers count it. */
const MAX_SHIFT = 0.01

const BOTH = ['phone', 'desktop'] as const
const PHONE = ['phone'] as const
const DESKTOP = ['desktop'] as const

const nameOf = (path: string) => path.replace(/^\//, '').replaceAll('/', '-') || 'home'
const page = (path: string): Visit => ({ name: nameOf(path), path, windows: BOTH })

const NO_PAGES: Visit[] = [
  { name: 'non-trovata', path: '/pagina-che-non-esiste', status: 404, windows: BOTH },
  { name: 'ricetta-non-trovata', path: '/ricette/abc', status: 404, windows: PHONE },
]

/** Pages whose answer is their matter, with an answer. */
const WITH_RESULTS: Visit[] = [
  {
    name: 'impasto-piano',
    path: '/calcolatore-impasto?prefermentEnabled=true&fermentMode=cold&fermentHours=24&bakeAt=2026-11-28T20:00',
    windows: BOTH,
  },
  {
    name: 'guida-forno-risultato',
    path: '/guida-forno?style=napoletana&oven=home_electric&surface=steel&maxTemp=275',
    windows: BOTH,
  },
  {
    name: 'guida-forno-debole',
    path: '/guida-forno?style=napoletana&oven=home_gas&surface=steel&maxTemp=260',
    windows: DESKTOP,
  },
  { name: 'abbinamenti-base', path: '/abbinamenti-ingredienti?base=pomodoro', windows: DESKTOP },
  {
    name: 'abbinamenti-analisi',
    path: '/abbinamenti-ingredienti?scheda=analisi&con=pomodoro,fragole,gorgonzola-dolce',
    windows: DESKTOP,
  },
  { name: 'abbinamenti-tutti', path: '/abbinamenti-ingredienti?scheda=ingredienti', windows: DESKTOP },
  { name: 'nutrizione-risultato', path: '/calcolatore-nutrizione?ricetta=1', windows: BOTH },
  { name: 'lista-spesa-piena', path: '/lista-spesa?ricette=1,5', windows: BOTH },
  { name: 'ricette-cercate', path: '/ricette?cerca=funghi', windows: BOTH },
  { name: 'ricette-nessuna', path: '/ricette?cerca=zzzz', windows: BOTH },
  { name: 'reimposta-password-modulo', path: '/reimposta-password?token=abc', windows: DESKTOP },
]

const waiting = (path: string, call: string): Visit => ({
  name: `${nameOf(path)}-attesa`,
  path,
  calls: { [call]: 'held' },
  windows: PHONE,
})
const failed = (path: string, call: string): Visit => ({
  name: `${nameOf(path)}-errore`,
  path,
  calls: { [call]: 'refused' },
  windows: DESKTOP,
})

/** What nobody sees while all goes well. */
const STATES: Visit[] = [
  waiting('/ricette', apiPaths.recipes),
  failed('/ricette', apiPaths.recipes),
  // The recipe is what has a name.
  { ...waiting('/ricette/1', apiPaths.recipe(1)), isNameless: true, within: 'body' },
  failed('/ricette/1', apiPaths.recipe(1)),
  waiting('/lista-spesa', apiPaths.recipes),
  waiting('/pizzerie', apiPaths.pizzerias),
  failed('/pizzerie', apiPaths.pizzerias),
  waiting('/glossario', apiPaths.glossary),
  waiting('/shop', apiPaths.shopProducts),
  waiting('/abbinamenti-ingredienti', apiPaths.pairing),
  { name: 'pizza-box-senza-account', path: '/', part: '#pizza-box', windows: DESKTOP },
]

const OPENED: Visit[] = [
  {
    name: 'menu',
    path: '/privacy',
    who: 'reader',
    opens: parts.openMenu,
    within: '[role=menu]',
    windows: DESKTOP,
  },
  { name: 'menu-telefono', path: '/privacy', who: 'reader', opens: parts.openPhoneMenu, windows: PHONE },
  {
    name: 'ricette-scelta',
    path: '/ricette',
    opens: parts.openSelect,
    within: '[role=listbox]',
    windows: PHONE,
  },
  { name: 'fornelli', path: '/ricette/1', opens: parts.cook, within: '[role=dialog]', windows: PHONE },
  {
    name: 'ricerca',
    path: '/',
    opens: parts.searchMushrooms,
    part: '#cerca-ricette',
    isNotified: true,
    windows: PHONE,
  },
  {
    name: 'ricerca-vuota',
    path: '/',
    opens: parts.searchNothing,
    part: '#cerca-ricette',
    isNotified: true,
    windows: DESKTOP,
  },
  {
    name: 'impasto-aperto',
    path: '/calcolatore-impasto?bakeAt=2026-11-28T20:00&prefermentEnabled=true&sourdoughEnabled=true',
    opens: parts.openCalculator,
    within: 'main',
    windows: PHONE,
  },
  {
    name: 'impasto-impossibile',
    path: '/calcolatore-impasto?bakeAt=2026-11-28T20:00&prefermentEnabled=true&sourdoughEnabled=true',
    opens: parts.askTheImpossible,
    within: 'main',
    windows: DESKTOP,
  },
  {
    name: 'impasto-semplice',
    path: '/?pizzaType=teglia&leavenMethod=frigo#calcolatore',
    opens: parts.keepDough,
    within: '#calcolatore',
    part: '#calcolatore',
    windows: PHONE,
  },
  {
    name: 'impasto-semplice-avanzato',
    path: '/?pizzaType=teglia&leavenMethod=frigo#calcolatore',
    opens: parts.openAdvanced,
    within: '#calcolatore',
    part: '#calcolatore',
    windows: DESKTOP,
  },
  { name: 'registrazione-errori', path: '/auth', opens: parts.registerBadly, windows: PHONE },
]

const OF_READERS: Visit[] = [
  { name: 'pizza-box-vuota', path: '/#pizza-box', who: 'admin', part: '#pizza-box', windows: PHONE },
  { name: 'ricette-1-redazione', path: '/ricette/1', who: 'admin', windows: DESKTOP },
  {
    name: 'profilo-account',
    path: '/profilo',
    who: 'reader',
    opens: parts.openTab('Informazioni account'),
    windows: PHONE,
  },
  {
    name: 'profilo-sicurezza',
    path: '/profilo',
    who: 'reader',
    opens: parts.openTab('Sicurezza'),
    windows: DESKTOP,
  },
  {
    name: 'profilo-dati',
    path: '/profilo',
    who: 'reader',
    opens: parts.openTab('I miei dati'),
    windows: PHONE,
  },
  {
    name: 'profilo-eliminazione',
    path: '/profilo',
    who: 'reader',
    opens: parts.askToDelete,
    windows: DESKTOP,
  },
  {
    name: 'pizza-box-piena',
    path: '/',
    who: 'reader',
    part: '#pizza-box',
    sees: parts.seeBox,
    windows: DESKTOP,
  },
  { name: 'pizza-box-aggiunta', path: '/', who: 'reader', opens: parts.addToBox, windows: PHONE },
]

const tab = (name: string, scheda: string, heading: string, more: Partial<Visit> = {}): Visit => ({
  name: `admin-${name}`,
  path: `/admin?scheda=${scheda}`,
  who: 'admin',
  sees: parts.seeAdmin(heading),
  windows: BOTH,
  ...more,
})

const OF_ADMINISTRATORS: Visit[] = [
  ...PROTECTED_PAGES.map((path): Visit => ({ ...page(path), who: 'admin' })),
  tab('utenti', 'utenti', 'Utenti'),
  tab('ricette', 'ricette', 'Ricette'),
  tab('video', 'ricette&vista=video', 'Video delle ricette', { windows: PHONE }),
  tab('ricetta', 'ricette&ricetta=1', 'Pizza Margherita', { windows: PHONE }),
  tab('pizzerie', 'pizzerie', 'Pizzerie', { windows: DESKTOP }),
  tab('scraping', 'pizzerie&vista=scraping', 'Scraping delle pizzerie', { windows: PHONE }),
  tab('pizzeria-nuova', 'pizzerie&voce=nuova', 'Nuova pizzeria', { windows: PHONE }),
  tab('glossario', 'glossario', 'Glossario', { windows: PHONE }),
  tab('parola', 'glossario&voce=1', 'abburattamento', { windows: DESKTOP }),
  tab('shop', 'shop', 'Prodotti dello shop', { windows: DESKTOP }),
  tab('prodotto', 'shop&voce=1', 'Piastra', { windows: PHONE }),
  tab('newsletter', 'newsletter', 'Newsletter', { windows: PHONE }),
  tab('numero', 'newsletter&numero=nuovo', 'Nuovo numero', { windows: DESKTOP }),
  // They count these very visits.
  tab('statistiche', 'statistiche', 'Statistiche', { isUnsteady: true }),
  tab('notifiche', 'notifiche', 'Notifiche', { windows: PHONE }),
  tab('registro', 'registro', 'Registro', { windows: DESKTOP }),
  {
    name: 'admin-errori',
    path: '/admin?scheda=ricette&ricetta=nuova',
    who: 'admin',
    opens: parts.sendEmptyRecipe,
    windows: PHONE,
  },
  {
    name: 'admin-domanda',
    path: '/admin?scheda=ricette&ricetta=nuova',
    who: 'admin',
    opens: parts.leaveRecipe,
    windows: DESKTOP,
  },
  { name: 'anteprima', path: '/admin/anteprima/2', who: 'admin', sees: parts.seePreview, windows: PHONE },
]

/** The pages that most readers see, and one of every kind of layout. */
const FULL = [
  'home',
  'ricette',
  'ricette-1',
  'glossario',
  'calcolatore-impasto',
  'guida-forno-risultato',
  'nutrizione-risultato',
  'lista-spesa-piena',
  'shop',
  'storia-della-pizza',
  'auth',
  'admin',
]

/**
 * Pages that move more than a page may, because only the browser learns what they show: the token of a letter's link, the
 * weights of a recipe, a page that is an administrator's alone, the height of what lies above an anchor. None may move more
 * than it does today.
 */
const MAY_SHIFT: Readonly<Record<string, number>> = {
  'newsletter-conferma': 0.04,
  'newsletter-disiscrizione': 0.04,
  'nutrizione-risultato': 0.12,
  'impasto-semplice': 0.5,
  'impasto-semplice-avanzato': 0.5,
  'lista-spesa-piena': 0.05,
  anteprima: 1.6,
}

/** Every kind of page that somebody can see. */
export const VISITS: readonly Visit[] = [
  ...[...PUBLIC_PAGES, '/ricette/1', '/ricette/46', ...ACCOUNT_PAGES, OFFLINE_PAGE].map(page),
  ...NO_PAGES,
  ...WITH_RESULTS,
  ...STATES,
  ...OPENED,
  ...OF_READERS,
  ...OF_ADMINISTRATORS,
].map((visit) => ({
  ...visit,
  isFull: FULL.includes(visit.name),
  mayShift: MAY_SHIFT[visit.name] ?? MAX_SHIFT,
}))

export interface Screen {
  name: string
  width: ScreenWidth
  scheme: Scheme
}

/** What is seen of a visit in a window. */
export function screensOf({ name, isFull, isUnsteady }: Visit, window: Window): Screen[] {
  if (isUnsteady) return []
  const { width, scheme } = WINDOWS[window]
  const widths: readonly ScreenWidth[] = isFull && window === 'phone' ? [width, 768] : [width]
  const schemes: readonly Scheme[] = isFull ? [scheme, otherScheme(scheme)] : [scheme]
  return widths.flatMap((wide) =>
    schemes.map((one) => ({ name: `${name}-${wide}-${one}`, width: wide, scheme: one })),
  )
}

export const otherScheme = (scheme: Scheme): Scheme => (scheme === 'light' ? 'dark' : 'light')
