import { apiPaths } from '#contracts/api-paths.ts'
import { PUBLIC_PAGES } from '#contracts/public-pages.ts'
import { OFFLINE_PAGE } from '#web/offline/offline-pages.ts'
import { ACCOUNT_PAGES, PROTECTED_PAGES } from '../e2e/site-map.ts'

/** Addresses of the API that are never answered, or with a fault. */
export type Calls = Readonly<Record<string, 'held' | 'refused'>>

export interface ScreenPage {
  /** The name of its files. */
  name: string
  path: string
  isAdmin?: boolean
  /** The page as it waits or fails, come to from another page of the site. */
  calls?: Calls
  /** The part of a long page to be seen, as a selector. */
  part?: string
}

const nameOf = (path: string) => path.replace(/^\//, '').replaceAll('/', '-') || 'home'
const page = (path: string): ScreenPage => ({ name: nameOf(path), path })

/** Pages whose answer is their matter, with an answer. */
const WITH_RESULTS: ScreenPage[] = [
  {
    name: 'impasto-piano',
    path: '/calcolatore-impasto?prefermentEnabled=true&fermentMode=cold&fermentHours=24&bakeAt=2026-11-28T20:00',
  },
  {
    name: 'guida-forno-risultato',
    path: '/guida-forno?style=napoletana&oven=home_electric&surface=steel&maxTemp=275',
  },
  { name: 'nutrizione-risultato', path: '/calcolatore-nutrizione?ricetta=1' },
  { name: 'lista-spesa-piena', path: '/lista-spesa?ricette=1,5' },
  { name: 'ricette-cercate', path: '/ricette?cerca=funghi' },
  { name: 'ricette-nessuna', path: '/ricette?cerca=zzzz' },
]

const waiting = (path: string, call: string): ScreenPage => ({
  name: `${nameOf(path)}-attesa`,
  path,
  calls: { [call]: 'held' },
})
const failed = (path: string, call: string): ScreenPage => ({
  name: `${nameOf(path)}-errore`,
  path,
  calls: { [call]: 'refused' },
})

/** What nobody sees while all goes well. */
const STATES: ScreenPage[] = [
  waiting('/ricette', apiPaths.recipes),
  failed('/ricette', apiPaths.recipes),
  waiting('/ricette/1', apiPaths.recipe(1)),
  failed('/ricette/1', apiPaths.recipe(1)),
  waiting('/lista-spesa', apiPaths.recipes),
  waiting('/pizzerie', apiPaths.pizzerias),
  failed('/pizzerie', apiPaths.pizzerias),
  waiting('/glossario', apiPaths.glossary),
  waiting('/shop', apiPaths.shopProducts),
  waiting('/abbinamenti-ingredienti', apiPaths.pairing),
  { name: 'pizza-box-senza-account', path: '/', part: '#pizza-box' },
  { name: 'pizza-box-vuota', path: '/', part: '#pizza-box', isAdmin: true },
]

/** Not the figures: they count these very visits. */
const ADMIN_TABS = [
  'utenti',
  'ricette',
  'pizzerie',
  'glossario',
  'shop',
  'newsletter',
  'notifiche',
  'registro',
]

/** Every kind of page that somebody can see. */
export const SCREEN_PAGES: readonly ScreenPage[] = [
  ...[...PUBLIC_PAGES, '/ricette/1', '/ricette/46', ...ACCOUNT_PAGES, OFFLINE_PAGE].map(page),
  { name: 'non-trovata', path: '/pagina-che-non-esiste' },
  ...WITH_RESULTS,
  ...STATES,
  ...PROTECTED_PAGES.map((path) => ({ ...page(path), isAdmin: true })),
  ...ADMIN_TABS.map((tab) => ({ name: `admin-${tab}`, path: `/admin?scheda=${tab}`, isAdmin: true })),
]
