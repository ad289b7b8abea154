import type { CheerioAPI } from 'cheerio'
import { minutesOf } from '#domain/import/sloppy-duration.ts'
import type { FlowLine } from './page-flow.ts'
import { textOfNodes } from './page-text.ts'

/** What a page says beside labels: how long, and how much it makes. */
export interface PageLabels {
  prepMin: number | null
  cookMin: number | null
  totalMin: number | null
  yield: string | null
}

const TIMES = {
  prepMin:
    /(?:prep(?:aration|arazione|\.)?|tempo di preparazione|tempo di lavoro|bereidingstijd|vorbereitung(?:szeit)?|arbeitszeit|f[öo]rberedelse|pr[ée]paration|preparaci[óo]n)(?: time)?\s*:?\s*(.{1,24})/iu,
  cookMin:
    /(?:(?:cook(?:ing)?|bak(?:e|ing))(?: time)?|(?:tempo di )?cottura|cuisson|garzeit|backzeit|kochzeit|oventijd|cocci[óo]n)\s*:?\s*(.{1,24})/iu,
  restMin:
    /(?:(?:tempo di )?(?:riposo|lievitazione)|rest(?:ing)?(?: time)?|ruhezeit|repos)\s*:?\s*(.{1,24})/iu,
  totalMin:
    /(?:total(?:e)?(?: time)?|tempo totale|ready in|pronto in|(?:temps|tiempo) total|gesamtzeit|totale tijd)\s*:?\s*(.{1,24})/iu,
} as const

/** '4 persone' behind 'Dosi per', and behind the heading of the ingredients. */
const YIELD =
  /(?:^|[\s(])(?:(?:dosi|quantità|ingredienti|porzioni|resa|persone)(?:\s*\(?(?:per|:)){1,2}|serves|servings|yields?|makes|portionen|raciones|porciones|(?:zutaten|ingr[ée]dients?|ingredients|ingredientes)\s*\(?(?:f[üu]r|pour|for|para))\s*:?\s*((?:\d|un[oa]?\b|due\b|tre\b|quattro\b|circa\b).{0,40})/imu
const LONGEST = 200_000

export function labelsOf(page: CheerioAPI, flow: readonly FlowLine[]): PageLabels {
  const lines = flow
    .map(({ text }) => text)
    .join('\n')
    .slice(0, LONGEST)
  const text = lines.replace(/[^\S\n]+/gu, ' ')
  const after = (label: RegExp): number | null => {
    for (const [, words = ''] of text.matchAll(new RegExp(label.source, 'giu'))) {
      // The next label begins with a capital: '30 min Cottura 10 min'.
      const [own = ''] = words.split(/(?<=\d\s*\p{L}+\.?)[\s,;|·-]+(?=\p{Lu})/u)
      const minutes = /^\D{0,3}\d/.test(own) ? minutesOf(own) : undefined
      if (minutes) return minutes
    }
    return null
  }
  const [prepMin, cookMin, restMin] = [after(TIMES.prepMin), after(TIMES.cookMin), after(TIMES.restMin)]
  const isSum = restMin !== null && prepMin !== null && cookMin !== null
  return {
    prepMin,
    cookMin,
    totalMin: after(TIMES.totalMin) ?? (isSum ? prepMin + cookMin + restMin : null),
    yield: yieldOf(lines) ?? yieldByClass(page),
  }
}

/** '6 persone' alone in an element that says by its name what it is. */
function yieldByClass(page: CheerioAPI): string | null {
  const named = page(
    '[class*="yield" i],[class*="servings" i],[class*="porzioni" i],[class~="dosi" i]',
  ).toArray()
  const texts = named.map((element) => textOfNodes([element]).replace(/\s+/gu, ' ').trim())
  return texts.find((text) => /\d/.test(text) && text.length <= LONGEST_YIELD) ?? null
}
const LONGEST_YIELD = 50

/** Up to the end of its line: what a label says is short. */
function yieldOf(text: string): string | null {
  const [, words] = YIELD.exec(text.replace(/[ \t]+/gu, ' ')) ?? []
  return words?.split(/[\n);|]/u)[0]?.trim() || null
}
