/** The seven styles of the full calculator's presets bar.
 *
 * Units   those of `full-limits.ts`: fractions of the flour, g/cm², hours.
 * Source  the site's specification; an oil or sugar that it does not give is 0.
 * Valid   every value lies within `DOUGH_LIMITS`. */
import type { DoughForm } from './full-limits.ts'

/** What a preset decides; all other fields stay as they are. */
export const PRESET_FIELDS = [
  'thicknessFactor',
  'hydrationPct',
  'saltPct',
  'oilPct',
  'sugarPct',
  'fermentMode',
  'fermentHours',
] as const satisfies readonly (keyof DoughForm)[]

export type DoughPreset = Readonly<
  { id: string; name: string; description: string } & Pick<DoughForm, (typeof PRESET_FIELDS)[number]>
>

export const DOUGH_PRESETS = [
  {
    id: 'napoletana',
    name: 'Napoletana',
    thicknessFactor: 0.25,
    hydrationPct: 0.62,
    saltPct: 0.025,
    oilPct: 0,
    sugarPct: 0,
    fermentMode: 'cold',
    fermentHours: 48,
    description: 'Cornicione alto e alveolato, centro sottile e morbido.',
  },
  {
    id: 'romana_tonda',
    name: 'Romana tonda',
    thicknessFactor: 0.15,
    hydrationPct: 0.58,
    saltPct: 0.022,
    oilPct: 0.015,
    sugarPct: 0,
    fermentMode: 'room',
    fermentHours: 12,
    description: 'Sottilissima e croccante, la «scrocchiarella».',
  },
  {
    id: 'romana_al_taglio',
    name: 'Romana al taglio',
    thicknessFactor: 0.45,
    hydrationPct: 0.75,
    saltPct: 0.025,
    oilPct: 0.025,
    sugarPct: 0,
    fermentMode: 'cold',
    fermentHours: 72,
    description: 'In teglia, molto idratata: leggera dentro, croccante sotto.',
  },
  {
    id: 'siciliana',
    name: 'Siciliana',
    thicknessFactor: 0.55,
    hydrationPct: 0.65,
    saltPct: 0.025,
    oilPct: 0.035,
    sugarPct: 0,
    fermentMode: 'room',
    fermentHours: 18,
    description: 'Alta e soffice, come lo sfincione.',
  },
  {
    id: 'genovese',
    name: 'Genovese',
    thicknessFactor: 0.4,
    hydrationPct: 0.7,
    saltPct: 0.028,
    oilPct: 0.08,
    sugarPct: 0,
    fermentMode: 'room',
    fermentHours: 12,
    description: 'La focaccia ligure: molto olio, bassa e morbida, con le fossette.',
  },
  {
    id: 'pugliese',
    name: 'Pugliese',
    thicknessFactor: 0.45,
    hydrationPct: 0.72,
    saltPct: 0.025,
    oilPct: 0.05,
    sugarPct: 0,
    fermentMode: 'cold',
    fermentHours: 24,
    description: "Alta e umida, con il fondo fritto nell'olio, come la focaccia barese.",
  },
  {
    id: 'milanese',
    name: 'Milanese',
    thicknessFactor: 0.4,
    hydrationPct: 0.68,
    saltPct: 0.023,
    oilPct: 0.02,
    sugarPct: 0,
    fermentMode: 'cold',
    fermentHours: 36,
    description: 'Il trancio: alto, soffice, con la base dorata.',
  },
] as const satisfies readonly DoughPreset[]
export type DoughPresetId = (typeof DOUGH_PRESETS)[number]['id']

/** The form with the preset's seven values; shape, dimensions, name, temperatures and stages stay as they are. */
export function applyPreset(form: Readonly<DoughForm>, preset: DoughPreset): DoughForm {
  const values = Object.fromEntries(PRESET_FIELDS.map((field) => [field, preset[field]]))
  return { ...form, ...values }
}

/** The preset whose seven values the form has, however they came there: by click or by link. */
export function matchingPreset(form: Readonly<DoughForm>): DoughPreset | null {
  return DOUGH_PRESETS.find((preset) => PRESET_FIELDS.every((field) => form[field] === preset[field])) ?? null
}
