/** Cleans texts from users and language models: removes HTML tags, images, link targets and invisible
 * characters. */

export const wordsAlone = (text: string): string =>
  text
    .replace(/<(script|style)\b[^>]*>[\s\S]*?(?:<\/\1\s*>|$)/gi, '')
    .replace(/<\/?[a-z!][^>]*(?:>|$)/gi, '')
    .replace(/!\[[^\][]*\]\((?:[^()]|\([^()]*\))*\)/g, '')
    .replace(/\[([^\][]*)\]\((?:[^()]|\([^()]*\))*\)/g, '$1')
    .replace(/[^\P{Cc}\n\t]|\p{Cs}/gu, ' ')
    .replace(/[\p{Cf}\p{Co}\p{Cn}]/gu, '')
    .trim()

export const hasHiddenCharacters = (text: string): boolean => /[^\P{Cc}\n]|\p{Cs}|\p{Cf}|\p{Co}/u.test(text)

const ADDRESS =
  /(?:[a-z][a-z\d+.-]{0,20}:\/\/|(?<!\p{L})(?:www\.|javascript:|data:|mailto:|tel:)|(?<=[\p{L}\d])\.(?:com|it|net|org|info|eu|io|app|dev|xyz|ru|cn|biz|shop|online|site|example|test)(?![\p{L}\d]))/iu
const MAIL = /[\p{L}\d_%+-]\s?(?:@|\(at\)|\[at\])\s?[\p{L}\d-]{1,63}\.\p{L}{2}/iu
/** Matches six digits in a row, groups of digits, a country code, or digits after a word for calling, but not
 * a range ('260-280'). */
const TELEPHONE =
  /(?<![\d,.])(?:\d{6,20}|\+\d{1,3}[ .-]?\d{2,}|\d{2,4}[ ./]\d{3,4}[ ./]\d{2,4}|\d{2,4}-\d{3,4}-\d{2,4}|\d{2,4}(?: \d{2,3}){3,6})(?![\d,])|(?<!\p{L})(?:chiama|telefon|tel\.|cell\.|whatsapp|numero verde)[^.\n\d]{0,20}\d[\d ./-]{2,}/iu

export const leadsAway = (text: string): string[] => [
  ...(ADDRESS.test(text) ? ['un indirizzo di rete'] : []),
  ...(MAIL.test(text) ? ['un indirizzo di posta'] : []),
  ...(TELEPHONE.test(text) ? ['un numero di telefono'] : []),
]

/** Signs of a chat with a language model: injected instructions, or a refusal. */
const NOT_TO_THE_READER =
  /(?:^|[\n.!?] ?)\s*(?:system|assistant|user|sistema|assistente|utente) ?:|<\|?\w+\|?>|\[\/?INST\]|(?<!\p{L})(?:ignora|dimentica) (?:la ricetta|tutto|(?:le|tutte le|ogni) (?:istruzion|regol)\p{L}+)|(?<!\p{L})(?:come|sono) (?:un )?(?:modello (?:linguistico|di (?:linguaggio|ia|ai))|assistente (?:virtuale|ai|ia)|intelligenza artificiale)|(?<!\p{L})(?:mi dispiace|spiacente|mi scuso)[^.\n]{0,60}(?:non posso|non riesco|non sono in grado)|(?<!\p{L})non posso (?:aiut|soddisf|rispond)\p{L}*|chiave (?:api|segreta|di accesso)|rivela (?:la|il|le)/iu
export const isNotToTheReader = (text: string): boolean => NOT_TO_THE_READER.test(text)

export function hasBrokenMarkup(text: string): boolean {
  if (/\]\(|```/.test(text)) return true
  return text.split('\n').some((line) => {
    let open = 0
    for (const [mark] of line.replace(/^\s*(?:\d+|[a-z])[.)] /u, '').matchAll(/[([\])]/g)) {
      open += mark === '(' || mark === '[' ? 1 : -1
      if (open < 0) return true
    }
    return open !== 0
  })
}

export const isOnlyWords = (text: string): boolean =>
  !hasHiddenCharacters(text) && leadsAway(text).length === 0 && !isNotToTheReader(text)
