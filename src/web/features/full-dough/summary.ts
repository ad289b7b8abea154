import { formatDecimal } from '../../ui/format.ts'
import type { Result } from './use-calculator.ts'

const pieces = ({ shape, servings }: Result['form']) => {
  const [one, many] = shape === 'round' ? ['panetto', 'panetti'] : ['teglia', 'teglie']
  return `${servings} ${servings === 1 ? one : many}`
}

export const summaryOf = ({ form, outputs }: Result) =>
  `${formatDecimal(outputs.totalDoughWeightG)} g di impasto: ${pieces(form)} da ${formatDecimal(outputs.perBallWeightG)} g`
