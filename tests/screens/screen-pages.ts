import { PUBLIC_PAGES } from '#contracts/public-pages.ts'
import { OFFLINE_PAGE } from '#web/offline/offline-pages.ts'
import { ACCOUNT_PAGES, PROTECTED_PAGES } from '../e2e/site-map.ts'

export interface ScreenPage {
  /** The name of its files. */
  name: string
  path: string
  isAdmin?: boolean
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

const ADMIN_TABS = ['ricette', 'utenti', 'registro']

/** Every kind of page that somebody can see. */
export const SCREEN_PAGES: readonly ScreenPage[] = [
  ...[...PUBLIC_PAGES, '/ricette/1', '/ricette/46', ...ACCOUNT_PAGES, OFFLINE_PAGE].map(page),
  { name: 'non-trovata', path: '/pagina-che-non-esiste' },
  ...WITH_RESULTS,
  ...PROTECTED_PAGES.map((path) => ({ ...page(path), isAdmin: true })),
  ...ADMIN_TABS.map((tab) => ({ name: `admin-${tab}`, path: `/admin?scheda=${tab}`, isAdmin: true })),
]
