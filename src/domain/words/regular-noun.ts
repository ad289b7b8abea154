const PLURAL_END: Readonly<Record<string, string>> = { a: 'e', o: 'i', e: 'i' }

export const regularPlural = (one: string): string => one.slice(0, -1) + (PLURAL_END[one.slice(-1)] ?? '')
export const regularGenders = (one: string): string => (one.endsWith('a') ? 'ff' : 'mm')
