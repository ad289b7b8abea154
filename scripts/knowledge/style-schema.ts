/**
 * What a file of content/styles/ may say. One file a style; its name without .yaml is the style's id.
 *
 * Units   `…Pct` is a percentage of the flour (62, not 0.62); °C, seconds, grams, g/cm².
 * Ids     A part says its own `id` only where links, calls or recipes have always known the style by another one:
 *         'romana' is 'romana_tonda' and 'teglia' is 'romana_al_taglio' in the full calculator and in the oven guide,
 *         'new_york' is 'ny' in the nutrition calculator, 'tonda' is 'classica' in the recipes of the catalogue.
 * Source  Each part says where its figures come from, and in `sources` which of them come from elsewhere: 'specifica'
 *         (the site's specification, binding), 'stima' or a key of docs/sources.md.
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
/** Where the figures of a part come from, and those that have another source than the rest. */
const sourcesOf = (...figures: readonly string[]) => ({
  source: Source,
  sources: z
    .strictObject(Object.fromEntries(figures.map((figure) => [figure, Source.optional()])))
    .optional(),
})
/** `id`: see above; `name`: where this list calls the style otherwise. */
const listed = { id: StyleId.optional(), name: text.optional() }

/** A type of pizza of the simple calculator. */
const Simple = z.strictObject({
  ...listed,
  hydrationPct: within(SIMPLE_LIMITS.hydration),
  /** 0 for a dough that is made without. */
  oilPct: within(DOUGH_LIMITS.oilPct),
  ovenC: within(SCALE_C),
  ...sourcesOf('hydrationPct', 'oilPct', 'ovenC'),
})

/** What the simple calculator says of the style. */
const Texts = z.strictObject({
  /** What to expect, without a full stop: it goes on where the dough is wetter or drier than usual. */
  texture: text,
  stretching: text,
  toppings: z
    .array(text)
    .length(6, 'servono sei farciture')
    .refine((names) => new Set(names).size === names.length, 'una farcitura è scritta due volte'),
  source: Source,
})

/** A preset of the full calculator. What the specification does not give, an oil or a sugar, is 0. */
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

/** A style of the oven guide: how hot, how long, on what. */
const Oven = z
  .strictObject({
    ...listed,
    notes: text,
    /** The first one suits the style best. */
    surfaces: z.array(z.enum(SURFACES)).min(1),
    /** Temperature of the floor if the pizza bakes on it, of the oven for pans. */
    idealC: rangeOf(within(SCALE_C)),
    /** Within `idealC`, in the oven and on the surface of `reference`. */
    timeS: rangeOf(z.number().positive()),
    reference: z.strictObject({ oven: z.enum(OVEN_TYPES), surface: z.enum(SURFACES) }),
    /** The style's usual dough, where it has no `full` to take it from. */
    dough: z
      .strictObject({
        hydrationPct: within(DOUGH_LIMITS.hydrationPct),
        thicknessFactor: within(DOUGH_LIMITS.thicknessFactor),
      })
      .optional(),
    tip: text,
    /** Said in place of `tip` where the oven bakes for minutes what the style bakes in seconds. */
    slowTip: text.optional(),
    ...sourcesOf('idealC', 'timeS', 'dough'),
  })
  .refine(({ surfaces, reference }) => surfaces.includes(reference.surface), {
    path: ['reference', 'surface'],
    message: 'scegli una delle superfici di surfaces',
  })

const pct = rangeOf(within({ min: 0, max: 200 }))
/** Within which the audit of the catalogue's recipes takes the dough for this style. */
const Ranges = z
  .strictObject({
    id: StyleId.optional(),
    /** Left out where the style is only baked in a pan. */
    pieceG: rangeOf(z.number().positive()).optional(),
    /** Left out where the style is never baked in a pan. */
    panGPerCm2: rangeOf(z.number().positive()).optional(),
    hydrationPct: pct,
    saltPct: pct,
    /** Oil, lard and butter together. */
    fatPct: pct,
    ...sourcesOf('pieceG', 'panGPerCm2', 'hydrationPct', 'saltPct', 'fatPct'),
  })
  .refine(({ pieceG, panGPerCm2 }) => pieceG ?? panGPerCm2, {
    message: 'serve pieceG, panGPerCm2 o entrambi',
  })

/** What a bake takes away and adds, for the nutrition calculator. */
const Bake = z.strictObject({
  ...listed,
  /** Cooked mass of the raw mass: 85 where 15 % is lost. */
  yieldPct: within({
    min: percentOfFraction(BAKE_LIMITS.yield.min),
    max: percentOfFraction(BAKE_LIMITS.yield.max),
  }),
  /** Oil that it takes up: for the whole recipe, of the fried one for a kilogram of dough. */
  oilG: within(BAKE_LIMITS.oil_absorption_g),
  ...sourcesOf('yieldPct', 'oilG'),
})

export const StyleEntry = z
  .strictObject({
    name: text,
    /** A style by which readers sort out recipes; `name` is its label in the list. */
    list: z.strictObject(listed).optional(),
    /** The style of the list under which recipes with this dough stand, unless they name their own shape. */
    listedAs: StyleId.optional(),
    /** Recipes of these categories have this dough where they name none. */
    categories: z.array(z.enum(RECIPE_CATEGORIES)).min(1).optional(),
    /** How readers ask for it, and the recipes that answer. */
    search: Sought.optional(),
    simple: Simple.optional(),
    texts: Texts.optional(),
    full: Full.optional(),
    oven: Oven.optional(),
    ranges: Ranges.optional(),
    bake: Bake.optional(),
    /** Another style, whose bake is this one's too. */
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
  .refine(({ oven, full }) => !oven || !full === Boolean(oven.dough), {
    path: ['oven', 'dough'],
    message: 'serve a chi non ha full, ed è di troppo per chi lo ha',
  })
export type StyleEntry = z.infer<typeof StyleEntry>

/** The parts that a list of the site shows. */
export const LISTED_PARTS = ['simple', 'full', 'oven', 'bake', 'list'] as const
export type ListedPart = (typeof LISTED_PARTS)[number]

/** What content/style-order.yaml says: of each list, the files of its styles one after the other. */
const Order = z.array(StyleId)
export const StyleOrder = z.strictObject({
  simple: Order,
  full: Order,
  oven: Order,
  bake: Order,
  list: Order,
})
export type StyleOrder = z.infer<typeof StyleOrder>
