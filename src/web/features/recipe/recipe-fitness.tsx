import type { Recipe } from '#contracts/recipe.ts'

/** For whom the recipe is: what the law has named, and the diets that it fits. Nothing that is unknown is hidden. */
export function RecipeFitness({ recipe: { allergens, diets } }: { recipe: Recipe }) {
  const { contains, mayContain, unknown } = allergens
  const { vegan, vegetarian, glutenFree, lactoseFree } = diets
  // What is vegan is vegetarian and without lactose too.
  const fits = [
    vegan ? 'vegana' : vegetarian && 'vegetariana',
    glutenFree && 'senza glutine',
    !vegan && lactoseFree && 'senza lattosio',
  ].filter(Boolean)
  return (
    <section
      aria-labelledby="allergeni"
      className="mt-8 break-inside-avoid rounded-lg bg-crust p-4 print:mt-1 print:p-0 print:text-sm print:*:inline"
    >
      <h3 id="allergeni" className="kicker mb-2 font-sans text-gold">
        Allergeni
      </h3>
      {contains.length > 0 && (
        <p>
          Contiene: <strong>{contains.join(', ')}</strong>.
        </p>
      )}
      {contains.length + unknown.length === 0 && <p>Nessuno dei quattordici che la legge fa dichiarare.</p>}
      {mayContain.length > 0 && <p className="mt-1">Può contenere: {mayContain.join(', ')}.</p>}
      {unknown.length > 0 && (
        <p className="mt-1">Di {unknown.join(', ')} non conosciamo gli allergeni: leggi l’etichetta.</p>
      )}
      {fits.length > 0 && <p className="mt-1">Dieta: {fits.join(', ')}.</p>}
      <p className="no-print mt-2 text-sm text-ink-soft">Decide sempre l’etichetta di ciò che compri.</p>
    </section>
  )
}
