import { OwnIngredients } from './own-ingredients.tsx'
import type { ShownAnalysis } from './promised-answer.ts'

export function IngredientsTab({ analysis }: { analysis: ShownAnalysis }) {
  const { type, ingredients, recipe, suggestedIngredients = [] } = analysis
  return (
    <div className="grid gap-6">
      <Lines
        title="Ingredienti riconosciuti"
        lines={ingredients}
        none={type === 'pizza' ? 'Nessuno con sicurezza.' : 'Nessuno con sicurezza: dimmelo tu.'}
      />
      {type !== 'pizza' && <OwnIngredients suggested={suggestedIngredients.map(({ name }) => name)} />}
      {recipe.ingredients.length > 0 && (
        <Lines title="Ingredienti della ricetta" lines={recipe.ingredients} none="" />
      )}
    </div>
  )
}

const Lines = ({ title, lines, none }: { title: string; lines: readonly string[]; none: string }) => (
  <section aria-label={title}>
    <h3 className="mb-2 text-lg">{title}</h3>
    {lines.length === 0 ? (
      <p className="text-ink-soft">{none}</p>
    ) : (
      <ul className="grid list-disc gap-1.5 pl-5">
        {lines.map((line, index) => (
          <li key={index}>{line}</li>
        ))}
      </ul>
    )}
  </section>
)
