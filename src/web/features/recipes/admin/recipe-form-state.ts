import { type AdminRecipe, RecipeDraft } from '#contracts/recipes/admin-recipes.ts'
import { standInAt } from '#domain/recipe-list/stand-in-pictures.ts'
import { readPans, writePans } from '#domain/recipes/doses/pan.ts'
import { forEachText } from '#domain/recipes/recipe-texts.ts'
import { plainStep } from '#domain/recipes/steps/step-marks.ts'
import { linesOf } from '#web/features/admin/form/form-fields.ts'
import type { DescribedForm } from '#web/features/admin/review/description-proposal.tsx'
import { type Checked, checked } from '#web/ui/form-errors.ts'

export const EMPTY_GROUP = { title: '', isDough: false, lines: '' }
export const EMPTY_FORM = {
  name: '',
  description: '',
  ...forEachText(() => ''),
  category: '',
  difficulty: '',
  imageUrl: '',
  activeTime: '',
  restTime: '',
  bakeTime: '',
  servings: '4',
  servingsUnit: 'pizze',
  doughStyle: '',
  /** '' if the style's usual shape applies. */
  doughShape: '',
  doughPieces: '',
  /** '40 x 30' for a rectangular pan, '28' for a round pan, '' without a pan. */
  doughPan: '',
  groups: [
    { title: 'Impasto', isDough: true, lines: '' },
    { title: 'Condimento', isDough: false, lines: '' },
  ],
  steps: '',
  isVegan: false,
  isGlutenFree: false,
  youtubeVideoId: '',
}
export type RecipeForm = typeof EMPTY_FORM

export function formOf(recipe: AdminRecipe): RecipeForm {
  const { name, description, category, difficulty, servingsUnit, isVegan, isGlutenFree } = recipe
  return {
    name,
    description,
    category,
    difficulty,
    servingsUnit,
    isVegan,
    isGlutenFree,
    ...forEachText((name) => recipe[name] ?? ''),
    doughStyle: recipe.dough?.style ?? '',
    doughShape: recipe.dough?.shape ?? '',
    doughPieces: recipe.dough ? String(recipe.dough.pieces) : '',
    doughPan: recipe.dough?.pan ? writePans({ count: 1, pan: recipe.dough.pan }) : '',
    imageUrl: standInAt(recipe.imageUrl) ? '' : recipe.imageUrl,
    activeTime: String(recipe.activeTime),
    restTime: String(recipe.restTime),
    bakeTime: String(recipe.bakeTime),
    servings: String(recipe.servings),
    groups: recipe.groups.map(({ title, isDough, lines }) => ({ title, isDough, lines: lines.join('\n') })),
    steps: recipe.markedSteps.join('\n'),
    youtubeVideoId: recipe.youtubeVideoId ?? '',
  }
}

export const groupsOf = ({ groups }: Pick<RecipeForm, 'groups'>) =>
  groups.map(({ lines, ...group }) => ({ ...group, lines: linesOf(lines) }))

export const ingredientsOf = (form: Pick<RecipeForm, 'groups'>): string[] =>
  groupsOf(form).flatMap(({ lines }) => lines)

export const describedOf = (form: RecipeForm): DescribedForm => ({
  name: form.name,
  category: form.category,
  groups: groupsOf(form),
  steps: linesOf(form.steps).map(plainStep),
  activeTime: numberOf(form.activeTime) || 0,
  restTime: numberOf(form.restTime) || 0,
  bakeTime: numberOf(form.bakeTime) || 0,
})

/** Gives NaN for anything but 1 to 9 digits. */
const numberOf = (text: string) => (/^\d{1,9}$/.test(text.trim()) ? Number(text) : Number.NaN)

function doughOf({ doughStyle, doughShape, doughPieces, doughPan }: RecipeForm) {
  if (doughStyle === '') return null
  const pan = doughPan.trim() === '' ? undefined : (readPans(doughPan)?.pan ?? {})
  return {
    style: doughStyle,
    ...(doughShape !== '' && { shape: doughShape }),
    pieces: numberOf(doughPieces),
    ...(pan && { pan }),
  }
}

export const checkedDraft = (form: RecipeForm): Checked<RecipeDraft> =>
  checked(RecipeDraft, {
    ...form,
    activeTime: numberOf(form.activeTime),
    restTime: numberOf(form.restTime),
    bakeTime: numberOf(form.bakeTime),
    servings: numberOf(form.servings),
    dough: doughOf(form),
    groups: groupsOf(form),
    steps: linesOf(form.steps),
  })
