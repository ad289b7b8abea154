import type { CheerioAPI } from 'cheerio'
import { minutesOf } from '#domain/import/sloppy-duration.ts'
import type { FlowLine } from './page-flow.ts'
import { textOfNodes } from './page-text.ts'

export interface PageLabels {
  prepMin: number | null
  cookMin: number | null
  totalMin: number | null
  yield: string | null
}

const REST = '(?:lievitazione|riposo|maturazione|attesa)'
const TIMES = {
  prepMin:
    /(?:prep(?:aration|arazione|\.)?|tempo di lavoro|bereidingstijd|vorbereitung(?:szeit)?|zubereitungszeit|arbeitszeit|f[öo]rberedelse|pr[ée]paration|preparaci[óo]n)(?: time)?/iu,
  cookMin:
    /(?:(?:cook(?:ing)?|bak(?:e|ing))(?: time)?|cottura|cuisson|garzeit|backzeit|kochzeit|oventijd|cocci[óo]n)/iu,
  restMin: new RegExp(`(?:${REST}|rest(?:ing)?(?: time)?|ruhezeit|repos)`, 'iu'),
  totalMin:
    /(?:total(?:e)?(?: time)?|tempo totale|ready in|pront[aoie] in|(?:temps|tiempo) total|gesamtzeit|totale tijd|\btempo(?= ?:| \d))/iu,
} as const
const UNIT = String.raw`(?:giorn[oi]|days?|or[ae]|hours?|hrs?|std|stunden?|heures?|horas?|uur|uren|h|minut[oiae]s?n?|minuten|minuter|mins?|mn|m|second[oi]|seconds?|sec|['’′])(?!\p{L})\.?`
const FIGURE = String.raw`(?:\d[\d.,]*(?:\s?(?:[-–/]|a)\s?\d+)?|[½¼¾]|un['’]|una|due|tre|quattro|sei|otto|dodici|ventiquattro|mezz['’])`
const DURATION = String.raw`${FIGURE}\s?${UNIT}(?:\s?(?:e|,|and|und)?\s?(?:mezz[oa]|\d{1,2}(?:\s?${UNIT})?)){0,2}`

const YIELD =
  /(?:(?:^|[\s(])(?:(?:dos[ei]|ricetta|quantità|ingredienti|porzioni|resa|persone|rende)(?:\s*\(?(?:per|x|:)){1,2}|(?:dosi|porzioni|persone|resa)\n|serves|servings|yields?|makes|portionen|raciones|porciones|(?:zutaten|ingr[ée]dients?|ingredients|ingredientes)\s*\(?(?:f[üu]r|pour|for|para))\s*:?\s*|^(?:.*[–|•·]\s)?(?:per|pour|für|for|x)\s(?=\d+(?:\s?[-–/]\s?\d+)?\s(?:person|people|porzion|pizz|tegli|pezzi|calzon|focacc|panett)))((?:\d|un[oa]?\b|due\b|tre\b|quattro\b|circa\b).{0,40}(?!\p{L}))/imu
const LONGEST = 200_000

export function labelsOf(page: CheerioAPI, flow: readonly FlowLine[]): PageLabels {
  const lines = flow
    .map(({ text }) => text)
    .join('\n')
    .slice(0, LONGEST)
    .replace(/^(\d+)\n(?=\p{L}+$)/gmu, '$1 ')
  const after = (label: RegExp): number | null => {
    const said = new RegExp(
      String.raw`${label.source}[\s:(–-]{0,4}(?:circa |about |ca\.? |di )?(${DURATION})`,
      'giu',
    )
    for (const [, words = ''] of lines.matchAll(said)) {
      const minutes = minutesOf(words)
      if (minutes) return minutes
    }
    return null
  }
  const [, added = ''] =
    new RegExp(String.raw`\+\s?(${DURATION})\s(?:di |per la |of )?${REST}`, 'iu').exec(lines) ?? []
  const [prepMin, cookMin] = [after(TIMES.prepMin), after(TIMES.cookMin)]
  const restMin = after(TIMES.restMin) ?? minutesOf(added) ?? null
  const isSum = restMin !== null && prepMin !== null && cookMin !== null
  const whole = minutesOf(page('.dt-duration,.duration').first().attr('datetime') ?? '') ?? null
  return {
    prepMin,
    cookMin,
    totalMin: after(TIMES.totalMin) ?? whole ?? (isSum ? prepMin + cookMin + restMin : null),
    yield: yieldOf(lines) ?? yieldByClass(page),
  }
}

function yieldByClass(page: CheerioAPI): string | null {
  const named = page(
    '[class*="yield" i],[class*="servings" i],[class*="porzioni" i],[class~="dosi" i]',
  ).toArray()
  const texts = named.map((element) => textOfNodes([element]).replace(/\s+/gu, ' ').trim())
  return texts.find((text) => /\d/.test(text) && text.length <= LONGEST_YIELD) ?? null
}
const LONGEST_YIELD = 50

function yieldOf(text: string): string | null {
  const [, words] = YIELD.exec(text) ?? []
  return words?.split(/[\n);|]|\.\s(?=\p{Lu})/u)[0]?.trim() || null
}
