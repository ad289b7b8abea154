/**
 * Schema of a file of content/styles/. One file per style; its name without .yaml is the style's id.
 *
 * Units   `…Pct` is a percentage of the flour (62, not 0.62); °C, seconds, grams, g/cm².
 * Ids     A part has its own `id` only if existing links, requests or recipes use an id other than the
 *         style's.
 * Source  Each part names the source of its figures, and in `sources` the exceptions: 'specifica' (the
 *         site's specification), 'stima' or a key of docs/sources.md.
 */
import { z } from 'zod'
import { DOUGH_LIMITS, FERMENT_MODES, type Range } from '#domain/dough/full/full-limits.ts'
import { SIMPLE_LIMITS } from '#domain/dough/simple/simple-ranges.ts'
import { BAKE_LIMITS } from '#domain/nutrition/bake-limits.ts'
import { OVEN_TYPES } from '#domain/oven-guide/ovens.ts'
import { SCALE_C } from '#domain/oven-guide/scale.ts'
import { SURFACES } from '#domain/oven-guide/surfaces.ts'
import { RECIPE_CATEGORIES } from '#domain/recipes/vocabulary.ts'
import { percentOfFraction } from '#domain/words/percent.ts'
import { Sought } from './search-words-schema.ts'

export const StyleId = z
  .string()
  .regex(/^[a-z0-9]+([-_][a-z0-9]+)*$/, 'un id è fatto di lettere minuscole, cifre e trattini')
const text = z.string().trim().min(1)
const within = ({ min, max }: Range) => z.number().min(min).max(max)

const rangeOf = (figure: z.ZodNumber) =>
  z
    .strictObject({ min: figure, max: figure })
    .refine(({ min, max }) => min <= max, { message: 'min non può superare max' })

const Source = z
  .string()
  .regex(
    /^(specifica|stima|[A-Z]+(-[A-Z0-9]+)+)$/,
    'scrivi specifica, stima o una chiave di docs/sources.md, come AVPN-2024',
  )
const sourcesOf = (...figures: readonly string[]) => ({
  source: Source,
  sources: z
    .strictObject(Object.fromEntries(figures.map((figure) => [figure, Source.optional()])))
    .optional(),
})
const listed = { id: StyleId.optional(), name: text.optional() }

const Simple = z.strictObject({
  ...listed,
  hydrationPct: within(SIMPLE_LIMITS.hydration),
  oilPct: within(DOUGH_LIMITS.oilPct),
  ovenC: within(SCALE_C),
  ...sourcesOf('hydrationPct', 'oilPct', 'ovenC'),
})

const Texts = z.strictObject({
  /** Without a final full stop, because a remark about a wetter or drier dough may follow. */
  texture: text,
  stretching: text,
  toppings: z
    .array(text)
    .length(6, 'servono sei farciture')
    .refine((names) => new Set(names).size === names.length, 'una farcitura è scritta due volte'),
  source: Source,
})

/** A preset of the full calculator. Oil or sugar missing in the specification is 0. */
const Full = z.strictObject({
  ...listed,
  description: text,
  thicknessFactor: within(DOUGH_LIMITS.thicknessFactor),
  hydrationPct: within(DOUGH_LIMITS.hydrationPct),
  saltPct: within(DOUGH_LIMITS.saltPct),
  oilPct: within(DOUGH_LIMITS.oilPct),
  sugarPct: within(DOUGH_LIMITS.sugarPct),
  fermentMode: z.enum(FERMENT_MODES),
  fermentHours: within(DOUGH_LIMITS.fermentHours),
  ...sourcesOf('thicknessFactor', 'hydrationPct', 'saltPct', 'oilPct', 'sugarPct', 'fermentHours'),
})

