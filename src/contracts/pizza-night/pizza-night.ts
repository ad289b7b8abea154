import { z } from 'zod'
import { ALLERGENS, type Allergen } from '#domain/ingredients/allergens.ts'
import type { Department } from '#domain/ingredients/department.ts'
import { SPECIES } from '#domain/ingredients/species.ts'
import { SERVICE_NAMES, type Service } from '#domain/pizza-night/evening-fields.ts'
import { APPETITES } from '#domain/pizza-night/evening-request.ts'
import type { EveningSheet } from '#domain/pizza-night/evening-sheet.ts'
import type { Suit } from '#domain/pizza-night/menu/fitness.ts'
import type { SharedEvening } from '#domain/pizza-night/shared-evening.ts'
import { sheetOfStored } from '#domain/pizza-night/stored-sheet.ts'
import type { ActKind } from '#domain/pizza-night/timeline/hands.ts'

const allergens = z.enum(Object.keys(ALLERGENS) as [Allergen, ...Allergen[]])
const speciesNames = z.array(z.enum(SPECIES))
const ms = z.number()
const texts = z.array(z.string())
/** Accepts any text, although the type is `Word`: a stored evening may contain a word that no longer exists. */
const wordOf = <Word extends string>() => z.string() as unknown as z.ZodType<Word, Word>

const suits = z.array(wordOf<Suit>()).describe('Per chi va bene: vegana, senza lattosio, senza glutine')
const nightPizza = z.object({
  key: z.string(),
  recipeId: z.int(),
  name: z.string(),
  imageUrl: z.string(),
  changes: texts,
  isWithoutGluten: z.boolean(),
  contains: z.array(allergens),
  mayContain: z.array(allergens),
  species: speciesNames.exactOptional().describe('Cereali e frutta a guscio per nome'),
  maySpecies: speciesNames.exactOptional(),
  unknown: texts.describe('Ingredienti di cui non conosciamo gli allergeni'),
  added: z.string().describe('Che cosa fa la ricetta a metà cottura').exactOptional(),
  instead: z
    .array(z.object({ key: z.string(), name: z.string(), suits: suits.exactOptional() }))
    .describe('Che cosa può prendere il suo posto')
    .exactOptional(),
  cut: z.int().describe('In quanti spicchi, o pezzi, si taglia').exactOptional(),
  isTray: z.boolean().exactOptional(),
  doses: z.string().describe("La quantità di stasera, come sta nell'indirizzo della ricetta").exactOptional(),
  suits: suits.exactOptional(),
  eatenBy: z.string().describe('Per chi è, senza nomi; soltanto nel menu condiviso').exactOptional(),
  count: z.int(),
})
const nightAct = z.object({
  id: z.string(),
  title: z.string(),
  of: z.string(),
  note: z.string(),
  startMs: ms,
  endMs: ms,
  needsHands: z.boolean(),
})
const listRow = z.object({
  name: z.string(),
  quantity: z.string(),
  buy: z.string().describe('Come si chiede in negozio').exactOptional(),
  department: wordOf<Department>(),
  forWhom: texts,
  forPizzas: texts.describe('Per quali pizze, se i pomodori sono più di uno').exactOptional(),
})

