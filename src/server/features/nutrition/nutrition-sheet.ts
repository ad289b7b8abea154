import type { Content } from 'pdfmake'
import { foodById } from '#domain/ingredients/foods.ts'
import { allergenNames } from '#domain/ingredients/species.ts'
import type { BakeProfile } from '#domain/nutrition/bake-profiles.ts'
import type { NutritionResult, RecipeLine } from '#domain/nutrition/calculate.ts'
import { isAtLeast, isUnknowable } from '#domain/nutrition/certainty.ts'
import { labelCells } from '#domain/nutrition/label-cells.ts'
import { writeRecipeQuery } from '#domain/nutrition/recipe-query.ts'
import { italianDecimal } from '#domain/words/decimal-input.ts'
import { INK, pdfSheet, RULED } from '#server/pdf/pdf-sheet.ts'

interface SheetOptions {
  lines: RecipeLine[]
  bake: BakeProfile
  result: NutritionResult
  publicUrl: string
}

/** Longer ingredient lists are printed in a smaller font and cut, so that the sheet fits on one page. */
const LONG_RECIPE = 24

const heading = (text: string): Content => ({ text, font: 'Serif', fontSize: 13, margin: [0, 14, 0, 5] })
const soft = (text: string): Content => ({ text, fontSize: 8.5, color: INK.soft, margin: [0, 4, 0, 0] })
const cut = (text: string, length: number) => (text.length > length ? `${text.slice(0, length - 1)}…` : text)

const GAP = 12

function declaration(result: NutritionResult): Content {
  const cell = (text: string, more = {}): Content => ({ text, margin: [0, 2, 0, 0], ...more })
  const right = { alignment: 'right', margin: [GAP, 2, 0, 0] } as const
  const head = ['Dichiarazione nutrizionale', 'per 100 g', 'per fetta', '% AR*'].map((text, column) =>
    cell(text, { bold: true, ...(column > 0 && right) }),
  )
  const rows = labelCells(result).map(({ name, isPart, per100g, perSlice, intake }): Content[] => [
    cell(name, isPart ? { margin: [10, 2, 0, 0] } : { bold: true }),
    cell(per100g, right),
    cell(perSlice, right),
    cell(intake, right),
  ])
  return {
    layout: RULED,
    table: { widths: ['*', 'auto', 'auto', 'auto'], body: [head, ...rows] },
  }
}

function allergensOf({ allergens, may_contain, species, may_species, unknown }: NutritionResult): Content[] {
  return [
    {
      text:
        allergens.length > 0
          ? `Contiene: ${allergenNames(allergens, species)}.`
          : 'Nessun allergene tra gli ingredienti noti.',
      bold: true,
    },
    ...(may_contain.length > 0
      ? [`Può contenere: ${allergenNames(may_contain, may_species)}. Controlla le confezioni.`]
      : []),
    ...(unknown.length > 0
      ? [
          {
            text: `Non sappiamo nulla di: ${cut(unknown.join(', '), 300)}. Il loro peso è nella pizza, i loro valori no; gli allergeni vanno letti sulla confezione.`,
            color: INK.tomato,
          },
        ]
      : []),
  ]
}

const ingredientsOf = (lines: readonly RecipeLine[]): Content => {
  const texts = lines.map(({ label, grams }) =>
    grams === 0 ? `${cut(label, 60)} (senza peso)` : `${cut(label, 60)} ${italianDecimal(grams, 1)} g`,
  )
  return lines.length > LONG_RECIPE
    ? { text: cut(texts.join(' · '), 2200), fontSize: 7.5 }
    : { text: texts.join(' · '), fontSize: 9.5 }
}

const notesOf = ({ weightless, estimates, incomplete }: NutritionResult): string[] => [
  ...(weightless.length > 0
    ? [`Senza peso, quindi non contati nelle cifre: ${cut(weightless.join(', '), 300)}.`]
    : []),
  ...(estimates.length > 0
    ? [`Stime: ${cut(estimates.map(({ food, why }) => `${food} (${why})`).join('; '), 560)}.`]
    : []),
  ...(incomplete.length > 0
    ? [
        `Per difetto: di ${cut([...new Set(incomplete.flatMap(({ foods }) => foods))].join(', '), 200)} manca qualche valore.`,
      ]
    : []),
]

function headline(result: NutritionResult): string {
  if (isUnknowable(result)) return 'Valori non calcolabili'
  const energy = `${Math.round(result.per_slice.kcal)} kcal per fetta`
  return isAtLeast(result, 'kcal') ? `Almeno ${energy}` : energy
}

export function nutritionSheet({ lines, bake, result, publicUrl }: SheetOptions): Promise<Buffer> {
  const { servings, mass_cooked_g } = result
  const slices = `${servings} ${servings === 1 ? 'fetta' : 'fette'} da ${Math.round(mass_cooked_g / servings)} g`
  const asked = lines.map(({ id, label, grams }) =>
    foodById(id) ? { id, label: '', grams } : { id: '', label, grams },
  )
  const query = new URLSearchParams(writeRecipeQuery({ lines: asked, bake, servings }))
  return pdfSheet({
    title: 'Etichetta nutrizionale',
    subject: 'Valori nutrizionali e allergeni di una ricetta di pizza',
    kicker: 'Calcolatore nutrizionale',
    content: [
      { text: headline(result), font: 'Serif', fontSize: 22 },
      {
        text: `${slices} · ${Math.round(mass_cooked_g)} g in tutto, cotta (resa ${italianDecimal(bake.yield * 100, 1)}%, olio assorbito ${italianDecimal(bake.oil_absorption_g, 1)} g)`,
        color: INK.soft,
        margin: [0, 0, 0, 12],
      },
      declaration(result),
      soft(
        '* Assunzioni di riferimento di un adulto medio (8400 kJ / 2000 kcal), per fetta. Regolamento UE 1169/2011.',
      ),
      heading('Allergeni'),
      ...allergensOf(result),
      heading('Ingredienti'),
      ingredientsOf(lines),
      ...notesOf(result).map(soft),
      {
        text: 'Riapri questo calcolo',
        link: `${publicUrl}/calcolatore-nutrizione?${query}`,
        color: INK.tomato,
        margin: [0, 14, 0, 0],
      },
    ],
    footer:
      'Valori da USDA Standard Reference, CIQUAL e BLS 4.0, calcolati dagli ingredienti: sono indicativi e non sostituiscono analisi di laboratorio.',
  })
}
