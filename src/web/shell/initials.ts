export function initials(name: string | undefined): string {
  const words = (name ?? '').trim().split(/\s+/).filter(Boolean)
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends.map((word) => /./u.exec(word ?? '')?.[0].toLocaleUpperCase('it')).join('') || 'U'
}
