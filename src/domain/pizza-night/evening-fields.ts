/** The fields of an evening's form. Their types, default values, query parameters, API values and schema all
 * come from these tables.
 *
 * Units   °C, hours; texts as typed.
 * Source  default values and flour strengths are [stima]; room and fridge: the full calculator.
 * Valid   `refusals.ts` or the contract refuses values outside the limits. */
import {
  DEFAULT_DOUGH_FORM,
  DOUGH_LIMITS,
  type Range,
  type YeastType,
} from '#domain/dough/full/full-limits.ts'
import { KITCHEN_LIMITS } from '#domain/kitchen/kitchen.ts'
import { USUAL_OVEN, USUAL_SURFACE } from '#domain/kitchen/kitchen-oven.ts'
import { OVENS, STATED_MAX_C } from '#domain/oven-guide/ovens.ts'
import { SURFACE_TABLE } from '#domain/oven-guide/surfaces.ts'
import {
  choice,
  clock,
  type DraftOf,
  decimal,
  flag,
  moment,
  namesIn,
  sentOf,
  whole,
  words,
} from '#domain/words/form-fields.ts'

export const BEGINNINGS = { 'due-ore': 2, giornata: 12, vigilia: 30, 'tre-giorni': 74 } as const
export type Beginning = keyof typeof BEGINNINGS
const BEGIN_NAMES: Readonly<Record<Beginning, string>> = {
  'due-ore': 'Ho due ore',
  giornata: 'Comincio in giornata',
  vigilia: 'Posso cominciare il giorno prima',
  'tre-giorni': 'Posso cominciare tre giorni prima',
}
const YEAST_NAMES: Readonly<Record<YeastType, string>> = {
  fresh: 'Lievito di birra fresco',
  idy: 'Lievito secco istantaneo',
  ady: 'Lievito secco attivo',
}

export const EVENING_LIMITS = {
  guests: { min: 1, max: 24 },
  maxPizzas: { min: 1, max: 4 },
  /** Two for each guest. */
  pinned: 48,
  maxDoughs: { min: 1, max: 4 },
  atOnce: { min: 1, max: 6 },
  maxWait: { min: 5, max: 60 },
  panCm: { min: 20, max: 60 },
  ballG: KITCHEN_LIMITS.ballG,
  flourW: { min: 90, max: 450 },
  nameLength: 40,
  dislikes: 10,
  atHome: 60,
  recipes: 500,
} as const
const { maxPizzas, maxDoughs, atOnce, maxWait, panCm, flourW, ballG } = EVENING_LIMITS
const { roomTempC, fridgeTempC } = DOUGH_LIMITS
const from = ({ min, max }: Range) => `da ${min} a ${max}`
const namesOf = <T extends string>(table: Readonly<Record<T, { name: string }>>) =>
  Object.fromEntries(Object.entries<{ name: string }>(table).map(([id, { name }]) => [id, name])) as Record<
    T,
    string
  >

