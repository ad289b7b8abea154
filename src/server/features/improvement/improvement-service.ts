import type { DescriptionRequest, ProposedDescription } from '#contracts/improvement/proposed-description.ts'
import type { Recipe } from '#contracts/recipes/recipe.ts'
import { describeRecipe } from '#domain/recipes/describe-recipe.ts'
import type { LanguageModel } from '#server/ai/language-model.ts'
import { embeddedImprover, titleOf } from './embedded-improver.ts'
import { modelImprover } from './model-improver.ts'
import { recipeDescriber } from './recipe-describer.ts'
import type { Wish } from './recipe-improver.ts'

export interface Improvement {
  text: string
  title: string
  engine: 'embedded' | 'model'
  fellBack: boolean
}

export function improvementService({ chat, budget, answers, limit, logFailure }: LanguageModel) {
  const improver = chat && modelImprover(chat, budget)
  const describer = chat && recipeDescriber(chat, budget)

  async function byModel(recipe: Recipe, wish: Wish, caller: string): Promise<string | undefined> {
    if (!chat || !improver) return undefined
    const key = {
      recipeId: recipe.id,
      version: recipe.updatedAt,
      wish: `${wish.kind} ${wish.option}`,
      model: chat.name,
    }
    const known = await answers.answer(key)
    if (known !== undefined) return known
    return limit.run(caller, async () => {
      try {
        const text = await improver.improve(recipe, wish)
        await answers.keep(key, text)
        return text
      } catch (error) {
        logFailure(error, wish.kind)
        return undefined
      }
    })
  }

  return {
    async improve(recipe: Recipe, wish: Wish, caller: string): Promise<Improvement> {
      const title = titleOf(recipe, wish)
      const written = await byModel(recipe, wish, caller)
      if (written !== undefined) return { text: written, title, engine: 'model', fellBack: false }
      const text = await embeddedImprover.improve(recipe, wish)
      return { text, title, engine: 'embedded', fellBack: chat !== undefined }
    },

    async describe(recipe: DescriptionRequest, caller: string): Promise<ProposedDescription> {
      const description = describeRecipe(recipe)
      const own = { description, engine: 'embedded', fellBack: chat !== undefined } as const
      if (!describer) return own
      return limit.run(caller, async () => {
        try {
          return { description: await describer(recipe), engine: 'model', fellBack: false }
        } catch (error) {
          logFailure(error, 'description')
          return own
        }
      })
    },
  }
}
export type ImprovementService = ReturnType<typeof improvementService>
