/** Replaces phrases by shorter ones: 'non posso mangiare maiale' becomes 'senza maiale'. Takes out a time
 * limit ('ho due ore').
 *
 * Valid   any query; a query with "quoted words" stays unchanged. */
import { plainText } from '#domain/site-search/plain-text.ts'
import { LARGER_NUMBER_WORDS, NUMBER_WORD } from '#domain/words/larger-number-words.ts'
import { ownEntry } from '#domain/words/own-entry.ts'

const NOUN = `(?:(?:il|lo|la|i|gli|le|al|allo|alla|ai|agli|alle|di|del|della|dei|delle|l|a|all|per) )*`
const WITHOUT: readonly RegExp[] = [
  /\bne (?=[\p{L} ]+ ne )/gu,
  /\bnon (?:posso|puo|possono|possiamo|voglio|vuole|vogliono|vogliamo|devo|deve|devono|riesco a) (?:mangiare|avere|usare|mettere|assumere|toccare|digerire)\b/gu,
  /\bnon (?:voglio|vuole|vogliono|vogliamo|mangi[aoe]?|mangiano|mangiamo|toller[oai]|tollerano|sopport[oai]|digerisc[oe]|uso|ho|ha|hanno|abbia|abbiano|abbiamo|c e|ci sia|contengono|contien[ei]|contengano|contenga|prendo)\b/gu,
  /\bnon (?:mi|ci|gli|le|vi|a me) piac(?:e|ciono)\b/gu,
  /\b(?:non abbia|che non contenga|che non abbia|odio|detesto|non con|evitare|evito|evitando|elimino|togliendo|eliminando|escludendo|escluso|esclusa|esclusi|escluse|eccetto|tranne|fuorche|tutto tranne|qualunque cosa ma non|tutto ma non|niente|nessun|nessuna|nessuno|zero|privo di|priva di|privi di|prive di|without|with no|free from|free of)\b/gu,
  /\b(?:allergi[aec]\w*|intolleran\w*|allergic) (?=(?:a|ai|al|alla|alle|agli|all|allo|to) )/gu,
  /\b(?:allergia|allergic[oaih]\w*|intolleranza|intollerant[ei]) (?=\p{L})/gu,
]
const DIETS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:di )?origine animale\b/gu, 'prodotti-animali'],
  [
    /\bsenza prodotti-animali\b|\bsenza (?:nulla di |niente di )?prodotti animali\b|\bnon mangi\w+ animali\b/gu,
    'vegana',
  ],
  [/\b(?:carne di |carni di )?(?:maiale|suino|suini|porco|pork)\b|\bcarne suina\b/gu, 'maiale'],
  [/\bhalal\b|\bmusulman\w+\b|\bkosher\b/gu, 'senza maiale'],
]
const PERSON =
  /\b(?:(?:io )?sono|siamo|siete|ho|abbiamo|mio|mia|miei|mie|nostr[oaie]|figli[oae]|marito|moglie|sorell[ae]|fratell[oi]|cugin[aoie]|zi[oae]|cognat[oaie]|genitori|suocer[oi]|colleg(?:a|hi|he)|compagn[oaie]|vicin[oaie]|coppia|amic[oahie]+|ragazz[oa]|fidanzat[oa]|ospit[ei]|nonn[oae]|mamma|papa|suocer[oa]|invitat[oi]|persona|chi|qualcos[ae]|qualcosa di|per favore|grazie|cerco|vorrei|mi serve|mi servono|cosa posso (?:fare|mangiare|cucinare)|che cosa (?:posso|faccio)|posso fare|una ricetta|che sia|che siano)\b/gu

