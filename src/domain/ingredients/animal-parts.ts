/** What of an animal an ingredient may hold, as far as a diet asks. */
export const ANIMAL_PARTS = ['carne', 'pesce', 'uova', 'latte', 'caglio', 'miele'] as const
export type AnimalPart = (typeof ANIMAL_PARTS)[number]
