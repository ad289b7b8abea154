/** Number and gender agreement for the few Italian words that recipes count with. Closed tables on purpose:
 * a rule that guesses plurals writes 'amici' well and 'greci' badly; a table is right or silent. */

export type GrammaticalNumber = 'one' | 'many'
type Gender = 'm' | 'f'

export type CountNoun = Readonly<{
  one: string
  many: string
  /** 'uovo' is masculine and 'uova' feminine, hence one gender for each number. */
  gender: Readonly<Record<GrammaticalNumber, Gender>>
  /** True for things that nobody halves: a leaf, a pinch, a sprig. */
  isWhole: boolean
}>

const noun = (one: string, many: string, genders: string, isWhole = false): CountNoun => ({
  one,
  many,
  gender: { one: genders[0] as Gender, many: genders[1] as Gender },
  isWhole,
})
const WHOLE = true

const countNoun = (words: string): CountNoun => {
  const [one = '', many = '', genders = ''] = words.split(' ')
  return noun(one, many, genders)
}

export const COUNT_NOUNS: readonly CountNoun[] = [
  noun('uovo', 'uova', 'mf'),
  noun('tuorlo', 'tuorli', 'mm'),
  noun('albume', 'albumi', 'mm'),
  noun('spicchio', 'spicchi', 'mm'),
  noun('foglia', 'foglie', 'ff', WHOLE),
  noun('rametto', 'rametti', 'mm', WHOLE),
  noun('ciuffo', 'ciuffi', 'mm', WHOLE),
  noun('cucchiaio', 'cucchiai', 'mm'),
  noun('cucchiaino', 'cucchiaini', 'mm'),
  noun('pizzico', 'pizzichi', 'mm', WHOLE),
  noun('fetta', 'fette', 'ff'),
  noun('filetto', 'filetti', 'mm', WHOLE),
  noun('limone', 'limoni', 'mm'),
  noun('arancia', 'arance', 'ff'),
  noun('cipolla', 'cipolle', 'ff'),
  noun('mazzetto', 'mazzetti', 'mm'),
  noun('peperoncino', 'peperoncini', 'mm'),
  noun('bustina', 'bustine', 'ff'),
  noun('fico', 'fichi', 'mm'),
  noun('pera', 'pere', 'ff'),
  noun('gambo', 'gambi', 'mm', WHOLE),
  ...'tazza tazze ff|tazzina tazzine ff|bicchiere bicchieri mm|confezione confezioni ff|scatola scatole ff'
    .concat(
      '|scatoletta scatolette ff|barattolo barattoli mm|lattina lattine ff|vasetto vasetti mm|busta buste ff',
    )
    .concat('|panetto panetti mm|mazzo mazzi mm|cespo cespi mm|testa teste ff|bottiglia bottiglie ff')
    .concat(
      '|pomodoro pomodori mm|patata patate ff|carota carote ff|zucchina zucchine ff|melanzana melanzane ff',
    )
    .concat('|peperone peperoni mm|carciofo carciofi mm|mozzarella mozzarelle ff|burrata burrate ff')
    .concat('|salsiccia salsicce ff|porro porri mm|scalogno scalogni mm|cipollotto cipollotti mm')
    .concat('|scamorza scamorze ff|provola provole ff|radicchio radicchi mm|scarola scarole ff|dado dadi mm')
    .concat('|cavolfiore cavolfiori mm|burratina burratine ff|pummarola pummarole ff|mestolo mestoli mm')
    .concat(
      '|mestolino mestolini mm|cucchiaiata cucchiaiate ff|bicchierino bicchierini mm|tubetto tubetti mm',
    )
    .concat('|vaschetta vaschette ff|brick brick mm|pacco pacchi mm|fascio fasci mm|capo capi mm|ovo ova mf')
    .split('|')
    .map(countNoun),
  ...'manciata manciate ff|noce noci ff|filo fili mm|goccia gocce ff|punta punte ff|cubetto cubetti mm'
    .concat(
      '|fettina fettine ff|fogliolina foglioline ff|ciuffetto ciuffetti mm|costa coste ff|pezzo pezzi mm',
    )
    .concat('|pomodorino pomodorini mm|oliva olive ff|acciuga acciughe ff|gambero gamberi mm|fungo funghi mm')
    .concat('|asparago asparagi mm|wurstel wurstel mm|cappero capperi mm|presa prese ff|fiore fiori mm')
    .concat('|gheriglio gherigli mm|mandorla mandorle ff|nocciola nocciole ff|carciofino carciofini mm')
    .concat('|cuore cuori mm|bocconcino bocconcini mm|ciliegina ciliegine ff|alice alici ff|rosso rossi mm')
    .concat('|gamberone gamberoni mm|chiara chiare ff')
    .split('|')
    .map((words) => ({ ...countNoun(words), isWhole: true })),
]

