import type { Content } from 'pdfmake'
import { ALLERGENS, type Allergen } from '#domain/nutrition/allergens.ts'
import type { BakeProfile } from '#domain/nutrition/bake-profiles.ts'
import type { NutritionResult, RecipeLine } from '#domain/nutrition/calculate.ts'
import { foodById } from '#domain/nutrition/foods.ts'
import { intakePct, LABEL_ROWS, labelAmount } from '#domain/nutrition/label.ts'
import { writeRecipeQuery } from '#domain/nutrition/recipe-query.ts'
import { italianDecimal } from '#domain/units/decimal-input.ts'
import { INK, pdfSheet, RULED } from '#server/pdf/pdf-sheet.ts'

interface SheetOptions {
  lines: RecipeLine[]
  bake: BakeProfile
  result: NutritionResult
  publicUrl: string
}

/** More ingredients than this are named in one run of text, so that the sheet stays one page. */
const LONG_RECIPE = 24

const heading = (text: string): Content => ({ text, font: 'Serif', fontSize: 13, margin: [0, 14, 0, 5] })
const soft = (text: string): Content => ({ text, fontSize: 8.5, color: INK.soft, margin: [0, 4, 0, 0] })
const cut = (text: string, length: number) => (text.length > length ? `${text.slice(0, length - 1)}…` : text)

function declaration({ per_100g, per_slice }: NutritionResult): Content {
  const cell = (text: string, more = {}): Content => ({ text, margin: [0, 2, 0, 0], ...more })
  const right = { alignment: 'right' } as const
  const head = ['Dichiarazione nutrizionale', 'per 100 g', 'per fetta', '% AR*'].map((text, column) =>
    cell(text, { bold: true, ...(column > 0 && right) }),
  )
  const rows = LABEL_ROWS.map((row): Content[] => {
    const pct = intakePct(row, per_slice)
    const isPart = row.name.startsWith('di cui')
    return [
      cell(row.name, isPart ? { margin: [10, 2, 0, 0] } : { bold: true }),
      cell(labelAmount(row.key, row.read(per_100g)), right),
      cell(labelAmount(row.key, row.read(per_slice)), right),
      cell(pct === null ? '–' : `${Math.round(pct)}%`, right),
    ]
  })
  return {
    layout: RULED,
    table: { widths: ['*', 'auto', 'auto', 'auto'], body: [head, ...rows] },
  }
}

const named = (allergens: readonly Allergen[]) =>
  allergens.map((allergen) => ALLERGENS[allergen].toLowerCase()).join(', ')

function allergensOf({ allergens, may_contain, unknown }: NutritionResult): Content[] {
  return [
    {
      text:
        allergens.length > 0
          ? `Contiene: ${named(allergens)}.`
          : 'Nessun allergene tra gli ingredienti noti.',
      bold: true,
    },
    ...(may_contain.length > 0 ? [`Può contenere: ${named(may_contain)}. Controlla le confezioni.`] : []),
    ...(unknown.length > 0
      ? [
          {
            text: `Non sappiamo nulla di: ${cut(unknown.join(', '), 300)}. Sono fuori da ogni cifra, e i loro allergeni vanno letti sulla confezione.`,
            color: INK.tomato,
          },
        ]
      : []),
  ]
}

const ingredientsOf = (lines: readonly RecipeLine[]): Content => {
  const texts = lines.map(({ label, grams }) => `${cut(label, 60)} ${italianDecimal(grams, 1)} g`)
  return lines.length > LONG_RECIPE
    ? { text: cut(texts.join(' · '), 2400), fontSize: 7.5 }
    : { text: texts.join(' · '), fontSize: 9.5 }
}

/** The declaration of a recipe on one sheet. */
export function nutritionSheet({ lines, bake, result, publicUrl }: SheetOptions): Promise<Buffer> {
  const { servings, mass_cooked_g, per_slice, estimates, incomplete } = result
  const slices = `${servings} ${servings === 1 ? 'fetta' : 'fette'} da ${Math.round(mass_cooked_g / servings)} g`
  const asked = lines.map(({ id, label, grams }) =>
    foodById(id) ? { id, label: '', grams } : { id: '', label, grams },
  )
  const query = new URLSearchParams(writeRecipeQuery({ lines: asked, style: bake.style, servings }))
  const notes = [
    ...(estimates.length > 0
      ? [`Stime: ${cut(estimates.map(({ food, why }) => `${food} (${why})`).join('; '), 700)}.`]
      : []),
    ...(incomplete.length > 0
      ? [
          `Per difetto: di ${cut([...new Set(incomplete.flatMap(({ foods }) => foods))].join(', '), 200)} manca qualche valore.`,
        ]
      : []),
  ]
  return pdfSheet({
    title: 'Etichetta nutrizionale',
    subject: 'Valori nutrizionali e allergeni di una ricetta di pizza',
    kicker: 'Calcolatore Nutrizione',
    content: [
      { text: `${Math.round(per_slice.kcal)} kcal per fetta`, font: 'Serif', fontSize: 22 },
      {
        text: `${slices} · ${Math.round(mass_cooked_g)} g in tutto, cotta (resa ${italianDecimal(bake.yield * 100, 0)}%)`,
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
      ...notes.map(soft),
      {
        text: 'Riapri questo calcolo',
        link: `${publicUrl}/calcolatore-nutrizione?${query}`,
        color: INK.tomato,
        margin: [0, 14, 0, 0],
      },
    ],
    footer:
      'Valori da USDA Standard Reference, CIQUAL 2025 e BLS 4.0, calcolati dagli ingredienti: sono indicativi e non sostituiscono analisi di laboratorio.',
  })
}
