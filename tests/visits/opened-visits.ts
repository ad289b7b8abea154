import { PROTECTED_PAGES } from '../e2e/site-map.ts'
import * as parts from './opened-parts.ts'
import { BOTH, DESKTOP, PHONE, page, type Visit } from './visit.ts'

/** What readers open. */
export const OPENED: Visit[] = [
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
  {
    name: 'ricette-filtro',
    path: '/ricette',
    opens: parts.openDietSheet,
    within: '[popover]:popover-open',
    windows: BOTH,
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

/** What only who is logged in sees. */
export const OF_READERS: Visit[] = [
  { name: 'pizza-box-vuota', path: '/#pizza-box', who: 'admin', part: '#pizza-box', windows: PHONE },
  { name: 'ricette-1-redazione', path: '/ricette/1', who: 'admin', windows: DESKTOP },
  {
    name: 'profilo-account',
    path: '/profilo',
    who: 'reader',
    opens: parts.openTab("Informazioni sull'account"),
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
    opens: parts.openTab('I tuoi dati'),
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
  {
    name: 'pizza-box-aggiunta',
    path: '/',
    who: 'reader',
    opens: parts.addToBox,
    part: '#pizza-box',
    windows: PHONE,
  },
]

const tab = (name: string, scheda: string, heading: string, more: Partial<Visit> = {}): Visit => ({
  name: `admin-${name}`,
  path: `/admin?scheda=${scheda}`,
  who: 'admin',
  sees: parts.seeAdmin(heading),
  windows: BOTH,
  ...more,
})

export const OF_ADMINISTRATORS: Visit[] = [
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
    name: 'admin-graffa',
    path: '/admin?scheda=ricette&ricetta=1',
    who: 'admin',
    sees: parts.seeAdmin('Pizza Margherita'),
    opens: parts.openBrace,
    windows: BOTH,
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