/** Masculine and feminine singular, masculine and feminine plural. */
const ADJECTIVES = [
  'rosso rossa rossi rosse',
  'bianco bianca bianchi bianche',
  'giallo gialla gialli gialle',
  'nero nera neri nere',
  'dorato dorata dorati dorate',
  'ramato ramata ramati ramate',
  'fresco fresca freschi fresche',
  'secco secca secchi secche',
  'maturo matura maturi mature',
  'sodo soda sodi sode',
  'intero intera interi intere',
  'piccolo piccola piccoli piccole',
  'medio media medi medie',
  'grosso grossa grossi grosse',
  'novello novella novelli novelle',
  'raso rasa rasi rase',
  'colmo colma colmi colme',
  'sottile sottile sottili sottili',
  'spesso spessa spessi spesse',
  'trattato trattata trattati trattate',
  'biologico biologica biologici biologiche',
  'sbucciato sbucciata sbucciati sbucciate',
  'schiacciato schiacciata schiacciati schiacciate',
  'tritato tritata tritati tritate',
  'sbattuto sbattuta sbattuti sbattute',
  'freschissimo freschissima freschissimi freschissime',
  'grande grande grandi grandi',
  'verde verde verdi verdi',
  'piccante piccante piccanti piccanti',
  'dolce dolce dolci dolci',
  'abbondante abbondante abbondanti abbondanti',
  'calabrese calabrese calabresi calabresi',
].map((forms) => forms.split(' '))

const formsOf = new Map(ADJECTIVES.flatMap((forms) => forms.map((form) => [form, forms] as const)))

/** Words that may stand between a noun and its adjective and never change. */
const INVARIABLE = new Set(['non', 'molto', 'ben', 'più', 'e', 'bio', 'rosa', 'viola'])

/** Where the noun's own adjectives end: "2 filetti | di alici salate", "1 limone | (la scorza)". */
const ENDS_THE_ADJECTIVES = new Set(
  "di d' del della dei delle dell' a al alla all' in con per da sott'".split(' '),
)

function startsTail(word: string): boolean {
  const elided = word.slice(0, word.indexOf("'") + 1)
  return ENDS_THE_ADJECTIVES.has(word) || ENDS_THE_ADJECTIVES.has(elided) || /^[^\p{L}]/u.test(word)
}

/** Words right after a noun, made to agree with it; `unknown` lists words left alone because no table has them. */
export function agree(
  rest: string,
  { gender }: CountNoun,
  number: GrammaticalNumber,
): { text: string; unknown: string[] } {
  const wanted = (number === 'one' ? 0 : 2) + (gender[number] === 'm' ? 0 : 1)
  const words = rest.split(' ')
  const unknown: string[] = []
  for (const [index, word] of words.entries()) {
    const bare = word.replace(/,$/, '')
    if (bare === '' || startsTail(bare.toLowerCase())) break
    const form = formsOf.get(bare)?.[wanted]
    if (form !== undefined) words[index] = word.replace(bare, form)
    else if (!INVARIABLE.has(bare)) unknown.push(bare)
    if (bare !== word) break
  }
  return { text: words.join(' '), unknown }
}

type Counted = { noun: CountNoun; number: GrammaticalNumber }
/** Of two nouns with one spelling the first of the table counts. */
const nounsByWord = new Map(
  COUNT_NOUNS.toReversed().flatMap((noun): [string, Counted][] => [
    [noun.many, { noun, number: 'many' }],
    [noun.one, { noun, number: 'one' }],
  ]),
)

/** The noun that is written `word`, in either number. */
export const countNounOf = (word: string): Counted | undefined => nounsByWord.get(word)
