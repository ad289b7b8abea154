import type { NutritionAnswer } from '#contracts/nutrition/nutrition.ts'
import { NUTRIENT_NAMES } from './nutrient-names.ts'

export function ResultNotes({ answer }: { answer: NutritionAnswer }) {
  const notes = [
    ...(answer.weightless.length > 0
      ? [`Senza peso, quindi negli allergeni ma non nelle cifre: ${answer.weightless.join(', ')}.`]
      : []),
    ...answer.incomplete.map(
      ({ nutrient, foods }) =>
        `${NUTRIENT_NAMES[nutrient]}: il totale è per difetto, manca il valore di ${foods.join(', ')}.`,
    ),
    ...answer.estimates.map(({ food, why }) => `${food}: stima, ${why}.`),
  ]
  if (notes.length === 0) return null
  return (
    <section aria-labelledby="note-risultato">
      <h3 id="note-risultato" className="text-xl">
        Da sapere
      </h3>
      <ul className="mt-2 list-disc space-y-1 pl-5 text-ink-soft">
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </section>
  )
}
