/** The colour of a score: 80 and more green, 60-79 blue, 40-59 yellow, below red. */
export function scoreBand(score: number): 'green' | 'blue' | 'yellow' | 'red' {
  if (score >= 80) return 'green'
  if (score >= 60) return 'blue'
  return score >= 40 ? 'yellow' : 'red'
}
