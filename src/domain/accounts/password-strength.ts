/** Advice against passwords that are easy to guess. The server decides which passwords it refuses.
 *
 * Source  the advice of NIST SP 800-63B, section 5.1.1.2: length counts, common passwords get a warning,
 *         and no mixture of characters is required.
 * Valid   any string. Undefined means no advice. */

const COMMON: ReadonlySet<string> = new Set(
  `123456 1234567 12345678 123456789 1234567890 password password1 qwerty qwertyuiop qwerty123 azerty abc123 abcdef
  111111 000000 123123 654321 666666 987654321 iloveyou admin admin123 welcome letmein monkey dragon master sunshine
  princess football superman pizza pizza123 pizzeria napoli margherita cornicione juventus inter milan roma ciaociao
  amore amoremio tiamo andrea francesco alessandro giuseppe giulia martina francesca valentina stella cucciolo bambina
  ferrari italia password123 passw0rd changeme qazwsx 1q2w3e4r 1q2w3e asdfgh asdfghjkl zxcvbn zxcvbnm trustno1`
    .split(/\s+/)
    .filter(Boolean),
)
const LONG_ENOUGH = 10
const FEW_CHARACTERS = 4

export function passwordHint(password: string): string | undefined {
  const plain = password.trim().toLowerCase()
  if (COMMON.has(plain)) return 'È tra le password più usate al mondo: si indovina subito.'
  if (new Set(plain).size <= FEW_CHARACTERS) return 'Ripete pochi caratteri: si indovina facilmente.'
  if (Array.from(password).length < LONG_ENOUGH)
    return 'È corta: qualche parola in più la rende molto più sicura.'
  return undefined
}
