/** Detects Italian prose by its function words.
 *
 * Units   shares of words, 0 to 1.
 * Source  common function words of each language; the limits are set by hand [stima].
 * Valid   cooking texts. The limit is low, because ingredient lists have few function words. */
const set = (text: string): ReadonlySet<string> => new Set(text.split(' '))

const ITALIAN = set(
  'il lo la gli le un uno una di del dello della dei degli delle da dal dalla dai dalle al allo alla ai agli alle nel nello ' +
    'nella nei nelle sul sulla sui sulle con che non si e è ed o per più poi anche ogni senza fino dopo prima quando se ma ' +
    'sono hai tuo tua suo sua questo questa così già molto poco due tre ancora circa bene tutto tutta ci ne lo li usa sopra ' +
    'sotto tra fra metti lascia sempre mezz meglio su',
)
const FOREIGN = set(
  'the and of to with for it is that you your this use let before after be at on or from not are can will more i m t s ' +
    'sorry help request then until into when what as an by dough water cold flour bake ' +
    'el los las y en para por con el una muy pero les des et du dans avec pour est vous sur pas und der die das mit ein eine ist nicht zu',
)
const MIN_ITALIAN = 0.1
const SENTENCE_WORDS = 6

const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}+/gu) ?? []
const count = (words: readonly string[], of: ReadonlySet<string>) =>
  words.filter((word) => of.has(word)).length

const isForeign = (words: readonly string[]) => {
  const foreign = words.filter((word) => FOREIGN.has(word) && !ITALIAN.has(word)).length
  return foreign >= 2 && foreign >= count(words, ITALIAN)
}

export function isItalianProse(text: string): boolean {
  const words = wordsOf(text)
  const sentences = text.split(/\n|(?<=[.!?])\s/).map(wordsOf)
  return (
    count(words, ITALIAN) >= MIN_ITALIAN * words.length &&
    !isForeign(words) &&
    !sentences.some((sentence) => sentence.length >= SENTENCE_WORDS && isForeign(sentence))
  )
}

const MIN_WORDS = 6
const MIN_LETTERS = 20

export const isLongEnough = (text: string): boolean => {
  const words = wordsOf(text)
  return words.length >= MIN_WORDS && words.join('').length >= MIN_LETTERS
}
