import type { RecipeDraft } from '#contracts/recipes/admin-recipes.ts'

/** What an administrator writes, correct in every field; a test says only what it is about. */
export const recipeDraft = (more: Partial<Record<keyof RecipeDraft, unknown>> = {}) => ({
  name: 'Pizza di prova',
  description: 'Una pizza che esiste solo qui.',
  category: 'Classica',
  difficulty: 'media',
  imageUrl: '',
  activeTime: 30,
  restTime: 480,
  bakeTime: 8,
  servings: 4,
  servingsUnit: 'pizze',
  groups: [
    { title: 'Impasto', isDough: true, lines: ['500 g di farina 0', '310 g di acqua', '12 g di sale'] },
    { title: 'Condimento', isDough: false, lines: ['320 g di pomodori pelati'] },
  ],
  steps: ['Impasta e lascia lievitare.', 'Stendi, condisci e inforna.'],
  isVegan: true,
  isGlutenFree: false,
  youtubeVideoId: null,
  ...more,
})
