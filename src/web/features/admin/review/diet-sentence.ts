import type { DietFinding } from '#domain/recipes/recipe-review.ts'

type Diet = 'vegan' | 'glutenFree'
export interface DietSentence {
  text: string
  proposes?: { isMarked: boolean; label: string }
  isWrong?: boolean
}

const list = new Intl.ListFormat('it', { type: 'conjunction' })

export function dietSentence(
  diet: Diet,
  { answer, because }: DietFinding,
  isMarked: boolean,
): DietSentence | undefined {
  const names = list.format(because.map((name) => `«${name}»`))
  return SAYS[diet][answer](names, isMarked)
}

const SAYS: Readonly<
  Record<Diet, Record<DietFinding['answer'], (names: string, isMarked: boolean) => DietSentence | undefined>>
> = {
  vegan: {
    fits: (_, isMarked) => ({
      text: 'Tutti gli ingredienti sono vegetali.',
      ...(!isMarked && { proposes: { isMarked: true, label: 'Segna come vegana' } }),
    }),
    breaks: (names, isMarked) =>
      isMarked
        ? {
            text: `È segnata come vegana, ma non lo è per: ${names}.`,
            proposes: { isMarked: false, label: 'Togli «Vegana»' },
            isWrong: true,
          }
        : { text: `Non è vegana per: ${names}.` },
    open: (names) => (names === '' ? undefined : { text: `È vegana soltanto se lo è anche: ${names}.` }),
  },
  glutenFree: {
    fits: (_, isMarked) => ({
      text: 'Nessun ingrediente contiene glutine; per chi è celiaco decidono le etichette.',
      ...(!isMarked && { proposes: { isMarked: true, label: 'Segna come senza glutine' } }),
    }),
    breaks: (names, isMarked) =>
      isMarked
        ? {
            text: `È segnata senza glutine, ma ne contiene: ${names}.`,
            proposes: { isMarked: false, label: 'Togli «Senza glutine»' },
            isWrong: true,
          }
        : undefined,
    open: (names, isMarked) =>
      isMarked && names !== '' ? { text: `Senza glutine: controlla l'etichetta di ${names}.` } : undefined,
  },
}
