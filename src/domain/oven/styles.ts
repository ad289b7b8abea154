/** The styles that the oven guide bakes: how hot, how long, on what.
 *
 * Units   °C of the floor for what bakes on it, of the oven for pans; seconds; g/cm² and fractions of the flour.
 * Source  each figure carries its own key of docs/sources.md; 'stima' is this project's estimate. Hydration and
 *         thickness of the seven presets are those of `full-presets.ts`.
 * Valid   `timeS` holds in `idealC`, in the oven and on the surface of `reference`. */
import { DOUGH_PRESETS, type DoughPresetId } from '#domain/dough/full-presets.ts'
import type { OvenType } from './ovens.ts'
import type { SurfaceId } from './surfaces.ts'

type Figure = Readonly<{ min: number; max: number; source: string }>

export type OvenStyle = Readonly<{
  id: string
  name: string
  notes: string
  /** The first one suits the style best. */
  surfaces: readonly SurfaceId[]
  idealC: Figure
  timeS: Figure
  reference: Readonly<{ oven: OvenType; surface: SurfaceId }>
  dough: Readonly<{ hydrationPct: number; thicknessFactor: number }>
  tip: string
  /** Said in place of `tip` where the set-up bakes for minutes what the style bakes in seconds. */
  slowTip?: string
}>

function doughOf(presetId: DoughPresetId): OvenStyle['dough'] {
  const { hydrationPct, thicknessFactor } = DOUGH_PRESETS.find(
    ({ id }) => id === presetId,
  ) as OvenStyle['dough']
  return { hydrationPct, thicknessFactor }
}
const stima = (min: number, max: number): Figure => ({ min, max, source: 'stima' })
const minutes = (min: number, max: number, source = 'stima'): Figure => ({
  min: min * 60,
  max: max * 60,
  source,
})

const hearth = ['deck', 'stone', 'steel'] as const
const onWoodDeck = { oven: 'wood_fired', surface: 'deck' } as const
const onElectricDeck = { oven: 'electric_deck', surface: 'deck' } as const
const panInDeckOven = { oven: 'electric_deck', surface: 'oiled_pan' } as const
const panAtHome = { oven: 'home_electric', surface: 'oiled_pan' } as const

/** The keys of the figures, in words for the reader. */
export const FIGURE_SOURCES: Readonly<Record<string, string>> = {
  'AVPN-2024': 'disciplinare AVPN',
  'REG-97-2010': 'disciplinare STG, Reg. UE 97/2010',
  'ARLA-TEGLIA': 'Arla Pro',
  'MISYA-SFINCIONE': 'Misya',
  'DETROIT-550F': 'Tasting Table',
  stima: 'stima',
}