const COUNT = String.raw`(\d{1,3}|${NUMBER_WORD}|paio d)`
const LIMIT = String.raw`\b(?:in|entro|ho|abbiamo|solo|meno di|massimo|max|al massimo|prima di|pront[aoie] in|fatt[aoie] in|sotto|tra|fra|under|less than|nel giro di)`
/** A time is also a limit if the query contains only these words beside it: 'pizza veloce 20 minuti'. */
const ALONE = String.raw`(?<=^(?:(?:pizz[ae]|focacc(?:ia|e)|ricett[ae]|cena|pront[aoie]|facile|veloce|da|di|per|solo|circa) )*)`
const AT_END = String.raw`(?=(?: (?:pizza|recipe|ricetta|di tempo))?$)`
const SPANS: readonly (readonly [string, (found: RegExpExecArray) => number])[] = [
  [String.raw`(tre )?quart[oi] d ora\b`, ([, three]) => (three ? 45 : 15)],
  [String.raw`oretta\b`, () => 60],
  [
    String.raw`${COUNT} ?(?:or[ae]|h|hours?)\b( e mezz[oa])?`,
    ([, count = '', half]) => 60 * numberOf(count) + (half ? 30 : 0),
  ],
  [String.raw`${COUNT} ?(?:minut[oie]s?|min)\b`, ([, count = '']) => numberOf(count)],
]
type Time = { pattern: RegExp; minutes: (found: RegExpExecArray) => number; most: number }
/** Maximum of a time limit, in minutes. A longer time ('24 ore') is read as the resting time of a dough. */
const MOST_MIN = { said: 600, alone: 180 } as const
const TIMES: readonly Time[] = [
  {
    pattern: /(?<!or[ae] e )\b(?:mezz ?or(?:a|etta)|half an hour)\b/u,
    minutes: () => 30,
    most: MOST_MIN.said,
  },
  ...SPANS.flatMap(([said, minutes]): Time[] => [
    {
      pattern: new RegExp(`${LIMIT} (?:solo |sol[ei] |soltanto |circa |le |un |una )*${said}`, 'u'),
      minutes,
      most: MOST_MIN.said,
    },
    { pattern: new RegExp(`${ALONE}(?:un |una )?${said}${AT_END}`, 'u'), minutes, most: MOST_MIN.alone },
  ]),
  {
    pattern:
      /\bentro (?:sera|stasera|cena|pranzo|oggi)\b|\bho (?:molta |tanta )?fretta\b|\b(?:di|in) (?:corsa|fretta)\b|\b(?:non ho|senza|poco) tempo\b|\ball ultimo\b/u,
    minutes: () => 360,
    most: MOST_MIN.said,
  },
]
const CALORIES =
  /\b(?:meno di|sotto|massimo|max|entro|non (?:piu di|oltre)|fino a|under|less than|max) (?:le )?(\d{2,4}) ?(?:calorie|kcal|cal)\b/u

const numberOf = (text: string) =>
  text === 'paio d' ? 2 : (ownEntry(LARGER_NUMBER_WORDS, text) ?? Number(text))

export type PlainQuery = {
  text: string
  withinMin?: number
  mostKcal?: number
}

export function plainQuery(input: string): PlainQuery {
  if (input.includes('"')) return { text: input }
  const plain = plainText(input.replace(/(?<!\p{L})[èÈ](?!\p{L})/gu, ' '))
    .replace(/(?<=\p{L})['’]/gu, ' ')
    .replace(/[?!.;]+(?=\s|$)/gu, '')
  const time = TIMES.flatMap(({ pattern, minutes, most }) => {
    const found = pattern.exec(plain)
    return found && minutes(found) <= most ? [{ said: found[0], minutes: minutes(found) }] : []
  })[0]
  const [kcalSaid, kcal] = CALORIES.exec(plain) ?? []
  const timeless = time
    ? plain.replace(time.said, ' ').replace(/\b(?:di tempo|pront[aoie]|fare|cena|a disposizione)\b/gu, ' ')
    : plain
  const rest = kcalSaid === undefined ? timeless : timeless.replaceAll(kcalSaid, ' ')
  let text = rest.replace(/\b(\p{L}+)[ -](?:free|allergy|intolerance)\b/gu, 'senza $1')
  for (const pattern of WITHOUT) text = text.replace(pattern, 'senza ')
  text = text.replace(/\s+/gu, ' ')
  for (const [pattern, said] of DIETS) text = text.replace(pattern, said)
  if (/\bsenza\b/.test(text)) text = text.replace(/\b(e|ed|o|ne) (?:a[il]|allo|alla|agli|alle|all) /gu, '$1 ')
  text = text.replace(new RegExp(String.raw`\bsenza\s+(?:senza\s+)*${NOUN}`, 'gu'), 'senza ')
  const isSaid = text !== plain || /\b(?:celiac|vegan|vegetarian)/.test(text)
  if (!isSaid) return { text: input }
  text = text.replace(PERSON, ' ').replace(/\s+/gu, ' ').trim()
  return { text, ...(time && { withinMin: time.minutes }), ...(kcal && { mostKcal: Number(kcal) }) }
}
