import { TriangleAlert } from 'lucide-react'
import { safetyWords } from '#domain/shopping-list/safety-words.ts'

interface SafetyMarkProps {
  line: string
  recipes: readonly string[]
}

function forWhom([first, ...others]: readonly string[]): string {
  if (first === undefined) return ''
  if (others.length > 1) return `per ${first} e altre ${others.length}`
  return `per ${[first, ...others].join(' e ')}`
}

export function SafetyMark({ line, recipes }: SafetyMarkProps) {
  const words = safetyWords(line)
  if (words === '') return null
  const isGlutenFree = /glutine|gluten|celiac|spiga/.test(words)
  return (
    <p className="flex gap-1.5 px-1 pb-2 text-sm text-basil sm:px-2">
      <span className="mt-0.5">
        {isGlutenFree ? (
          <span className="glyph glyph-gluten-free size-4" />
        ) : (
          <TriangleAlert className="size-4" aria-hidden />
        )}
      </span>
      <span>
        <strong className="font-semibold">{isGlutenFree ? 'Senza glutine' : "Leggi l'etichetta"}</strong>
        {recipes.length > 0 && `, ${forWhom(recipes)}`}
      </span>
    </p>
  )
}

export const PrintedSafety = ({ line, recipes }: SafetyMarkProps) =>
  recipes.length > 0 && safetyWords(line) !== '' && <strong>, {forWhom(recipes)}</strong>
