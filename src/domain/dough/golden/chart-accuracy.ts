/** How well the model meets the chart that it was fitted to.
 *
 * Units   shares of the chart's hours (0.02 = 2 %).
 * Source  [CRAIG-CHART], all cells.
 * Valid   cells of 6 hours and more. In shorter cells, rounding to the whole hour is a large share of the value. */
import { YEAST_CHART } from '#knowledge/dough-checks.ts'
import { chartHours } from '../yeast/yeast-chart.ts'

const TELLING_FROM_H = 6

const CELLS = YEAST_CHART.rows
  .trim()
  .split('\n')
  .flatMap((row) => {
    const [tempF = '', ...hours] = row.split(' ')
    return hours.map((cell, column) => ({
      tempC: (Number(tempF) - 32) / 1.8,
      freshPct: YEAST_CHART.freshPct[column] ?? Number.NaN,
      hours: Number(cell),
    }))
  })
  .filter(({ hours }) => !Number.isNaN(hours))

export type ChartAccuracy = { cells: number; compared: number; meanError: number; worstError: number }

export function chartAccuracy(): ChartAccuracy {
  const errors = CELLS.filter(({ hours }) => hours >= TELLING_FROM_H).map(({ tempC, freshPct, hours }) =>
    Math.abs(chartHours(freshPct, tempC) / hours - 1),
  )
  return {
    cells: CELLS.length,
    compared: errors.length,
    meanError: errors.reduce((sum, error) => sum + error, 0) / errors.length,
    worstError: Math.max(...errors),
  }
}
