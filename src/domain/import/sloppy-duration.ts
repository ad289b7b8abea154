/**
 * Reads durations as pages write them, in whole minutes: ISO 8601 ('PT1H30M'), clock times ('1:30'), and
 * words of the supported languages ('1 ora e 20 minuti').
 *
 * Source  ISO 8601-1:2019, 5.5.2; the other forms were seen on sites.
 * Valid   up to 30 days: a longer time is probably a mistake of the page. Seconds are rounded up to the
 *         minute. A range ('30-40 minuti') counts with its upper end, so that readers plan enough time.
 */
import { LARGER_NUMBER_WORDS } from '../words/larger-number-words.ts'
import { ownEntry } from '../words/own-entry.ts'

const MOST_MIN = 30 * 24 * 60

const NUMBER = String.raw`(\d+(?:[.,]\d+)?|[½¼¾])`
const UNITS: readonly [RegExp, number][] = [
  [
    new RegExp(
      String.raw`${NUMBER}\s*(?:giorn[oi]|days?|tage?n?|jours?|d[ií]as?|dagen|dag|dage|g|d)(?![\p{L}])`,
      'iu',
    ),
    1440,
  ],
  [
    new RegExp(
      String.raw`${NUMBER}\s*(?:or[ae]|hours?|hrs?|std|stunden?|heures?|horas?|uren|uur|timer?|timmar|tim|h)(?![\p{L}])`,
      'iu',
    ),
    60,
  ],
  [
    new RegExp(
      String.raw`${NUMBER}\s*(?:minut[oiae]s?n?|minuten|minutter|minuter|mins?|mn|m|['’′])(?![\p{L}])`,
      'iu',
    ),
    1,
  ],
  [
    new RegExp(String.raw`${NUMBER}\s*(?:second[oi]|seconds?|secs?|sekunden|sec|s|["”″])(?![\p{L}])`, 'iu'),
    1 / 60,
  ],
]
const ISO =
  /^\s*-?\s*P?\s*(?:(\d+(?:[.,]\d+)?)\s*Y)?\s*(?:(\d+(?:[.,]\d+)?)\s*M(?=.*T))?\s*(?:(\d+(?:[.,]\d+)?)\s*W)?\s*(?:(\d+(?:[.,]\d+)?)\s*D)?\s*T\s*(?:(\d+(?:[.,]\d+)?)\s*H)?\s*(?:(\d+(?:[.,]\d+)?)\s*M)?\s*(?:(\d+(?:[.,]\d+)?)\s*S?)?\s*$/i
const ISO_DAYS = /^\s*P\s*(?:(\d+)\s*W)?\s*(?:(\d+)\s*D)?\s*$/i

const numberOf = (text: string | undefined): number =>
  text === undefined ? 0 : ({ '½': 0.5, '¼': 0.25, '¾': 0.75 }[text] ?? Number(text.replace(',', '.')))

export function minutesOf(given: string): number | undefined {
  const text = given.slice(0, 200).replace(/\s+/gu, ' ')
  const minutes = isoMinutes(text) ?? clockMinutes(text) ?? wordMinutes(text)
  return minutes !== undefined && minutes <= MOST_MIN ? Math.max(0, Math.ceil(minutes - 1e-6)) : undefined
}

function isoMinutes(text: string): number | undefined {
  const days = ISO_DAYS.exec(text)
  if (days?.[1] ?? days?.[2]) return numberOf(days?.[1]) * 10_080 + numberOf(days?.[2]) * 1440
  const parts = ISO.exec(text)
  if (!parts?.slice(1).some((part) => part !== undefined)) return undefined
  const [, years, months, weeks, day, hours, minutes, seconds] = parts
  // 'PT90' has no unit: pages that write it mean minutes.
  const bare = seconds !== undefined && !/s\s*$/i.test(text)
  return (
    numberOf(years) * 525_600 +
    numberOf(months) * 43_200 +
    numberOf(weeks) * 10_080 +
    numberOf(day) * 1440 +
    numberOf(hours) * 60 +
    numberOf(minutes) +
    (bare ? numberOf(seconds) : numberOf(seconds) / 60)
  )
}

function clockMinutes(text: string): number | undefined {
  const [, hours, minutes] = /^\s*(\d{1,2}):(\d{2})(?::\d{2})?\s*$/.exec(text) ?? []
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes)
}

function wordMinutes(text: string): number | undefined {
  const upper = text
    .slice(0, 200)
    .replace(/\be 1\/2(?!\d)/u, 'e mezzo')
    .replace(/\d+(?:[.,]\d+)?\s*[-–—/]\s*(?=\d)/gu, '')
    .replace(/\b(?:un['’]\s?ora|una ora)\b/giu, '1 ora')
    .replace(/\btre quarti d['’]ora\b/iu, '45 minuti')
    .replace(/\bun quarto d['’]ora\b/iu, '15 minuti')
    .replace(
      /\b\p{L}+(?=\s(?:or[ae]|minut[oi]|giorn[oi])\b)/giu,
      (word) => `${ownEntry(LARGER_NUMBER_WORDS, word.toLowerCase()) ?? word}`,
    )
  if (/^\s*\d+\s*$/.test(upper)) return Number(upper)
  const HALF = /\bmezz['’]?\s?ora\b|(?<=or[ae]|h)\s?e\s(?:mezz[oa]\b|½)/iu
  const half = HALF.test(upper) ? 30 : 0
  let rest = upper.replace(HALF, '')
  let total = half
  let found = half > 0
  for (const [pattern, factor] of UNITS) {
    const match = pattern.exec(rest)
    if (!match) continue
    found = true
    total += numberOf(match[1]) * factor
    rest = rest.replace(match[0], ' ')
  }
  const loose = /(?:or[ae]|h)\s*(?:e\s*)?(\d{1,2})\s*$/iu.exec(upper)
  return found ? total + (loose && /\d\s*$/.test(rest) ? Number(loose[1]) : 0) : undefined
}
