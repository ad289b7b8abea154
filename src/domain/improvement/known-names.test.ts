import { expect, test } from 'vitest'
import { namedLines } from './diet-lines.ts'
import { workLine } from './work-lines.ts'

const COMMON = `
bieta, biete, erbette, bietoline, erba di campo, erbe di campo, verdure di campo miste (cicoria, borragine), verdura mista, ramerino,
nepitella, mentuccia, finocchietto selvatico, borragine, ortica, ortiche, agretti, barba dei frati, puntarelle, sponsali puliti,
rapini, cime di rapa, tarassaco, crescione, portulaca, pastinaca, mammole, pioppini, portobello, diavoletti, pannocchia,
cioccolato fondente, gocce di cioccolato, cioccolato al latte, cacao amaro, amaretto secco, amaretti, savoiardi, digestive,
biscotti secchi, pan di Spagna, grissini, cracker, taralli, panko, Vermentino, Vernaccia, Marsala, Chianti, Prosecco, passito,
rum, grappa, limoncello, alchermes, anice, sambuca, birra, Guinness, sciroppo d'acero, melassa, vincotto, saba, glucosio, fruttosio,
zollette di zucchero, stevia, eritritolo, salamoia, brodo, dado, ketchup, salsa barbecue, senape, salsa Worcester, salsa di soia,
tabasco, Trockenhefe, grobe Bratwurst crude, cream cheese, jalapeño, Sahne, Schmand, Quark, acqua del rinfresco,
acqua di vegetazione, acqua di cottura, acqua dei pomodori, acqua di governo, farina 0 di media forza, farina di maiorca, farina d'orzo,
farina multicereali, grano arso, crusca, altro olio e sale, olio di mio padre, olio di noci, latte di soia, bevanda di avena,
mozzarella di riso, veg cheese, tofu vellutato, seitan, tempeh, edamame, colla di pesce, agar agar, xantano, cremor tartaro,
vanillina, 30 g di codette, canditi, cedro candito, uva sultanina, zibibbo, bacche di goji, castagne, banana, ribes, pesche noci, mandarino,
crema pasticcera, crema di zucca, crema di funghi, pesto di noci, tapenade, bagna cauda, salsa tonnata, salsa rosa, pasta brisée,
pasta frolla, pasta fillo, riso, quinoa, farro, bulgur, spaghetti, couscous, cotechino, salamella, finocchiona, jamón serrano, spada
affumicato, sarde fresche, polline, giuggiulena, capuliato, cucunci, aceto balsamico di Modena IGP, olio del Garda, pesto di Prà, latte di bufala, odori, uova di oca, formaggio di fossa, toma, tomini, skyr, kefir`

const knownAs = (text: string) => {
  const [line] = namedLines([{ title: '', isDough: false, lines: [workLine(text)] }])
  return line?.foodId ?? line?.family
}

test('nothing that kitchens commonly have is unknown', () => {
  const names = COMMON.replace(/\s+/gu, ' ').split(/, (?![^(]*\))/u)
  expect(names.length).toBeGreaterThan(140)
  expect(names.map((name) => name.trim()).filter((name) => knownAs(name) === undefined)).toEqual([])
})

test.each([
  ['gelato al rum', undefined],
  ['farina di canapa', 'per-tutti'],
  ['glassa di balsamico', 'aceto-balsamico'],
  ['lievito Pane degli Angeli', 'lievito-istantaneo'],
  ['olive oil', 'olio-evo'],
  ['salamoia', 'salamoia'],
  ['salsa di soia', 'salsa-soia'],
  ['pesto di rucola', 'salsa-con-formaggio'],
])('%s is %s, and not what a word of it is', (name, known) => {
  expect(knownAs(name)).toBe(known)
})
