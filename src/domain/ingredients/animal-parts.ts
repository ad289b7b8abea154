export const ANIMAL_PARTS = ['carne', 'pesce', 'uova', 'latte', 'caglio', 'miele'] as const
export type AnimalPart = (typeof ANIMAL_PARTS)[number]
