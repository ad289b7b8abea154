import type { Content } from 'pdfmake'
import { doseG, modelsBeside } from '#domain/dough/dose-warning.ts'
import { calculateSimpleDough, type SimpleDoughResult } from '#domain/dough/simple/simple-calculator.ts'
import { guideSteps } from '#domain/dough/simple/simple-guide.ts'
import { ingredientLines } from '#domain/dough/simple/simple-ingredients.ts'
import type { SimpleDoughParams } from '#domain/dough/simple/simple-limits.ts'
import { FLOUR_PRESETS, LEAVEN_LABELS, PIZZA_TYPE_PRESETS } from '#domain/dough/simple/simple-presets.ts'
import { simpleQueryOf } from '#domain/dough/simple/simple-query.ts'
import { bakeNote, FIXED_TIMES, NUTRITION_NOTE } from '#domain/dough/simple/simple-texts.ts'
import { displayedLeaveningH } from '#domain/dough/simple/simple-times.ts'
import {
  estimateSimpleYeast,
  type SimpleYeastEstimate,
  warningOfList,
} from '#domain/dough/simple/simple-yeast-estimate.ts'
import { simpleBakeIn } from '#domain/kitchen/kitchen-simple.ts'
import { italianDecimal } from '#domain/words/decimal-input.ts'
import { INK, pdfSheet, RULED } from '#server/pdf/pdf-sheet.ts'

const heading = (text: string): Content => ({ text, font: 'Serif', fontSize: 13, margin: [0, 14, 0, 5] })
const soft = (text: string): Content => ({ text, fontSize: 8.5, color: INK.soft, margin: [0, 5, 0, 0] })

const figures = (rows: readonly (readonly [name: string, figure: string])[]): Content => ({
  layout: RULED,
  table: {
    widths: ['*', 'auto'],
    body: rows.map(([name, figure]) => [
      { text: name, margin: [0, 2, 0, 0] },
      { text: figure, bold: true, alignment: 'right', margin: [0, 2, 0, 0] },
    ]),
  },
})

function ingredientsOf(params: SimpleDoughParams, { ingredients }: SimpleDoughResult): Content {
  const total = `In tutto ${italianDecimal(params.pizzaCount * params.pizzaSize)} g: ${params.pizzaCount} × ${italianDecimal(params.pizzaSize)} g. Le percentuali sono sul peso della farina.`
  const rows = ingredientLines(params, ingredients).map(
    ({ label, amount, pctOfFlour }) => [`${label} (${italianDecimal(pctOfFlour, 1)}%)`, amount] as const,
  )
  return { stack: [heading('Ingredienti'), figures(rows), soft(total)] }
}

function timesOf(params: SimpleDoughParams, { analysis }: SimpleDoughResult): Content {
  return {
    stack: [
      heading('Tempi e forno'),
      figures([
        ['Impasto', FIXED_TIMES.dough],
        ['Lievitazione', `${displayedLeaveningH(params)} ore`],
        ['Cottura', FIXED_TIMES.baking],
        ["Temperatura ideale dell'acqua", FIXED_TIMES.idealWater],
        ['Temperatura ideale del forno', `${italianDecimal(analysis.optimalBakingTemp)} °C`],
        ['Difficoltà', analysis.difficultyLevel],
      ]),
      soft(bakeNote(simpleBakeIn(params.pizzaType, null))),
    ],
  }
}

function estimateOf(estimate: SimpleYeastEstimate): Content {
  if (estimate.kind === 'none') return soft(`Stima scientifica del lievito: ${estimate.message}`)
  const models = modelsBeside(estimate.doseG, estimate)
  return soft(`Stima scientifica del lievito: circa ${doseG(estimate.doseG)}${models && ` (${models})`}.`)
}

const nutritionOf = ({ analysis: { nutritionalInfo: info } }: SimpleDoughResult): Content[] => [
  heading('Valori nutrizionali'),
  `Energia ${info.calories} kcal · proteine ${italianDecimal(info.proteins)} g · carboidrati ${italianDecimal(info.carbs)} g · grassi ${italianDecimal(info.fats)} g · fibre ${italianDecimal(info.fiber)} g`,
  soft(NUTRITION_NOTE),
]

export function doughSheet(params: SimpleDoughParams, publicUrl: string): Promise<Buffer> {
  const result = calculateSimpleDough(params)
  const pizzas = `${params.pizzaCount} ${params.pizzaCount === 1 ? 'pizza' : 'pizze'}`
  const title = `Impasto per ${pizzas}: ${PIZZA_TYPE_PRESETS[params.pizzaType].label.toLowerCase()}`
  const choices = [
    FLOUR_PRESETS[params.flourType].label,
    `idratazione ${italianDecimal(params.hydration)}%`,
    `lievitazione: ${LEAVEN_LABELS[params.leavenMethod].toLowerCase()}`,
    `${italianDecimal(params.restTime)} ore di riposo`,
    `cucina a ${italianDecimal(params.roomTemperature)} °C`,
  ]
  const link = `${publicUrl}/?${new URLSearchParams(simpleQueryOf(params))}#calcolatore`
  const estimate = estimateSimpleYeast(params, result.ingredients.flour)
  const warning = warningOfList(params, estimate)
  const { tips, optimalBakingTemp } = result.analysis
  return pdfSheet({
    title,
    subject: 'Dosi, tempi e passi di un impasto per pizza',
    kicker: 'Calcolatore di Impasto',
    content: [
      { text: title, font: 'Serif', fontSize: 22 },
      { text: choices.join(' · '), color: INK.soft },
      ...(warning ? [{ text: warning, bold: true, margin: [0, 6, 0, 0] } satisfies Content] : []),
      { columns: [ingredientsOf(params, result), timesOf(params, result)], columnGap: 28 },
      estimateOf(estimate),
      soft(result.analysis.expectedTexture),
      heading('In quattro passi'),
      {
        ol: guideSteps(params, optimalBakingTemp, warning, simpleBakeIn(params.pizzaType, null)).map(
          (step): Content => ({
            text: [{ text: `${step.title}. `, bold: true }, step.text],
            margin: [0, 0, 0, 4],
          }),
        ),
        markerColor: INK.tomato,
      },
      heading('Consigli'),
      {
        ul: (warning ? [warning, ...tips] : tips).map((text): Content => ({ text, margin: [0, 0, 0, 2] })),
        markerColor: INK.tomato,
      },
      ...nutritionOf(result),
      { text: 'Riapri questo calcolo', link, color: INK.tomato, margin: [0, 14, 0, 0] },
    ],
    footer: `Le stime e le loro fonti: ${publicUrl}/come-verifichiamo`,
  })
}
