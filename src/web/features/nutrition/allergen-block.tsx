import { TriangleAlert } from 'lucide-react'
import type { NutritionAnswer } from '#contracts/nutrition/nutrition.ts'
import { allergenName } from '#domain/ingredients/species.ts'
import { Badge } from '../../ui/badge.tsx'
import { Titled } from '../../ui/titled.tsx'

export const AllergenBlock = ({
  answer: { allergens, may_contain, species, may_species, unknown },
}: {
  answer: NutritionAnswer
}) => (
  <Titled as="h3" id="allergeni" title="Allergeni" look="text-xl">
    <Named
      title="Contiene"
      tone="tomato"
      allergens={allergens}
      species={species}
      none="Nessuno dei quattordici allergeni europei, tra gli ingredienti noti."
    />
    {may_contain.length > 0 && (
      <Named
        title="Può contenere, secondo la marca"
        tone="plain"
        allergens={may_contain}
        species={may_species}
      />
    )}
    {unknown.length > 0 && (
      <p className="mt-4 flex gap-3 rounded-md border border-tomato px-4 py-3">
        <TriangleAlert className="mt-1 size-5 shrink-0 text-tomato" aria-hidden />
        <span>
          <strong>Non in tabella: {unknown.join(', ')}.</strong> Il loro peso è nella pizza, i loro valori in
          nessuna cifra, e dei loro allergeni sappiamo solo quello che dice il nome: leggi la confezione.
        </span>
      </p>
    )}
  </Titled>
)

interface NamedProps {
  title: string
  tone: 'tomato' | 'plain'
  allergens: NutritionAnswer['allergens']
  species: NutritionAnswer['species']
  none?: string
}

const Named = ({ title, tone, allergens, species, none }: NamedProps) => (
  <div className="mt-3 flex flex-wrap items-center gap-2">
    <p className="font-semibold">{title}:</p>
    {allergens.length === 0 ? (
      <p>{none}</p>
    ) : (
      <ul className="flex flex-wrap gap-2" aria-label={title}>
        {allergens.map((allergen) => (
          <li key={allergen}>
            <Badge tone={tone}>{allergenName(allergen, species)}</Badge>
          </li>
        ))}
      </ul>
    )}
  </div>
)
