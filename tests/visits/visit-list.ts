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
import { BOTH, DESKTOP, nameOf, PHONE, page, type Visit, visit, type Window } from './visit.ts'

/** Layout shift, as browsers count it. */
const MAX_SHIFT = 0.01

const SYMPTOM = '/pronto-soccorso/cruda-al-centro'

const NO_PAGES: Visit[] = [
  visit('non-trovata', '/pagina-che-non-esiste', BOTH, { status: 404 }),
  visit('pronto-soccorso-non-trovato', '/pronto-soccorso/niente', PHONE, { status: 404 }),
  visit('serata-invito-chiuso', invitePage('niente'), BOTH, { status: 404 }),
  visit('serata-menu-chiuso', sharedNightPage('niente'), PHONE, { status: 404 }),
  visit('ricetta-non-trovata', '/ricette/abc', PHONE, { status: 404 }),
]

/** Pages whose answer is their matter, with an answer. */
const WITH_RESULTS: Visit[] = [
  visit(
    'impasto-piano',
    '/calcolatore-impasto?prefermentEnabled=true&fermentMode=cold&fermentHours=24&bakeAt=2026-11-28T20:00',
    BOTH,
  ),
  visit(
    'guida-forno-risultato',
    '/guida-forno?style=napoletana&oven=home_electric&surface=steel&maxTemp=275',
    BOTH,
  ),
  visit(
    'guida-forno-debole',
    '/guida-forno?style=napoletana&oven=home_gas&surface=steel&maxTemp=260',
    DESKTOP,
  ),
  visit('abbinamenti-base', '/abbinamenti-ingredienti?base=pomodoro', DESKTOP),
  visit(
    'abbinamenti-analisi',
    '/abbinamenti-ingredienti?scheda=analisi&con=pomodoro,fragole,gorgonzola-dolce',
    DESKTOP,
  ),
  visit('abbinamenti-tutti', '/abbinamenti-ingredienti?scheda=ingredienti', DESKTOP),
  visit('nutrizione-risultato', '/calcolatore-nutrizione?ricetta=1', BOTH),
  visit('lista-spesa-piena', '/lista-spesa?ricette=1,5', BOTH),
  visit('ricetta-teglia', '/ricette/61?dosi=60x40', BOTH),
  visit('ricette-cercate', '/ricette?cerca=funghi', BOTH),
  visit('ricette-scelte', '/ricette?dieta=vegana&stile=teglia&ordina=tempo', BOTH),
  visit('cerca-inizio', '/cerca', PHONE),
  visit('cerca-risultati', '/cerca?q=biga', BOTH),
  visit('cerca-numero', '/cerca?q=quanto+lievito+per+24+ore', PHONE),
  visit('cerca-niente', '/cerca?q=zzzz', DESKTOP),
  visit('ricette-nessuna', '/ricette?cerca=zzzz', BOTH),
  visit('pronto-soccorso-risposte', `${SYMPTOM}?risposte=fondo-scuro.poco-condimento`, BOTH),
  visit('pronto-soccorso-cercato', '/pronto-soccorso?cerca=cruda', PHONE),
  visit('pronto-soccorso-nessuno', '/pronto-soccorso?cerca=zzzz', DESKTOP),
  visit(
    'serata-pronta',
    '/serata?ospiti=6&quando=2096-11-24T20:00&tavola=52.2_12.2_2.2_2.1_2.1_7.2&pizze=4&impasti=2&servizio=each',
    BOTH,
  ),
  visit('serata-rifiutata', '/serata?ospiti=200&quando=2096-11-24T20:00', BOTH),
  visit('serata-prefermento', '/serata?ospiti=4&quando=2096-11-24T20:00&ricette=9.76.22', BOTH),
  visit('reimposta-password-modulo', '/reimposta-password?token=abc', DESKTOP),
]

/** Everybody's pages as they open, but those that have a visit of another name. */
const PLAIN_PAGES = OPEN_PAGES.filter((path) => !WITH_RESULTS.some((result) => result.path === path))

const waiting = (path: string, call: string) =>
  visit(`${nameOf(path)}-attesa`, path, PHONE, { calls: { [call]: 'held' } })
const failed = (path: string, call: string) =>
  visit(`${nameOf(path)}-errore`, path, DESKTOP, { calls: { [call]: 'refused' } })

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
  visit('pizza-box-senza-account', '/', DESKTOP, { part: '#pizza-box' }),
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
  'impasto-semplice-avanzato': 0.15,
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
].map((one) => ({
  ...one,
  isFull: FULL.includes(one.name),
  inTest: IN_TEST[one.name] ?? [],
  mayShift: MAY_SHIFT[one.name] ?? MAX_SHIFT,
}))