/** Times are milliseconds since 1970. */
export const PizzaNight: z.ZodType<EveningSheet, EveningSheet> = z.object({
  bakeAtMs: ms,
  timeZone: z.string(),
  service: z
    .enum(Object.keys(SERVICE_NAMES) as Service[])
    .describe('Come si mangia')
    .exactOptional(),
  why: z.string().describe('Perché si mangia così, se non lo ha scelto nessuno').exactOptional(),
  startMs: ms.describe('Il primo gesto'),
  lastServedMs: ms.describe("L'ultima pizza in tavola"),
  score: z.number().describe('Il punteggio del menu: più è basso, meglio è'),
  cautions: texts,
  warnings: texts,
  leftOut: z
    .array(z.object({ recipeId: z.int(), name: z.string(), reason: z.string() }))
    .describe('Ricette scelte che una serata non può avere'),
  pizzas: z.array(nightPizza),
  guests: z.array(
    z.object({
      name: z.string(),
      appetite: z.literal([...APPETITES]),
      shares: z.array(z.object({ pizza: z.string(), units: z.int() })).describe('Quanto di ogni pizza'),
      notes: texts,
      servedMs: ms,
    }),
  ),
  doughs: z.array(
    z.object({
      kind: z.string(),
      name: z.string(),
      from: z.string(),
      pizzas: texts,
      balls: z.int(),
      spareBalls: z.int(),
      isWithoutGluten: z.boolean(),
      isTray: z.boolean().exactOptional(),
      isYeastAdapted: z
        .boolean()
        .exactOptional()
        .describe('Il lievito non è quello della ricetta: è adattato a queste ore'),
      ballG: z.number(),
      isCold: z.boolean(),
      hours: z.number(),
      preferment: z.object({ name: z.string(), hours: z.number(), lines: texts }).nullable(),
      lines: texts.describe('Senza quelle del prefermento'),
      strength: z.object({ minW: z.number(), maxW: z.number() }).nullable(),
      remarks: texts.describe('Che cosa non è come nella ricetta'),
      yeastG: z.object({ dose: z.number(), min: z.number(), max: z.number() }).nullable(),
      rounds: z.array(z.object({ fromMs: ms, toMs: ms, outMs: ms.nullable(), balls: z.int() })),
      calculator: z.array(z.tuple([z.string(), z.string()])).nullable(),
    }),
  ),
  acts: z.array(nightAct.extend({ kind: wordOf<ActKind>() })),
  queue: z.array(
    z.object({
      pizza: z.string(),
      portions: z.array(
        z.object({ guest: z.int(), units: z.int().describe('Mezze pizze, spicchi o pezzi') }),
      ),
      dressMs: ms,
      dressedMs: ms,
      inMs: ms,
      lookMs: ms,
      outMs: ms,
      servedMs: ms,
      bake: z.object({
        minS: z.number(),
        maxS: z.number(),
        isAttended: z.boolean(),
        addS: z
          .number()
          .describe('Dopo quanti secondi si estrae per aggiungere il resto e rimettere in forno')
          .exactOptional(),
        dressMin: z.number().describe('Minuti per stendere e condire').exactOptional(),
        serveMin: z.number().describe('Minuti fino alla tavola').exactOptional(),
      }),
    }),
  ),
  recoveryMin: z.number(),
  places: z.int(),
  list: z.object({
    toBuy: z.array(listRow),
    atHome: z.array(listRow),
    items: z.array(
      z.object({
        name: z.string(),
        checked: z.boolean(),
        quantity: z.string(),
        times: z.int(),
        recipes: z.array(z.int()).exactOptional(),
      }),
    ),
  }),
})
export type PizzaNight = z.infer<typeof PizzaNight>

/** A plan as it was stored, maybe by an earlier version. */
export const StoredNight = z.preprocess(sheetOfStored, PizzaNight)

const sharedNight = z.object({
  bakeAtMs: ms,
  timeZone: z.string(),
  firstServedMs: ms,
  othersServedMs: ms.describe('La prima con glutine, se prima ne esce una senza').exactOptional(),
  lastServedMs: ms,
  people: z.int(),
  pizzas: z.array(nightPizza),
  giri: z
    .array(z.object({ atMs: ms, pizzas: texts }))
    .default([])
    .describe('Che cosa esce insieme, e quando; vuoto nei menu condivisi un tempo'),
})
export const SharedNight = sharedNight as unknown as z.ZodType<SharedEvening, SharedEvening>
/** What the link with the menu shows. */
export const OpenedMenu = sharedNight.extend({
  host: z.string().describe('Chi invita; vuoto se non lo dice'),
  place: z.string().describe('Dove; vuoto se non lo dice'),
})
export type OpenedMenu = z.output<typeof OpenedMenu>
export type SharedNight = z.infer<typeof SharedNight>
