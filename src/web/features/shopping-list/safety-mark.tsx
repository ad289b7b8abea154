import { TriangleAlert } from 'lucide-react'
import { safetyWords } from '#domain/shopping-list/safety-words.ts'

interface SafetyMarkProps {
  /** What the line says. */
  line: string
  /** Names of the recipes that ask for it, as far as they are known. */
  recipes: readonly string[]
}

/** 'per Pizza senza Glutine e altre 2'. */
function forWhom([first, ...others]: readonly string[]): string {
  if (first === undefined) return ''
  if (others.length > 1) return `per ${first} e altre ${others.length}`
  return `per ${[first, ...others].join(' e ')}`
}

/** For a line whose words somebody's health depends on: what to look for, and for which recipe. */
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

/** On paper the words of the line stand for the mark. */
export const PrintedSafety = ({ line, recipes }: SafetyMarkProps) =>
  recipes.length > 0 && safetyWords(line) !== '' && <strong>, {forWhom(recipes)}</strong>
