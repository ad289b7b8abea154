import { PROTECTED_PAGES } from '../e2e/site-map.ts'
import * as evenings from './evening-parts.ts'
import { reviewEntry } from './import-review.ts'
import * as parts from './opened-parts.ts'
import { BOTH, DESKTOP, PHONE, page, type Visit, visit } from './visit.ts'

/** What readers open. */
export const OPENED: Visit[] = [
  visit('menu', '/privacy', DESKTOP, { who: 'reader', opens: parts.openMenu, within: '[role=menu]' }),
  visit('menu-telefono', '/privacy', PHONE, { who: 'reader', opens: parts.openPhoneMenu }),
  visit('ricette-scelta', '/ricette', PHONE, { opens: parts.openSelect, within: '[role=listbox]' }),
  visit('ricette-filtro', '/ricette', BOTH, { opens: parts.openDietSheet, within: '[popover]:popover-open' }),
  visit('ricetta-lista', '/ricette/1?dosi=6', PHONE, {
    opens: parts.openDrawer('Lista della spesa'),
    within: '[role=dialog]',
  }),
  visit('ricetta-impasto', '/ricette/1?dosi=6', PHONE, { opens: parts.planMeal, within: '[role=dialog]' }),
  visit('ricetta-forno', '/ricette/61', DESKTOP, {
    opens: parts.openDrawer('Il mio forno'),
    within: '[role=dialog]',
  }),
  visit('ricetta-raccolta', '/ricette/1', PHONE, {
    who: 'reader',
    opens: parts.openDrawer('Metti in una collezione'),
    within: '[role=dialog]',
  }),
  visit('fornelli', '/ricette/1', PHONE, { opens: parts.cook, within: '[role=dialog]' }),
  visit('fornelli-elenco', '/ricette/1', PHONE, { opens: parts.listSteps, within: '[role=dialog]' }),
  visit('ricerca', '/', PHONE, { opens: parts.searchMushrooms, part: '#cerca-ricette', isNotified: true }),
  visit('ricerca-vuota', '/', DESKTOP, {
    opens: parts.searchNothing,
    part: '#cerca-ricette',
    isNotified: true,
  }),
  visit(
    'impasto-aperto',
    '/calcolatore-impasto?bakeAt=2026-11-28T20:00&prefermentEnabled=true&sourdoughEnabled=true',
    PHONE,
    { opens: parts.openCalculator, within: 'main' },
  ),
  visit(
    'impasto-impossibile',
    '/calcolatore-impasto?bakeAt=2026-11-28T20:00&prefermentEnabled=true&sourdoughEnabled=true',
    DESKTOP,
    { opens: parts.askTheImpossible, within: 'main' },
  ),
  visit('impasto-semplice', '/?pizzaType=teglia&leavenMethod=frigo#calcolatore', PHONE, {
    opens: parts.keepDough,
    within: '#calcolatore',
    part: '#calcolatore',
  }),
  visit('impasto-semplice-avanzato', '/?pizzaType=teglia&leavenMethod=frigo#calcolatore', DESKTOP, {
    opens: parts.openAdvanced,
    within: '#calcolatore',
    part: '#calcolatore',
  }),
  visit('serata-invito', '/privacy', BOTH, { opens: evenings.openInvite, within: 'main' }),
  visit('serata-invito-risposto', '/privacy', PHONE, { opens: evenings.answerInvite, within: 'main' }),
  visit('serata-menu', '/privacy', BOTH, { opens: evenings.openSharedNight, within: 'main' }),
  visit('registrazione-errori', '/auth', PHONE, { opens: parts.registerBadly }),
]

/** What only logged-in users see. */
export const OF_READERS: Visit[] = [
  visit('pizza-box-vuota', '/#pizza-box', PHONE, { who: 'admin', part: '#pizza-box' }),
  visit('ricette-1-redazione', '/ricette/1', DESKTOP, { who: 'admin' }),
  visit('fornelli-fine', '/ricette/1', BOTH, {
    who: 'reader',
    opens: parts.finishCooking,
    within: '[role=dialog]',
  }),
  visit('serata-tenuta', '/serata', BOTH, {
    who: 'reader',
    opens: evenings.openKeptEvening,
    within: 'main',
    part: '[aria-labelledby=le-tue-serate]',
  }),
  visit('profilo-account', '/profilo', PHONE, {
    who: 'reader',
    opens: parts.openTab("Informazioni sull'account"),
  }),
  visit('profilo-sicurezza', '/profilo', DESKTOP, { who: 'reader', opens: parts.openTab('Sicurezza') }),
  visit('profilo-sicurezza-redazione', '/profilo#sicurezza', PHONE, {
    who: 'admin',
    sees: parts.seeSecurity,
  }),
  visit('admin-secondo-fattore', '/admin', BOTH, { who: 'admin', opens: parts.meetGate }),
  visit('profilo-passkey-togli', '/profilo#sicurezza', BOTH, {
    who: 'reader',
    opens: parts.askToRemovePasskey,
    within: '[role=dialog]',
  }),
  visit('profilo-dati', '/profilo', PHONE, { who: 'reader', opens: parts.openTab('I tuoi dati') }),
  visit('profilo-eliminazione', '/profilo', DESKTOP, { who: 'reader', opens: parts.askToDelete }),
  visit('pizza-box-piena', '/', DESKTOP, { who: 'reader', part: '#pizza-box', sees: parts.seeBox }),
  visit('pizza-box-aggiunta', '/', PHONE, { who: 'reader', opens: parts.addToBox, part: '#pizza-box' }),
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
  visit('admin-revisione', '/admin?scheda=ricette', BOTH, {
    who: 'admin',
    sees: parts.seeAdmin('Ricette'),
    opens: reviewEntry,
    within: '[role="dialog"]',
  }),
  visit('admin-errori', '/admin?scheda=ricette&ricetta=nuova', PHONE, {
    who: 'admin',
    opens: parts.sendEmptyRecipe,
  }),
  visit('admin-graffa', '/admin?scheda=ricette&ricetta=1', BOTH, {
    who: 'admin',
    sees: parts.seeAdmin('Pizza Margherita'),
    opens: parts.openBrace,
  }),
  visit('admin-domanda', '/admin?scheda=ricette&ricetta=nuova', DESKTOP, {
    who: 'admin',
    opens: parts.leaveRecipe,
  }),
  visit('anteprima', '/admin/anteprima/2', PHONE, { who: 'admin', sees: parts.seePreview }),
]