export const OVEN_STYLES = [
  {
    id: 'napoletana',
    name: 'Napoletana',
    notes:
      'Platea a 380-430 °C, volta intorno ai 485 °C: un minuto o poco più, per un cornicione gonfio e macchiato.',
    surfaces: hearth,
    idealC: { min: 380, max: 430, source: 'AVPN-2024' },
    timeS: { min: 60, max: 90, source: 'REG-97-2010' },
    reference: onWoodDeck,
    dough: doughOf('napoletana'),
    tip: 'Fai scolare bene il fior di latte: in una cottura così breve il siero non evapora.',
    slowTip: 'Metti il fior di latte a metà cottura, ben scolato: per tutto il tempo si asciugherebbe.',
  },
  {
    id: 'contemporanea',
    name: 'Napoletana contemporanea',
    notes: 'Un poco meno calore della classica: il cornicione alto e molto idratato deve asciugarsi dentro.',
    surfaces: hearth,
    idealC: stima(360, 410),
    timeS: stima(90, 120),
    reference: onElectricDeck,
    dough: { hydrationPct: 0.7, thicknessFactor: 0.27 },
    tip: 'Appena il cornicione è cresciuto, dagli meno calore: deve asciugare prima di colorire.',
  },
  {
    id: 'romana_tonda',
    name: 'Romana tonda',
    notes:
      'Sottile e asciutta: più tempo e meno calore della napoletana, così diventa croccante fino al centro.',
    surfaces: [...hearth, 'perforated_pan'],
    idealC: stima(310, 350),
    timeS: stima(150, 210),
    reference: onElectricDeck,
    dough: doughOf('romana_tonda'),
    tip: "Condisci con poco pomodoro: l'acqua in eccesso toglie la croccantezza.",
  },
  {
    id: 'romana_al_taglio',
    name: 'Romana al taglio',
    notes: 'In teglia di ferro, con molta acqua: prima il calore da sotto, poi il colore da sopra.',
    surfaces: ['oiled_pan', 'sheet_pan'],
    idealC: { min: 280, max: 300, source: 'ARLA-TEGLIA' },
    timeS: minutes(12, 16),
    reference: panInDeckOven,
    dough: doughOf('romana_al_taglio'),
    tip: 'Aggiungi la mozzarella negli ultimi minuti: resta bianca e non si secca.',
  },
  {
    id: 'pala',
    name: 'Alla pala',
    notes: 'Lunga e leggera, cotta direttamente sulla platea: crosta sottile e mollica umida.',
    surfaces: hearth,
    idealC: stima(280, 320),
    timeS: minutes(6, 9),
    reference: onElectricDeck,
    dough: { hydrationPct: 0.78, thicknessFactor: 0.4 },
    tip: 'Semola sulla pala e un colpo deciso: un impasto così idratato non perdona le esitazioni.',
  },
  {
    id: 'siciliana',
    name: 'Siciliana',
    notes: 'Alta e soffice, come lo sfincione: cuoce a lungo, senza fretta.',
    surfaces: ['oiled_pan', 'sheet_pan'],
    idealC: { min: 220, max: 250, source: 'MISYA-SFINCIONE' },
    timeS: minutes(22, 30, 'MISYA-SFINCIONE'),
    reference: panAtHome,
    dough: doughOf('siciliana'),
    tip: 'Se la mollica sopra scurisce troppo presto, copri con un foglio di alluminio.',
  },
  {
    id: 'genovese',
    name: 'Focaccia genovese',
    notes: 'Bassa, unta, con la salamoia nelle fossette: il fondo frigge mentre la superficie si dora.',
    surfaces: ['oiled_pan', 'copper_pan', 'sheet_pan'],
    idealC: stima(220, 240),
    timeS: minutes(15, 20),
    reference: panAtHome,
    dough: doughOf('genovese'),
    tip: 'Sfornala su una gratella e ungila subito: il fondo resta asciutto e la superficie lucida.',
  },
  {
    id: 'pugliese',
    name: 'Pugliese',
    notes: 'Come la focaccia barese: teglia ben unta, fondo fritto, pomodorini appassiti.',
    surfaces: ['oiled_pan', 'cast_iron', 'sheet_pan'],
    idealC: stima(230, 250),
    timeS: minutes(20, 28),
    reference: panAtHome,
    dough: doughOf('pugliese'),
    tip: 'Metà cottura sul fondo del forno, metà al centro: prima la base, poi i pomodorini.',
  },
  {
    id: 'milanese',
    name: 'Milanese al trancio',
    notes: "Alta e soffice, con la base dorata nell'olio della teglia.",
    surfaces: ['oiled_pan', 'sheet_pan'],
    idealC: stima(260, 290),
    timeS: minutes(12, 16),
    reference: panInDeckOven,
    dough: doughOf('milanese'),
    tip: "Solleva un angolo con la spatola: la base dev'essere color nocciola prima di togliere la teglia.",
  },
  {
    id: 'padellino',
    name: 'Padellino torinese',
    notes: 'Piccola, alta, cotta nel suo tegamino: croccante ai bordi, morbida al centro.',
    surfaces: ['oiled_pan', 'cast_iron', 'copper_pan'],
    idealC: stima(260, 300),
    timeS: minutes(9, 13),
    reference: panInDeckOven,
    dough: { hydrationPct: 0.64, thicknessFactor: 0.57 },
    tip: 'Appoggia il tegamino su una pietra o su una teglia rovente: al fondo serve calore subito.',
  },
  {
    id: 'new_york',
    name: 'New York',
    notes: 'Grande e flessibile, con il fondo ben cotto: si piega e non gocciola.',
    surfaces: [...hearth, 'perforated_pan'],
    idealC: stima(280, 310),
    timeS: minutes(6, 9),
    reference: { oven: 'gas_deck', surface: 'deck' },
    dough: { hydrationPct: 0.62, thicknessFactor: 0.28 },
    tip: 'Usa una mozzarella asciutta, a bassa umidità: cuoce a lungo e non deve rilasciare acqua.',
  },
  {
    id: 'detroit',
    name: 'Detroit',
    notes:
      'In teglia alta di ferro, con il formaggio fino al bordo che diventa una crosta scura e croccante.',
    surfaces: ['oiled_pan', 'cast_iron'],
    idealC: { min: 260, max: 290, source: 'DETROIT-550F' },
    timeS: minutes(12, 15, 'DETROIT-550F'),
    reference: panAtHome,
    dough: { hydrationPct: 0.7, thicknessFactor: 0.55 },
    tip: 'Passa una spatola lungo il bordo appena sfornata: il formaggio si stacca finché è caldo.',
  },
  {
    id: 'focaccia',
    name: 'Focaccia',
    notes: 'Alta e alveolata, con olio sopra e sotto: dorata fuori, umida dentro.',
    surfaces: ['oiled_pan', 'sheet_pan', 'cast_iron', 'copper_pan'],
    idealC: stima(220, 240),
    timeS: minutes(18, 25),
    reference: panAtHome,
    dough: { hydrationPct: 0.72, thicknessFactor: 0.55 },
    tip: 'Bussa sul fondo: se suona vuoto, è cotta.',
  },
  {
    id: 'calzone',
    name: 'Calzone',
    notes: 'Il ripieno deve scaldarsi prima che la pasta bruci: un poco meno calore della pizza aperta.',
    surfaces: [...hearth, 'sheet_pan'],
    idealC: stima(330, 380),
    timeS: stima(150, 240),
    reference: onWoodDeck,
    dough: { hydrationPct: 0.6, thicknessFactor: 0.5 },
    tip: 'Fai un piccolo taglio in cima: il vapore esce e il calzone non scoppia.',
  },
] as const satisfies readonly OvenStyle[]
export type OvenStyleId = (typeof OVEN_STYLES)[number]['id']

export const OVEN_STYLE_IDS = OVEN_STYLES.map(({ id }) => id)

export const ovenStyle = (id: OvenStyleId): OvenStyle =>
  OVEN_STYLES.find((style) => style.id === id) as OvenStyle
