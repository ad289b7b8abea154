/** Fields of the full calculator's form, with their ranges, choices and defaults.
 *
 * Units   percent of the flour's weight (`…Pct`: 63 = 63 g per 100 g of flour), cm, g/cm²
 *         (`thicknessFactor`), hours, °C, metres above sea level, % of relative humidity. Requests, links
 *         and saved recipes use fractions under the same names, see `PERCENT_FIELDS`.
 * Source  the site's specification. It leaves open the hard limits of dimensions, the lengths of name and
 *         notes, and the defaults of preferment and starter: these are [stima].
 * Valid   `full-validation.ts` rejects everything else. */

export type Range = Readonly<{ min: number; max: number }>

export const PIZZA_SHAPES = ['round', 'pan'] as const
export type PizzaShape = (typeof PIZZA_SHAPES)[number]
export const YEAST_TYPES = ['idy', 'ady', 'fresh'] as const
export type YeastType = (typeof YEAST_TYPES)[number]
export const FERMENT_MODES = ['room', 'cold', 'quick'] as const
export type FermentMode = (typeof FERMENT_MODES)[number]

export type DoughForm = {
  name: string
  servings: number
  shape: PizzaShape
  diameterCm: number | null
  panLengthCm: number | null
  panWidthCm: number | null
  thicknessFactor: number
  hydrationPct: number
  saltPct: number
  oilPct: number
  sugarPct: number
  yeastType: YeastType
  yeastByEstimate: boolean
  /** Yeast of a tested recipe as a multiple of the models' middle at its own hours and degrees. */
  yeastFactor: number
  fermentHours: number
  fermentMode: FermentMode
  roomTempC: number
  fridgeTempC: number
  prefermentEnabled: boolean
  prefermentFlourPct: number
  prefermentHydrationPct: number
  sourdoughEnabled: boolean
  sourdoughStarterPct: number
  sourdoughStarterHydrationPct: number
  altitudeM: number
  humidityPct: number
  notes: string
}
export type DoughField = keyof DoughForm

export const DOUGH_LIMITS = {
  servings: { min: 1, max: 20 },
  thicknessFactor: { min: 0.1, max: 1 },
  hydrationPct: { min: 50, max: 90 },
  saltPct: { min: 1, max: 5 },
  oilPct: { min: 0, max: 10 },
  sugarPct: { min: 0, max: 5 },
  yeastFactor: { min: 0.33, max: 3 },
  fermentHours: { min: 1, max: 72 },
  roomTempC: { min: 18, max: 30 },
  fridgeTempC: { min: 2, max: 8 },
  prefermentFlourPct: { min: 0, max: 50 },
  prefermentHydrationPct: { min: 50, max: 200 },
  sourdoughStarterPct: { min: 0, max: 50 },
  sourdoughStarterHydrationPct: { min: 50, max: 200 },
  altitudeM: { min: 0, max: 4000 },
  humidityPct: { min: 20, max: 90 },
} as const satisfies Partial<Record<DoughField, Range>>
export type NumberField = keyof typeof DOUGH_LIMITS

/** Usual range in cm. A dimension outside is not an error. */
export const DIMENSION_HINTS = {
  diameterCm: { min: 15, max: 50 },
  panLengthCm: { min: 10, max: 60 },
  panWidthCm: { min: 10, max: 60 },
} as const satisfies Partial<Record<DoughField, Range>>
export type DimensionField = keyof typeof DIMENSION_HINTS
/** Hard limits in cm. They keep every weight finite. */
export const DIMENSION_LIMITS: Range = { min: 1, max: 200 }

/** What a shape measures before anybody says it: the site's tray is 40 x 30 cm. */
export const USUAL_SIZE = {
  round: { diameterCm: 30 },
  pan: { panLengthCm: 40, panWidthCm: 30 },
} as const satisfies Record<PizzaShape, Partial<Record<DimensionField, number>>>

/** Fields that are fractions in requests, links and saved recipes. `humidityPct` is always a percentage. */
export const PERCENT_FIELDS = [
  'hydrationPct',
  'saltPct',
  'oilPct',
  'sugarPct',
  'prefermentFlourPct',
  'prefermentHydrationPct',
  'sourdoughStarterPct',
  'sourdoughStarterHydrationPct',
] as const satisfies readonly NumberField[]

export const NAME_MAX_LENGTH = 120
export const NOTES_MAX_LENGTH = 2000

export const DEFAULT_DOUGH_FORM: Readonly<DoughForm> = {
  name: 'Nuova Ricetta',
  servings: 4,
  shape: 'round',
  diameterCm: 30,
  panLengthCm: null,
  panWidthCm: null,
  thicknessFactor: 0.3,
  hydrationPct: 63,
  saltPct: 2.8,
  oilPct: 0,
  sugarPct: 0,
  yeastType: 'idy',
  yeastByEstimate: false,
  yeastFactor: 1,
  fermentHours: 48,
  fermentMode: 'cold',
  roomTempC: 23,
  fridgeTempC: 4,
  prefermentEnabled: false,
  prefermentFlourPct: 20,
  prefermentHydrationPct: 100,
  sourdoughEnabled: false,
  sourdoughStarterPct: 20,
  sourdoughStarterHydrationPct: 100,
  altitudeM: 0,
  humidityPct: 50,
  notes: '',
}

export const HOUSE_BALL_G = 250
export const HOUSE_DIAMETER_CM = 30

/** The dough of whoever names no recipe and no size: balls of 250 g for pizzas of 30 cm. The thickness is
 * rounded up, so that no ball is lighter. */
export const HOUSE_FORM: Readonly<DoughForm> = {
  ...DEFAULT_DOUGH_FORM,
  diameterCm: HOUSE_DIAMETER_CM,
  thicknessFactor: 0.3537,
}

export const DOUGH_FIELDS = Object.keys(DEFAULT_DOUGH_FORM) as readonly DoughField[]

export const isDoughField = (name: string): name is DoughField => Object.hasOwn(DEFAULT_DOUGH_FORM, name)
