export const RECIPE_LIMITS = {
  name: 120,
  description: 600,
  unit: 30,
  title: 60,
  line: 300,
  step: 2000,
  groups: 12,
  lines: 60,
  steps: 60,
  servings: 100,
  minutes: 20_160,
} as const
