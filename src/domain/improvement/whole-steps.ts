/** Decides what each step concerns when the dough is replaced: the old dough, the topping, or both.
 *
 * How     by whole steps. From the first assembly step on, steps are quoted in the author's order. Steps
 *         that only shape or bake are left out.
 * Valid   any Italian steps. */
import { isFoodWord } from '../lines/food-word.ts'
import { LEFT_OUT } from '../recipes/dough/dough-line-words.ts'
import type { Sentence } from './sentences.ts'

const KNEADING =
  /schiuma(?!rol)|stemper\p{L}*[^.]*farin|impast|panett|pallin|lievit(?!o in scaglie| alimentare)|(?<!\p{L})farin(?!at)|(?<!\p{L})biga(?!\p{L})|poolish|autolisi|glutin|(?<!\p{L})pirl|staglia|planetaria|(?<!\p{L})gancio|idrata|maglia|(?<!\p{L})massa(?!\p{L})|puntata|appretto|mattarell|matterell|semola|pastella|(?<!\p{L})(?:(?:nel|sul|del|dal|al)?la) pasta(?! (?:d[i']|cotta|scolata))|pagnott|pezz[io] da (?:circa )?\d|rovente|acces[oa](?!\p{L})|grill(?!\p{L})|accend|preriscald|(?:scald|port)\p{L}* (?:il |a temperatura )?(?:il )?forno/iu
const CLOSING =
  /ripieg|richiud|sigill|mezzaluna|(?<!\p{L})chiud(?:i|e|ete|ere|iamo|ono|o)?(?:l[oaie])?(?!\p{L}| con (?:un|il|la|l'|\d|i |le ))|arrotol|altro velo|seconda sfoglia|rimbocc|copr\p{L}* con (?:gli |le |l')?altr/iu
const BAKING =
  /(?<!\p{L})(?:forn(?:[oi]|ett[oi])(?!\p{L})|inforn|sforn|cuoc|frigg|rimett|torna dentro|ripiano|spegn)|carta (?:da fritt|assorbent|paglia|da cucina)|scol\p{L}* (?:\p{L}+ )?(?:su|sulla|in) carta|schiumarola|\d{3} ?(?:°|gradi)/iu
const STRETCHING =
  /(?<!\p{L})(?:stend|srotol|stes(?:[aoie]|ura)(?!\p{L})|allarg|spian|appiatt|schiacc|distend|prem(?:i|ete|ere|iamo)(?!\p{L}))|(?<!\p{L})(?:apri|aprite|aprire|apriamo|si apr[eo]\p{L}*|tir(?:a|i|o|ate|are?|iamo))(?:l[oaie])?(?!\p{L})/iu
const OF_DOUGH =
  /sfogli|(?:due|tre|quattro|sei|otto|fa\p{L}+|form\p{L}+) (?:\p{L}+ )?pall[ae]|\d ?(?:cm|mm)(?!\p{L})|disc[oh]|panett|pallin|tegli|pasta|impasto|base|pezz[oi] di|lievit|matt[ae]rell|mezzo centimetro|sottil.*forma|(?<!\p{L})(?:basi|pizz[ae])(?!\p{L})/iu
const ON_A_BASE =
  /(?<!\p{L})(?:condi|farc|guarn|ricopr|copri|distribu|cosparg|spalm|adagi|dispo)\p{L}*(?: \p{L}+){0,3} (?:la|le|ogni|sull[ae]|sulla|sul|il|i|sui|gli) ?(?:\p{L}+ )?(?:pizz|base|basi|focacc|panett|disc|piadin|pinsa|fette|pane|sfogli|superficie)/iu
const MADE =
  /(?<!\p{L})(?:sug[oh]|sughetto|salsa|crem[ae]|composto|pesto|ripieno|farcia|farcitura|verdur\p{L}|granella|condiment[oi]|mollica|emulsione|hummus|bagna|conza|tapenade|caponata|intingolo|soffritto|ragù|salamoia)(?!\p{L})/iu
const SAUCE =
  /besciamell|(?<!\p{L})roux|crema pasticc|(?<!\p{L})ridu(?:ci|cete|rre|rl|zion)|sciropp|caramell/iu
const MAKES_READY =
  /(?<!\p{L})(?:tagli(?!\p{L}* (?:a|in) (?:quadr|spicch|tranc|quattro))|affett|puli|lav(?:a|o|ate|are|ano)(?!\p{L})|raschi|mond|sbucc|grattug|trit|strizz|sgocciol|less[aoi]|soffrig|rosol|scol|ammoll|marin(?!ar)|schiacc|frang(?!ibil)|frull)/iu
const SHAPING =
  /(?<!\p{L})(?:sfogli[ae](?! d[i'])|disc(?:o|hi)(?! d[i'])|calzon[ei]|panuozz[oi]|piadin[ae])(?!\p{L})|apr\p{L}* (?:\p{L}+ ){0,3}?(?:(?:col|con il) coltello|a libro|a metà|in due)|apr(?:o|i|ire|ite|iamo|ono) ogni/iu
const OF_BASE =
  /(?<!\p{L})(?:forn|inforn|pietra|refratt|tegli|oliat|pellicola|pizz|bas[ei](?!\p{L})|per fetta)/iu
const COOKS_ALONE = /(?<!\p{L})(?:arrost|grigli|tost|rosol|soffrig|less[aoi]|frull|padella)/iu
const LAYS_ON =
  /(?<!\p{L})(?:mett\p{L}* (?:\p{L}+ )?(?:il|la|lo|i|gli|le|l'|sopra)|condi|farci|guarn|distribu|ripien|imbott|tutt[oi](?!\p{L})|dispo|adagi)/iu
const GOES_ON =
  /(?<!\p{L})(?:altri|ancora) (?:\d|\p{L}+)[^.]{0,12} minut|\d ?(?:['’′]|min(?:uti)?(?!\p{L}))/iu
const RESTING =
  /ripos|(?:lasci|fa)\p{L}* (?:crescere|gonfiare|raddoppiare)|raddopp|\d or[ae](?!\p{L})|paio d['’]ore|(?<!\p{L})cresc(?:e|a|ono)(?!\p{L})/iu
const PUTS =
  /(?<!\p{L})(?:ri)?(?:stend|stes|allarg|srotol|spian|appiatt|distend|inforn|sforn|guarn|farci)|(?:due|tre|quattro|sei|otto|\d) (?:\p{L}+ )?pall[ae]|(?<!\p{L})ci (?:si )?(?:mett|va )|(?:su|sulla) (?:mezz|metà)|sul testo|lametta|prima di (?:friggere|infornare|cuocere)|raddopp/iu
const GREASING = /(?<!\p{L})(?:ung|olia|oliat)\p{L}*/iu

export type ToldSentence = {
  step: number
  sentence: Sentence
  isDough: boolean
  /** True for the first sentence that assembles the pizza, and for all sentences after it. */
  isLate: boolean
}
export type ToppingLines = {
  toppings: ReadonlySet<number>
  seasonings: ReadonlySet<number>
  inside: ReadonlySet<number>
  gone: ReadonlySet<number>
  old: string
}

const begins = (one: string) =>
  /^\P{L}*(?:poi |si )?(?:stend|allarg|srotol|apr|tir)\p{L}*[,.]/iu.test(one) ||
  (STRETCHING.test(one) && (/\d ?°/u.test(one) || OF_DOUGH.test(one)) && !/telo|canovaccio/iu.test(one)) ||
  ON_A_BASE.test(one) ||
  (/tegli|ruot[oi]|stampo|placca|padell|(?<!\p{L})testo(?!\p{L})|piastra/iu.test(one) &&
    /(?<!\p{L})(?:pasta|impasto|massa|disc(?:o|hi)|pezz[oi]|pizza)(?!\p{L})/iu.test(one)) ||
  /direttamente sopra|(?<!\p{L})farcis?c|pieg\p{L}* (?:a metà|in due)|(?:spacc|schiacc|strizz)\p{L}*[^.]*sopra(?!\p{L})|^per ogni (?:pizza|base|teglia|focaccia)|buchi (?:\p{L}+ )?con le dita|fossett|polpastrell|affonda le dita|schiud|(?<!frust[ae] )a spirale|(?:nella|sulla) pasta|(?:fa(?:re|i|ccio|te)|form\p{L}+) (?:\p{L}+|\d+) (?:pizz|disch)/iu.test(
    one,
  )

function assemblyOf(sentences: readonly { step: number; text: string }[], steps: number): number {
  const third = Math.floor(steps / 3)
  const may = ({ step, text }: { step: number; text: string }) =>
    step >= third || /(?<!\p{L})(?:inforn|forno(?!\p{L}))/iu.test(text)
  const tests = [
    (text: string) => text.split(/(?<=[;:])\s/u).some(begins),
    (text: string) => BAKING.test(text) && !COOKS_ALONE.test(text),
    (text: string) => CLOSING.test(text),
  ]
  const found = tests.map((is) => sentences.findIndex((one) => may(one) && is(one.text)))
  return found.find((at) => at !== -1) ?? -1
}

export function toldSentences(
  steps: readonly (readonly Sentence[])[],
  { toppings, seasonings }: Pick<ToppingLines, 'toppings' | 'seasonings'>,
): ToldSentence[] {
  const all = steps.flatMap((sentences, step) =>
    sentences.map((sentence) => ({ step, sentence, text: sentence.text })),
  )
  const assembly = assemblyOf(all, steps.length)
  let before = true
  return all.map(({ step, sentence, text }, at) => {
    const isLate = assembly !== -1 && at >= assembly
    const named = sentence.namings.map(({ line }) => line).filter((line) => toppings.has(line))
    const isReal =
      named.some((line) => !seasonings.has(line)) || MADE.test(text) || (isLate && LAYS_ON.test(text))
    const isDough = isLate
      ? !isReal && (named.length === 0 || GREASING.test(text))
      : (KNEADING.test(text) && !SAUCE.test(text)) || (!isReal && before && !SAUCE.test(text))
    before = isDough
    return { step, sentence, isDough, isLate }
  })
}

type Step = readonly ToldSentence[]

const says = (own: Step, ...words: readonly RegExp[]) =>
  own.some(({ sentence: { text } }) => words.some((one) => one.test(text)))
const isMixed = (own: Step) =>
  says(own, KNEADING, CLOSING, SHAPING, ON_A_BASE, PUTS) ||
  own.some(({ sentence: { text } }) => STRETCHING.test(text) && OF_DOUGH.test(text))

const isEdible = (text: string, { old }: ToppingLines) =>
  [...text.toLowerCase().matchAll(/\p{L}+/gu)].some(([word]) => isFoodWord(word) && !old.includes(word))
const isPlain = ({ sentence: { text } }: ToldSentence) =>
  !GREASING.test(text) && [BAKING, STRETCHING, RESTING, KNEADING, GOES_ON].some((one) => one.test(text))
const laysOn = ({ sentence: { text, namings } }: ToldSentence, lines: ToppingLines) =>
  MADE.test(text) ||
  namings.some(({ line }) => lines.toppings.has(line) && !lines.seasonings.has(line)) ||
  (!GREASING.test(text) &&
    !/frigg|fritt/iu.test(text) &&
    (isEdible(text, lines) || namings.some(({ line }) => lines.toppings.has(line))))

function shownSteps(steps: readonly (readonly [number, Step])[], lines: ToppingLines): Set<number> {
  const speaks = ({ sentence: { namings, text }, isDough }: ToldSentence) => {
    const kneads = KNEADING.test(text) && !MAKES_READY.test(text)
    return (
      (MADE.test(text) && !kneads) ||
      namings.some(({ line, start }) =>
        lines.seasonings.has(line)
          ? !isDough && lines.toppings.has(line)
          : lines.toppings.has(line) &&
            !(kneads && (lines.inside.has(line) || LEFT_OUT.test(text.slice(0, start)))),
      )
    )
  }
  const shown = new Set<number>()
  for (const [step, own] of steps) {
    const goesOn = shown.has(step - 1) && !says(own, KNEADING, RESTING)
    const isWork = !lines.gone.has(step) && !isMixed(own) && says(own, MAKES_READY, COOKS_ALONE)
    if (own.some(speaks) || goesOn || isWork || says(own, /attenzione|contamina|celiac/iu)) shown.add(step)
  }
  return shown
}

export function wholeSteps(told: Step, lines: ToppingLines, isTrue: (step: number) => boolean) {
  const steps = [...Map.groupBy(told, ({ step }) => step)]
  const from = told.find(({ isLate }) => isLate)?.step ?? steps.length
  const shown = shownSteps(
    steps.filter(([step]) => step < from),
    lines,
  )
  const named = (own: Step) =>
    own.some(({ sentence: { namings } }) => namings.some(({ line }) => lines.toppings.has(line)))
  const before: number[] = []
  const ready: number[] = []
  for (const [step, own] of steps.filter(([one]) => shown.has(one))) {
    const isWork = named(own) && says(own, MAKES_READY, COOKS_ALONE)
    const isSure =
      isWork &&
      !isMixed(own) &&
      !says(own, OF_BASE, RESTING) &&
      (named(own.slice(0, 1)) || says(own.slice(0, 1), MADE)) &&
      isTrue(step)
    ;(isSure && ready.length === 0 ? before : ready).push(step)
  }
  const late = steps.filter(([step]) => step >= from)
  const laid = late.flatMap(([step, own]) => (own.some((one) => laysOn(one, lines)) ? [step] : []))
  const [first = Infinity, last = -1] = [laid[0], laid.at(-1)]
  return {
    before,
    asTheyWere: [
      ...ready,
      ...late.flatMap(([step, own]) =>
        (step >= first && step <= last) || !own.every(isPlain) ? [step] : [],
      ),
    ],
    isLaidBelow: laid.length > 0,
  }
}
export const partsInside = (
  told: Step,
  { toppings, seasonings }: Pick<ToppingLines, 'toppings' | 'seasonings'>,
) =>
  told.flatMap(({ step, isLate, sentence: { text } }, at) => {
    const part = PART_INTO_DOUGH.exec(text)?.[1]
    const line = told
      .slice(0, at + 1)
      .flatMap((one) => (one.step === step ? one.sentence.namings.map((naming) => naming.line) : []))
      .findLast((one) => toppings.has(one) && !seasonings.has(one))
    return part && !isLate && line !== undefined ? [{ line, part: part.toLowerCase() }] : []
  })
const PART_INTO_DOUGH =
  /(?:incorpor|unisc|unir|unit|aggiung|mett)\p{L}* (?:l[ae] )?(metà|un terzo|due terzi|un quarto|una parte)[^.;]*(?:impasto|massa|(?<!\p{L})pasta)(?!\p{L})/iu
const GOES_INTO_DOUGH = /impast|lievit|incorpor\p{L}* (?:\p{L}+ )?(?:alla|nella) (?:pasta|massa)/iu
/** True if every sentence that names the line kneads it into the dough. For a thickener one such sentence is
 * enough. */
export function isKneadedIn(line: number, told: readonly ToldSentence[], isThickener: boolean): boolean {
  const rises = new Set(told.flatMap(({ step, sentence: { text } }) => (/lievit/iu.test(text) ? [step] : [])))
  const named = told.flatMap(({ step, sentence: { text: own, namings }, isLate }) => {
    const text =
      rises.has(step) && /(?<!\p{L})(?:unir|unisc|unit|aggiung|incorpor)/iu.test(own) ? `${own} impasto` : own
    return namings.some(
      (one) =>
        one.line === line &&
        !own.slice(one.end).startsWith(' a velo') &&
        !LEFT_OUT.test(own.slice(0, one.start)),
    )
      ? [{ text, isLate }]
      : []
  })
  const goesIn = named.filter(({ text }) => GOES_INTO_DOUGH.test(text)).length
  return !named.some(({ isLate }) => isLate) && goesIn >= (isThickener ? 1 : Math.max(1, named.length))
}
