import type { Recipe } from '#contracts/recipes/recipe.ts'
import type { LanguageModel } from '#server/ai/language-model.ts'
import { embeddedImprover, titleOf } from './embedded-improver.ts'
import { modelImprover } from './model-improver.ts'
import type { Wish } from './recipe-improver.ts'

export interface Improvement {
  text: string
  title: string
  engine: 'embedded' | 'model'
  fellBack: boolean
}

/** The two engines behind one door: the model where one is configured, the embedded one else and whenever it fails. */
export function improvementService({ chat, budget, answers, limit, logFailure }: LanguageModel) {
  const improver = chat && modelImprover(chat, budget)

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
  }
}
export type ImprovementService = ReturnType<typeof improvementService>
