import { addressOf } from '#contracts/endpoint.ts'
import { getSymptom, listSymptoms } from '#contracts/first-aid/first-aid.endpoints.ts'
import { listGlossaryTerms } from '#contracts/glossary/glossary.endpoints.ts'
import { listPairingIngredients } from '#contracts/pairing/pairing.endpoints.ts'
import { invitePage, sharedNightPage } from '#contracts/pizza-night/night-pages.ts'
import { listPizzerias } from '#contracts/pizzerias/pizzerias.endpoints.ts'
import { getRecipe, listRecipes } from '#contracts/recipes/recipes.endpoints.ts'
import { listShopProducts } from '#contracts/shop/shop.endpoints.ts'
import { OPEN_PAGES } from '../e2e/site-map.ts'
import { OF_ADMINISTRATORS, OF_READERS, OPENED } from './opened-visits.ts'
import { BOTH, DESKTOP, nameOf, PHONE, page, type Visit, type Window } from './visit.ts'

/** Layout shift, as browsers count it. */
const MAX_SHIFT = 0.01

const SYMPTOM = '/pronto-soccorso/cruda-al-centro'

const NO_PAGES: Visit[] = [
  { name: 'non-trovata', path: '/pagina-che-non-esiste', status: 404, windows: BOTH },
  { name: 'pronto-soccorso-non-trovato', path: '/pronto-soccorso/niente', status: 404, windows: PHONE },
  { name: 'serata-invito-chiuso', path: invitePage('niente'), status: 404, windows: BOTH },
  { name: 'serata-menu-chiuso', path: sharedNightPage('niente'), status: 404, windows: PHONE },
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
  { name: 'ricetta-teglia', path: '/ricette/61?dosi=60x40', windows: BOTH },
  { name: 'ricette-cercate', path: '/ricette?cerca=funghi', windows: BOTH },
  { name: 'ricette-scelte', path: '/ricette?dieta=vegana&stile=teglia&ordina=tempo', windows: BOTH },
  { name: 'cerca-inizio', path: '/cerca', windows: PHONE },
  { name: 'cerca-risultati', path: '/cerca?q=biga', windows: BOTH },
  { name: 'cerca-numero', path: '/cerca?q=quanto+lievito+per+24+ore', windows: PHONE },
  { name: 'cerca-niente', path: '/cerca?q=zzzz', windows: DESKTOP },
  { name: 'ricette-nessuna', path: '/ricette?cerca=zzzz', windows: BOTH },
  {
    name: 'pronto-soccorso-risposte',
    path: `${SYMPTOM}?risposte=fondo-scuro.poco-condimento`,
    windows: BOTH,
  },
  { name: 'pronto-soccorso-cercato', path: '/pronto-soccorso?cerca=cruda', windows: PHONE },
  { name: 'pronto-soccorso-nessuno', path: '/pronto-soccorso?cerca=zzzz', windows: DESKTOP },
  {
    name: 'serata-pronta',
    path: '/serata?ospiti=6&quando=2096-11-24T20:00&tavola=52.2_12.2_2.2_2.1_2.1_7.2&pizze=4&impasti=2',
    windows: BOTH,
  },
  { name: 'serata-rifiutata', path: '/serata?ospiti=200&quando=2096-11-24T20:00', windows: BOTH },
  {
    name: 'serata-prefermento',
    path: '/serata?ospiti=4&quando=2096-11-24T20:00&ricette=9.76.22',
    windows: BOTH,
  },
  { name: 'reimposta-password-modulo', path: '/reimposta-password?token=abc', windows: DESKTOP },
]

/** Everybody's pages as they open, but those that have a visit of another name. */
const PLAIN_PAGES = OPEN_PAGES.filter((path) => !WITH_RESULTS.some((visit) => visit.path === path))

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
  waiting('/ricette', listRecipes.path),
  failed('/ricette', listRecipes.path),
  waiting('/ricette/1', addressOf(getRecipe, { params: { id: 1 } })),
  failed('/ricette/1', addressOf(getRecipe, { params: { id: 1 } })),
  waiting('/lista-spesa', listRecipes.path),
  waiting('/pizzerie', listPizzerias.path),
  failed('/pizzerie', listPizzerias.path),
  waiting('/glossario', listGlossaryTerms.path),
  waiting('/shop', listShopProducts.path),
  waiting('/pronto-soccorso', listSymptoms.path),
  waiting(SYMPTOM, addressOf(getSymptom, { params: { id: 'cruda-al-centro' } })),
  failed(SYMPTOM, addressOf(getSymptom, { params: { id: 'cruda-al-centro' } })),
  waiting('/abbinamenti-ingredienti', listPairingIngredients.path),
  { name: 'pizza-box-senza-account', path: '/', part: '#pizza-box', windows: DESKTOP },
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
 * Pages that move more than a page may, because only the browser learns what they show: the weights of a recipe, a page
 * that is an administrator's alone, the height of what lies above an anchor. None may move more than it does today.
 */
const MAY_SHIFT: Readonly<Record<string, number>> = {
  'nutrizione-risultato': 0.12,
  'impasto-semplice': 0.5,
  'impasto-semplice-avanzato': 0.5,
  'lista-spesa-piena': 0.05,
  anteprima: 1.6,
}

/**
 * What `npm test` visits: a page of every kind, in the window where its kind is read more, or where it is harder to get
 * right; the pages that most readers see, in both.
 */
export const IN_TEST: Readonly<Record<string, readonly Window[]>> = {
  // What most readers see.
  home: BOTH,
  ricette: BOTH,
  'ricette-1': BOTH,
  'serata-pronta': BOTH,
  // Pages to read: an article, a list of words, shelves, a symptom, no page.
  'storia-della-pizza': PHONE,
  glossario: DESKTOP,
  shop: PHONE,
  'pronto-soccorso-cruda-al-centro': PHONE,
  'non-trovata': PHONE,
  // Tools with what they answer.
  'impasto-piano': PHONE,
  'guida-forno-risultato': DESKTOP,
  'nutrizione-risultato': PHONE,
  'abbinamenti-analisi': DESKTOP,
  'lista-spesa-piena': PHONE,
  'cerca-risultati': PHONE,
  // While it waits, and when it fails.
  'ricette-attesa': PHONE,
  'ricette-errore': DESKTOP,
  // What opens: a menu, a sheet, a drawer, the steps of cooking, errors of a form, an invitation.
  'menu-telefono': PHONE,
  'ricette-filtro': DESKTOP,
  'ricetta-impasto': PHONE,
  fornelli: PHONE,
  'registrazione-errori': PHONE,
  'serata-invito': PHONE,
  // With an account, and for who runs the site: an overview, a form, a review.
  profilo: DESKTOP,
  admin: DESKTOP,
  'admin-ricetta': PHONE,
  'admin-revisione': DESKTOP,
}

/** Every kind of page that somebody can see. */
export const VISITS: readonly Visit[] = [
  ...[...PLAIN_PAGES, '/ricette/1', '/ricette/46', SYMPTOM].map(page),
  ...NO_PAGES,
  ...WITH_RESULTS,
  ...STATES,
  ...OPENED,
  ...OF_READERS,
  ...OF_ADMINISTRATORS,
].map((visit) => ({
  ...visit,
  isFull: FULL.includes(visit.name),
  inTest: IN_TEST[visit.name] ?? [],
  mayShift: MAY_SHIFT[visit.name] ?? MAX_SHIFT,
}))
