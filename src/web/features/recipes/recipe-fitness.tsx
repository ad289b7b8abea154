import type { CSSProperties } from 'react'
import type { Recipe } from '#contracts/recipes/recipe.ts'
import { ALLERGENS, type Allergen } from '#domain/ingredients/allergens.ts'
import { allergenName, type Species } from '#domain/ingredients/species.ts'

const ORDER = Object.keys(ALLERGENS) as Allergen[]

export function Diets({ recipe: { diets } }: { recipe: Recipe }) {
  const { vegan, vegetarian, glutenFree, lactoseFree } = diets
  const fits = [
    vegan ? 'vegana' : vegetarian && 'vegetariana',
    glutenFree && 'senza glutine',
    !vegan && lactoseFree && 'senza lattosio',
  ].filter((diet) => diet !== false)
  if (fits.length === 0) return null
  return (
    <ul aria-label="Dieta" className="flex flex-wrap gap-2 print:inline">
      {fits.map((diet) => (
        <li
          key={diet}
          className="rounded-full bg-basil-fill px-3 py-0.5 text-sm font-semibold text-on-fill print:inline print:bg-transparent print:px-0 print:after:content-['.']"
        >
          {diet}
        </li>
      ))}
    </ul>
  )
}

export function Allergens({ recipe: { allergens } }: { recipe: Recipe }) {
  const { contains, mayContain, species, maySpecies, unknown } = allergens
  return (
    <div className="grid content-start gap-2 print:inline print:*:inline">
      <dl className="grid gap-2 print:inline">
        {contains.length > 0 && <Named as="Contiene" allergens={contains} species={species} />}
        {mayContain.length > 0 && (
          <Named as="Può contenere" allergens={mayContain} species={maySpecies} isQuiet />
        )}
      </dl>
      {contains.length + unknown.length === 0 && (
        <p>Nessuno dei quattordici allergeni che la legge fa dichiarare.</p>
      )}
      {unknown.length > 0 && <p>Di {unknown.join(', ')} non conosciamo gli allergeni: leggi l'etichetta.</p>}
      <p className="no-print text-sm text-ink-soft">Fa fede l'etichetta di quello che compri.</p>
    </div>
  )
}

interface NamedProps {
  as: string
  allergens: readonly Allergen[]
  species: readonly Species[]
  isQuiet?: boolean
}

const Named = ({ as, allergens, species, isQuiet }: NamedProps) => (
  <div className="flex flex-wrap items-center gap-x-2 gap-y-1.5 print:inline">
    <dt className={isQuiet ? 'text-ink-soft' : 'font-semibold'}>{as}</dt>
    {allergens.map((allergen) => (
      <dd
        key={allergen}
        className={
          isQuiet
            ? 'flex items-center gap-1.5 rounded-full border border-dashed border-line px-2.5 py-0.5 text-sm text-ink-soft print:mr-1 print:inline print:border-0 print:p-0'
            : 'flex items-center gap-1.5 rounded-full border border-line bg-flour px-2.5 py-0.5 text-sm font-semibold print:mr-1 print:inline print:border-0 print:p-0'
        }
      >
        <span
          aria-hidden="true"
          className="glyph allergen-sign size-4 print:hidden"
          style={{ '--place': ORDER.indexOf(allergen) } as CSSProperties}
        />
        {allergenName(allergen, species)}
      </dd>
    ))}
  </div>
)