export const WHEN_FIELDS = {
  bakeAt: moment('quando', 'Giorno e ora', 'Scegli giorno e ora della prima pizza'),
  servedBy: clock('serviti', 'Ultima in tavola entro', 'Scegli entro che ora servire tutti', '', {
    about: "Entro che ora l'ultima pizza è in tavola, al massimo dodici ore dopo la prima",
  }),
  maxWait: whole('attesa', 'Nessuno aspetta più di', `L'attesa va ${from(maxWait)} minuti`, maxWait, null, {
    unit: ' min',
    about: 'Minuti fra un boccone e il seguente, per chiunque; senza, non conta',
  }),
}
const MAX_TEMP = `Scrivi a quanti gradi arriva il forno: un numero intero ${from(STATED_MAX_C)}`
export const OVEN_FIELDS = {
  oven: choice('forno', 'Tipo di forno', 'Scegli il forno', namesOf(OVENS), USUAL_OVEN),
  surface: choice(
    'piano',
    'Superficie di cottura',
    'Scegli la superficie di cottura',
    namesOf(SURFACE_TABLE),
    USUAL_SURFACE,
  ),
  maxTempC: whole('gradi', 'Il forno arriva a', MAX_TEMP, STATED_MAX_C, null, { unit: ' °C' }),
  panLengthCm: whole('lunga', 'Teglia, lunga', `La teglia è lunga ${from(panCm)} cm`, panCm, 40, {
    unit: ' cm',
  }),
  panWidthCm: whole('larga', 'Teglia, larga', `La teglia è larga ${from(panCm)} cm`, panCm, 30, {
    unit: ' cm',
  }),
  atOnce: whole('insieme', 'Pizze insieme', `In forno entrano ${from(atOnce)} pizze`, atOnce, 1),
}
const ROOM = `La stanza va ${from(roomTempC)} °C`
const FRIDGE = `Il frigo va ${from(fridgeTempC)} °C`
const FLOUR = `La forza della farina è un numero intero da W ${flourW.min} a W ${flourW.max}`
const { roomTempC: usualRoomC, fridgeTempC: usualFridgeC } = DEFAULT_DOUGH_FORM
export const KITCHEN_FIELDS = {
  roomC: decimal('stanza', 'Stanza', ROOM, roomTempC, usualRoomC, { unit: ' °C' }),
  fridgeC: decimal('frigo', 'Frigo', FRIDGE, fridgeTempC, usualFridgeC, { unit: ' °C' }),
  wakeFrom: clock('sveglia', 'Ti svegli alle', "Scegli l'ora in cui ti svegli", '07:00'),
  wakeTo: clock('letto', 'Vai a dormire alle', "Scegli l'ora in cui vai a dormire", '00:00'),
  yeastType: choice('lievito', 'Lievito', 'Scegli il lievito', YEAST_NAMES, 'fresh'),
  flourW: whole('w', 'Forza della farina', FLOUR, flourW, null, {
    unit: ' W',
    about: "Della farina più forte che c'è in casa",
  }),
  ballG: whole('panetto', 'Panetto', `Un panetto pesa ${from(ballG)} g`, ballG, null, {
    unit: ' g',
    about: 'Di ogni pizza tonda; senza, quello della ricetta',
  }),
  hasMixer: flag('impastatrice', "Hai l'impastatrice", { about: "Se c'è l'impastatrice" }),
  begin: choice('tempo', 'Da quando cominci', 'Scegli da quando puoi cominciare', BEGIN_NAMES, 'vigilia'),
}
export const SERVICE_NAMES = {
  each: 'Una a testa',
  slices: 'A spicchi, tutti insieme',
  trays: 'In teglia',
} as const
export type Service = keyof typeof SERVICE_NAMES
const ASKED_NAMES = { scelta: 'Come conviene', ...SERVICE_NAMES } as const
const AT_HOME = `Al massimo ${EVENING_LIMITS.atHome} ingredienti già in casa`
const PINNED = `Al massimo ${EVENING_LIMITS.pinned} pizze scelte`
export const MENU_FIELDS = {
  service: choice('servizio', 'Come mangiate', 'Scegli come mangiate', ASKED_NAMES, 'scelta'),
  maxPizzas: whole('pizze', 'Pizze diverse', `Le pizze diverse vanno ${from(maxPizzas)}`, maxPizzas, null, {
    about:
      'Al massimo. Senza, tre; quattro da sette ospiti, o con bisogni di due specie; a spicchi anche di più',
  }),
  pinned: {
    ...words('menu', 'Pizze scelte nel menu', PINNED, EVENING_LIMITS.pinned, 1500),
    about:
      "Codici delle pizze che il menu deve avere, se qualcuno può mangiarle; ripetuti, ognuna si inforna tante volte. Una a testa e uno per ospite, ognuno ha la sua, nell'ordine degli ospiti",
    inWords: (typed: string) => (typed === '' ? 'nessuna' : `${namesIn(typed).length}`),
  },
  maxDoughs: whole('impasti', 'Impasti diversi', `Gli impasti vanno ${from(maxDoughs)}`, maxDoughs, 2),
  spareBall: flag('riserva', 'Una pallina in più'),
  atHome: words('in-casa', 'Già in casa', AT_HOME, EVENING_LIMITS.atHome, 2000),
}
export const EVENING_FIELDS = { ...WHEN_FIELDS, ...OVEN_FIELDS, ...KITCHEN_FIELDS, ...MENU_FIELDS }
export type EveningFields = DraftOf<typeof EVENING_FIELDS>

export function callOf(draft: EveningFields) {
  const { oven: type, ...oven } = sentOf(OVEN_FIELDS, draft)
  return {
    ...sentOf(WHEN_FIELDS, draft),
    oven: { type, ...oven },
    ...sentOf(KITCHEN_FIELDS, draft),
    ...sentOf(MENU_FIELDS, draft),
  }
}
export type EveningCall = ReturnType<typeof callOf>
export type EveningOven = EveningCall['oven']
