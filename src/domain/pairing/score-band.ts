export function scoreBand(score: number): 'green' | 'blue' | 'yellow' | 'red' {
  if (score >= 80) return 'green'
  if (score >= 60) return 'blue'
  return score >= 40 ? 'yellow' : 'red'
}
