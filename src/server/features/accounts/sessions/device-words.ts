import Bowser from 'bowser'

const MAX_LENGTH = 40

/**
 * Browser and system in words, 'Firefox su Windows', so that users recognise their device. Versions are
 * left out, because they would help to identify the device. Null if the header names neither.
 */
export function deviceWords(userAgent: string | undefined): string | null {
  if (!userAgent) return null
  const { browser, os } = Bowser.parse(userAgent)
  const names = [browser.name, os.name]
    .filter((name): name is string => Boolean(name))
    .map((name) =>
      name
        .replaceAll(/[^\p{L}\p{N} .-]/gu, '')
        .slice(0, MAX_LENGTH)
        .trim(),
    )
    .filter((name) => name !== '')
  return names.length > 0 ? names.join(' su ') : null
}
