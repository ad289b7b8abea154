/** Advice on what lies on a recipe: each sentence only where its thing is there.
 *
 * Source  content/improve/tips.yaml: kitchen practice, [stima]. */
import { TOPPING_TOPICS } from '#knowledge/improve.ts'
import { names, plain } from '../ingredients/word-list.ts'
import type { Traits } from './traits.ts'

export type Tip = { title: string; text: string }

/** 'Cuoci 12 minuti a fuoco vivo: il sugo dev'essere stretto': this tomato does not go on raw. */
const isSimmered = (instructions: string, words: readonly string[]) =>
  instructions
    .split(/\n|(?<=[.!?]) /u)
    .some(
      (sentence) =>
        names(plain(sentence), words) &&
        /restring|sobboll|a fuoco|a fiamma|finché la salsa|sugo dev/iu.test(sentence),
    )

/** One piece of advice for each topic that the recipe has. */
export const toppingTips = ({ fits }: Traits, instructions: string): Tip[] =>
  TOPPING_TOPICS.flatMap((topic) => {
    const tip = topic.find(
      ({ where: { simmered, ...where } }) =>
        fits(where) && (simmered === undefined || isSimmered(instructions, simmered)),
    )
    return tip ? [{ title: tip.title, text: tip.text }] : []
  })
