/** What a refused evening may become by one tap.
 *
 * Units   milliseconds since 1970 UTC (`…Ms`), minutes of the day.
 * Source  a search: the change that the refusal names comes first, then other ways of serving and other hours.
 *         Each is planned before it is offered.
 * Valid   any refusal. Without a change that helps there is none. */
import { localClock, wallTimeText } from '#domain/dough/plan/local-clock.ts'
import { formatDay, formatTime } from '#domain/words/clock-format.ts'
import { counted } from '#domain/words/counted.ts'
import { capitalised } from '#domain/words/italian-noun.ts'
import { isPlanned } from './evening.ts'
import { EVENING_FIELDS, EVENING_LIMITS } from './evening-fields.ts'
import type { AskedEvening } from './evening-request.ts'
import type { EveningRecipe } from './menu/evening-pizza.ts'
import { type Change, changed, type Refusal } from './refusals.ts'

/** Texts for fields of the form, by their names in the address. */
export type Way = { label: string; typed: Record<string, string> }

const MOST_WAYS = 3
const HOUR_MS = 3_600_000
const EVENING_MIN = 20 * 60
const IN_WORDS = {
  each: 'una a testa',
  slices: 'a spicchi',
  trays: 'in teglia',
  scelta: 'come conviene',
} as const
const BEGUN = {
  'due-ore': 'in due ore',
  giornata: 'cominciando in giornata',
  vigilia: 'cominciando il giorno prima',
  'tre-giorni': 'cominciando tre giorni prima',
} as const

const clockText = (minuteOfDayMin: number) => wallTimeText({ day: 0, minuteOfDayMin }).slice(-5)

/** 'alle 20:30', 'domani alle 20:00', 'mercoledì 2 dicembre alle 20:00' */
function hourText({ bakeAtMs, nowMs, timeZone }: AskedEvening, atMs: number): string {
  const clock = localClock(timeZone)
  const dayOf = (ms: number) => clock.wallTimeOf(ms).day
  const hour = `alle ${formatTime(atMs, timeZone)}`
  const ahead = nowMs === null ? null : dayOf(atMs) - dayOf(nowMs)
  if (ahead === 1) return `domani ${hour}`
  return dayOf(atMs) === dayOf(bakeAtMs) ? hour : `${formatDay(atMs, timeZone)} ${hour}`
}

function labelOf(asked: AskedEvening, change: Change): string {
  const { service, bakeAtMs, begin, atOnce, maxWait, servedByMin, maxPizzas, maxDoughs } = change
  const isTimed = bakeAtMs !== undefined || service !== undefined
  const parts = [
    service && IN_WORDS[service],
    isTimed && hourText(asked, bakeAtMs ?? asked.bakeAtMs),
    begin && BEGUN[begin],
    atOnce && `inforna ${atOnce} alla volta`,
    maxWait === null && 'senza limite di attesa',
    servedByMin === null && "senza un'ora per tutti",
    maxPizzas && `fino a ${maxPizzas} pizze diverse`,
    maxDoughs && `con ${counted(maxDoughs, 'impasto', 'impasti')}`,
  ]
  return capitalised(parts.filter((part) => typeof part === 'string').join(', '))
}

function typedOf({ timeZone }: AskedEvening, change: Change): Record<string, string> {
  const { bakeAtMs, servedByMin, ...others } = change
  const texts = {
    ...others,
    ...(bakeAtMs !== undefined && { bakeAt: wallTimeText(localClock(timeZone).wallTimeOf(bakeAtMs)) }),
    ...(servedByMin !== undefined && { servedBy: servedByMin === null ? '' : clockText(servedByMin) }),
  }
  return Object.fromEntries(
    Object.entries(texts).map(([name, value]) => [
      EVENING_FIELDS[name as keyof typeof texts].at,
      String(value ?? ''),
    ]),
  )
}

const ABOUT_TIME: readonly Refusal['code'][] = [
  'no-time',
  'too-long',
  'weak-flour',
  'served-late',
  'at-night',
]

function candidates(asked: AskedEvening, { code, way }: Refusal): Change[] {
  const { bakeAtMs, nowMs, timeZone, service, oven } = asked
  const clock = localClock(timeZone)
  const { day, minuteOfDayMin } = clock.wallTimeOf(bakeAtMs)
  const at = (days: number, minute = minuteOfDayMin): Change => ({
    bakeAtMs: clock.instantOf({ day: day + days, minuteOfDayMin: minute }),
  })
  const others = (['trays', 'slices', 'each'] as const).filter((one) => one !== service)
  const isLate = ABOUT_TIME.includes(code)
  const all: Change[] = [
    ...(way ? [way] : []),
    ...(isLate || code === 'no-recipes' ? others.map((one) => ({ service: one })) : []),
    ...(code === 'served-late' ? [{ servedByMin: null }] : []),
    ...(code === 'long-wait' ? [{ maxWait: null }] : []),
    ...(code === 'at-night'
      ? [
          ...[1, 2, 3].map((hours): Change => ({ bakeAtMs: bakeAtMs - hours * HOUR_MS })),
          ...(oven.atOnce < EVENING_LIMITS.atOnce.max ? [{ atOnce: oven.atOnce + 1 }] : []),
          at(0, EVENING_MIN),
          at(1, EVENING_MIN),
        ]
      : []),
    ...(isLate ? [at(1)] : []),
  ]
  return all.filter((one) => one.bakeAtMs === undefined || nowMs === null || one.bakeAtMs > nowMs)
}

export function waysOut(asked: AskedEvening, refusal: Refusal, recipes: readonly EveningRecipe[]): Way[] {
  const ways: Way[] = []
  const hasHour = () => ways.some(({ typed }) => EVENING_FIELDS.bakeAt.at in typed)
  for (const change of candidates(asked, refusal)) {
    if (ways.length === MOST_WAYS) break
    const isAnother = change.bakeAtMs !== undefined && change !== refusal.way && refusal.code === 'at-night'
    if ((isAnother && hasHour()) || !isPlanned(changed(asked, change), recipes)) continue
    const way = { label: labelOf(asked, change), typed: typedOf(asked, change) }
    if (ways.every(({ label }) => label !== way.label)) ways.push(way)
  }
  return ways
}
