import type { ReactNode } from 'react'
import { OwnIngredients } from './own-ingredients.tsx'
import type { ShownAnalysis } from './promised-answer.ts'

export function IngredientsTab({ analysis }: { analysis: ShownAnalysis }) {
  const { type, ingredients, recipe, base, suggestedIngredients = [] } = analysis
  return (
    <div className="grid gap-6">
      <Lines title="Ingredienti riconosciuti" lines={ingredients}>
        {ingredients.length === 0 &&
          (type === 'pizza' ? 'Nessuno con sicurezza.' : 'Nessuno con sicurezza: diccelo tu.')}
      </Lines>
      {type !== 'pizza' && <OwnIngredients suggested={suggestedIngredients.map(({ name }) => name)} />}
      {recipe.ingredients.length > 0 && (
        <Lines title="Ingredienti della ricetta" lines={recipe.ingredients}>
          {base &&
            `Sono quelli della base, l'impasto della nostra «${base.name}»: il condimento sceglilo tu.`}
        </Lines>
      )}
    </div>
  )
}

interface LinesProps {
  title: string
  lines: readonly string[]
  children?: ReactNode
}

const Lines = ({ title, lines, children }: LinesProps) => (
  <section aria-label={title}>
    <h3 className="mb-2 text-lg">{title}</h3>
    {children && <p className="mb-2 text-ink-soft">{children}</p>}
    {lines.length > 0 && (
      <ul className="grid list-disc gap-1.5 pl-5">
        {lines.map((line, index) => (
          <li key={index}>{line}</li>
        ))}
      </ul>
    )}
  </section>
)
