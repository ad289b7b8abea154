import { formatDecimal } from '../../ui/format.ts'
import type { Result } from './use-calculator.ts'

/** 'panetti' when the dough is shaped into balls, 'teglie' when it fills pans. */
const pieces = ({ shape, servings }: Result['form']) => {
  const [one, many] = shape === 'round' ? ['panetto', 'panetti'] : ['teglia', 'teglie']
  return `${servings} ${servings === 1 ? one : many}`
}

/** One sentence that says it all: it is what screen readers hear at each change. */
export const summaryOf = ({ form, outputs }: Result) =>
  `${formatDecimal(outputs.totalDoughWeightG)} g di impasto: ${pieces(form)} da ${formatDecimal(outputs.perBallWeightG)} g`
