import { changeRecipe, createRecipe } from '#contracts/recipes/admin-recipes.endpoints.ts'
import type { AdminRecipe } from '#contracts/recipes/admin-recipes.ts'
import { type Edited, useEditorForm } from '#web/features/admin/form/use-editor-form.ts'
import { checkedDraft, EMPTY_FORM, formOf, type RecipeForm } from './recipe-form-state.ts'
import { editorPath, useRefreshRecipes } from './use-recipe-actions.ts'

const RECIPE: Edited<RecipeForm, AdminRecipe> = {
  emptyForm: EMPTY_FORM,
  formOf,
  check: checkedDraft,
  nameOf: ({ name }) => name,
  endpoints: { create: createRecipe, change: changeRecipe },
  address: editorPath,
  texts: { saved: 'Ricetta salvata', notSaved: 'Ricetta non salvata' },
}

export const useRecipeForm = (recipe: AdminRecipe | undefined) =>
  useEditorForm(RECIPE, recipe, useRefreshRecipes())
export type RecipeFormControl = ReturnType<typeof useRecipeForm>