const Oven = z
  .strictObject({
    ...listed,
    notes: text,
    surfaces: z.array(z.enum(SURFACES)).min(1),
    /** The oven floor's temperature for pizza baked on the floor, the oven's temperature for pans. */
    idealC: rangeOf(within(SCALE_C)),
    /** Seconds at `idealC`, in the oven and on the surface of `reference`. */
    timeS: rangeOf(z.number().positive()),
    reference: z.strictObject({ oven: z.enum(OVEN_TYPES), surface: z.enum(SURFACES) }),
    /** The dough that bakes in `timeS`, where it is not that of `full`. */
    dough: z
      .strictObject({
        hydrationPct: within(DOUGH_LIMITS.hydrationPct),
        thicknessFactor: within(DOUGH_LIMITS.thicknessFactor),
      })
      .optional(),
    tip: text,
    /** Replaces `tip` in ovens that need minutes instead of seconds for this style. */
    slowTip: text.optional(),
    ...sourcesOf('idealC', 'timeS', 'dough'),
  })
  .refine(({ surfaces, reference }) => surfaces.includes(reference.surface), {
    path: ['reference', 'surface'],
    message: 'scegli una delle superfici di surfaces',
  })

const pct = rangeOf(within({ min: 0, max: 200 }))
const Ranges = z
  .strictObject({
    id: StyleId.optional(),
    pieceG: rangeOf(z.number().positive()).optional(),
    panGPerCm2: rangeOf(z.number().positive()).optional(),
    hydrationPct: pct,
    saltPct: pct,
    fatPct: pct,
    ...sourcesOf('pieceG', 'panGPerCm2', 'hydrationPct', 'saltPct', 'fatPct'),
  })
  .refine(({ pieceG, panGPerCm2 }) => pieceG ?? panGPerCm2, {
    message: 'serve pieceG, panGPerCm2 o entrambi',
  })

const Bake = z.strictObject({
  ...listed,
  /** Cooked mass as a percentage of the raw mass: 85 for a loss of 15 %. */
  yieldPct: within({
    min: percentOfFraction(BAKE_LIMITS.yield.min),
    max: percentOfFraction(BAKE_LIMITS.yield.max),
  }),
  /** Absorbed oil in grams: per kilogram of dough for the fried style, per recipe for all other styles. */
  oilG: within(BAKE_LIMITS.oil_absorption_g),
  ...sourcesOf('yieldPct', 'oilG'),
})

export const StyleEntry = z
  .strictObject({
    name: text,
    list: z.strictObject(listed).optional(),
    /** The listed style under which recipes with this dough appear, unless they set their own shape. */
    listedAs: StyleId.optional(),
    /** Recipes of these categories have this dough, unless they name another dough. */
    categories: z.array(z.enum(RECIPE_CATEGORIES)).min(1).optional(),
    search: Sought.optional(),
    simple: Simple.optional(),
    texts: Texts.optional(),
    full: Full.optional(),
    oven: Oven.optional(),
    ranges: Ranges.optional(),
    bake: Bake.optional(),
    bakesLike: StyleId.optional(),
  })
  .refine(({ simple, texts }) => !simple === !texts, {
    path: ['texts'],
    message: 'chi ha simple ha anche texts, e viceversa: li mostra il calcolatore semplice',
  })
  .refine(({ simple, list, bake, bakesLike }) => !(simple || list) || bake || bakesLike, {
    path: ['bakesLike'],
    message: 'chi ha simple o list ha anche bake, o dice con bakesLike quale stile cuoce allo stesso modo',
  })
  .refine(({ bake, bakesLike }) => !bake || !bakesLike, {
    path: ['bakesLike'],
    message: 'qui è di troppo: lo stile ha bake',
  })
  .refine(({ ranges, list, listedAs }) => !(list && listedAs) && (!ranges || list || listedAs), {
    path: ['listedAs'],
    message: "un impasto delle ricette sta nell'elenco (list), o dice con listedAs sotto quale stile",
  })
  .refine(({ oven, full }) => !oven || full || oven.dough, {
    path: ['oven', 'dough'],
    message: 'serve a chi non ha full',
  })
export type StyleEntry = z.infer<typeof StyleEntry>

export const LISTED_PARTS = ['simple', 'full', 'oven', 'bake', 'list'] as const
export type ListedPart = (typeof LISTED_PARTS)[number]

const Order = z.array(StyleId)
export const StyleOrder = z.strictObject({
  simple: Order,
  full: Order,
  oven: Order,
  bake: Order,
  list: Order,
})
export type StyleOrder = z.infer<typeof StyleOrder>
