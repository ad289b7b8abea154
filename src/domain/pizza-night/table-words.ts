/** How an evening speaks of its pieces: pizzas and slices, trays and squares.
 *
 * Valid   any sheet; an evening that was stored before everybody could share has one pizza for each. */
import { formatTime } from '#domain/words/clock-format.ts'
import { counted } from '#domain/words/counted.ts'
import { uncapitalised } from '#domain/words/italian-noun.ts'
import { type EveningSheet, isWithoutGluten, type SheetGuest } from './evening-sheet.ts'
import { eatersText, forText, groupsBy, listed } from './guest-groups.ts'
import { giriOf, waitOf } from './oven/giri.ts'
import { shortName, unitsText } from './unit-words.ts'

export type Eaten = Pick<EveningSheet, 'guests' | 'queue' | 'pizzas' | 'places' | 'timeZone'>

const MINUTE_MS = 60_000
/** Where everybody has his own, half pizzas are counted. */
const HALVES = 2

export const isShared = ({ service = 'each' }: Pick<EveningSheet, 'service'>): boolean => service !== 'each'

/** 'Ospiti 2–4: 2 spicchi a testa; Anna: 1 spicchio'; where all have the same, '2 spicchi a testa'. */
export function portionsText(sheet: Eaten, place: number): string {
  const { guests, queue, pizzas } = sheet
  const baked = queue[place]
  const portions = baked?.portions ?? []
  const pizza = pizzas.find(({ key }) => key === baked?.pizza) ?? {}
  const unitsOf = (place: number) => portions.find(({ guest }) => guest === place)?.units ?? 0
  const eaters = portions.map(({ guest }) => guest).toSorted((one, other) => one - other)
  return groupsBy(eaters, (place) => unitsText(unitsOf(place), pizza))
    .map(({ places, text }) => {
      const each = places.length > 1 ? `${text} a testa` : text
      return places.length === guests.length && places.length > 1
        ? each
        : `${eatersText(sheet, places)}: ${each}`
    })
    .join('; ')
}

/** 'Anna e Bruno', 'una persona', 'Anna (metà)': where everybody has his own. */
export function ownText(sheet: Pick<Eaten, 'guests' | 'queue'>, place: number): string {
  const portions = sheet.queue[place]?.portions ?? []
  return listed(
    groupsBy(
      portions.map(({ guest }) => guest),
      (at) => (portions.find(({ guest }) => guest === at)?.units === 1 ? ' (metà)' : ''),
    ).map(
      ({ places, text }) =>
        `${eatersText(sheet, places)}${places.length > 1 && text !== '' ? ' (metà a testa)' : text}`,
    ),
  )
}

/** 'si inforna alle 20:00': the hour of an evening is that of the oven, not of the table. */
export const bakeText = ({ bakeAtMs, timeZone }: Pick<EveningSheet, 'bakeAtMs' | 'timeZone'>): string =>
  `si inforna alle ${formatTime(bakeAtMs, timeZone)}`

/** 'giro 3 di 8' */
export function giroText({ queue, places }: Pick<EveningSheet, 'queue' | 'places'>, place: number): string {
  const giri = giriOf(queue, places)
  return `giro ${giri.findIndex((giro) => giro.includes(place)) + 1} di ${giri.length}`
}

/** 'si mangia dalle 20:54, senza glutine dalle 20:20' */
export function eatText(timeZone: string, { servedMs, othersMs }: Omit<First, 'places'>): string {
  const free = othersMs === null ? '' : `, senza glutine dalle ${formatTime(servedMs, timeZone)}`
  return `si mangia dalle ${formatTime(othersMs ?? servedMs, timeZone)}${free}`
}

/** Who eats without gluten is served first, by himself. */
function keptText({ pizzas }: Pick<EveningSheet, 'pizzas'>): string {
  const isFirst = pizzas.some(({ isWithoutGluten }) => isWithoutGluten)
  return isFirst && !pizzas.every(({ isWithoutGluten }) => isWithoutGluten)
    ? ' Quella senza glutine è soltanto di chi ne ha bisogno: la mangia subito, o ne tiene una fetta per giro.'
    : ''
}

export function waitText(sheet: Pick<EveningSheet, 'queue' | 'places' | 'service' | 'pizzas'>): string {
  const { queue, places, service } = sheet
  const isFree = isWithoutGluten(sheet)
  const longestMs = waitOf({ queue, isShared: isShared(sheet), isWithoutGluten: isFree })
  const minutes = Math.round(longestMs / MINUTE_MS)
  const giri = giriOf(queue, places).length
  const way = service === 'trays' ? 'In teglia' : 'A spicchi'
  const told =
    minutes < 1
      ? 'si mangia tutti insieme'
      : `nessuno aspetta più di ${counted(minutes, 'minuto', 'minuti')} fra un boccone e l'altro`
  return `${way}, in ${giri === 1 ? 'un giro solo' : `${giri} giri`}: ${told}.${keptText(sheet)}`
}

/** '2 teglie e 1 pizza' */
export function piecesText({ queue, pizzas }: Pick<EveningSheet, 'queue' | 'pizzas'>): string {
  const trays = queue.filter(({ pizza }) => pizzas.find(({ key }) => key === pizza)?.isTray).length
  const rounds = queue.length - trays
  return [
    ...(trays > 0 ? [counted(trays, 'teglia', 'teglie')] : []),
    ...(rounds > 0 ? [counted(rounds, 'pizza', 'pizze')] : []),
  ].join(' e ')
}

/** 'Restano 3 pezzi di Pizza in Teglia Margherita: …'; '' where all is eaten. */
export function leftOverText({ queue, pizzas }: Pick<EveningSheet, 'queue' | 'pizzas'>): string {
  const left = pizzas.flatMap((pizza) => {
    const baked = queue.filter((one) => one.pizza === pizza.key)
    const eaten = baked.flatMap(({ portions }) => portions).reduce((sum, { units }) => sum + units, 0)
    const units = baked.length * (pizza.cut ?? HALVES) - eaten
    return units > 0 ? [{ pizza, units }] : []
  })
  const [first] = left
  if (!first) return ''
  const parts = left.map(({ pizza, units }) =>
    pizza.cut === undefined ? `mezza ${pizza.name}` : `${unitsText(units, pizza)} di ${pizza.name}`,
  )
  const isOne = left.length === 1 && first.units === 1
  return `${isOne ? 'Resta' : 'Restano'} ${listed(parts)}: per chi ha ancora fame, o per domani.`
}

/** How long the oven stands empty between two pizzas, and what fills the time after those without gluten: until they
 * are served nobody touches flour. */
export function pauseText({
  queue,
  pizzas,
  recoveryMin,
  places,
}: Pick<EveningSheet, 'queue' | 'pizzas' | 'recoveryMin' | 'places'>): string {
  if (queue.length <= places) return ''
  const pause = `Fra una ${pizzas.every(({ isTray }) => isTray) ? 'teglia' : 'pizza'} e l'altra il forno si riprende per ${recoveryMin === 1 ? 'un minuto' : `${recoveryMin} minuti`} (stima).`
  const isFree = isWithoutGluten({ pizzas })
  const free = queue.filter(({ pizza }) => isFree(pizza))
  const next = queue.find(({ pizza }) => !isFree(pizza))
  if (!next || free.length === 0) return pause
  const minutes = Math.round((next.inMs - Math.max(...free.map(({ outMs }) => outMs))) / MINUTE_MS)
  return minutes > recoveryMin
    ? `${pause} Dopo ${free.length === 1 ? 'quella' : 'le'} senza glutine ne passano ${minutes}: ${free.length === 1 ? 'la' : 'le'} servi, poi stendi e condisci la prossima, perché fino ad allora nessuno tocca farina di frumento.`
    : pause
}

export const lastText = ({ pizzas }: Pick<EveningSheet, 'pizzas'>): string =>
  pizzas.some(({ isTray }) => isTray) ? 'Ultima teglia in tavola' : 'Ultima pizza in tavola'

/** Who has had nothing until then. */
export const notYet = ({ guests, queue }: Pick<EveningSheet, 'guests' | 'queue'>, atMs: number): string[] => {
  const hungry = guests.filter(
    (_, guest) =>
      !queue.some(
        ({ servedMs, portions }) => servedMs <= atMs && portions.some((portion) => portion.guest === guest),
      ),
  )
  return [...new Set(hungry.map(({ name }) => name))]
}

/** '3 spicchi di Margherita, 3 di Diavola e 2 di Ortolana' */
export function sharesText({ pizzas }: Pick<Eaten, 'pizzas'>, { shares }: SheetGuest): string {
  const parts = shares.map(({ pizza, units }, index) => {
    const own = pizzas.find(({ key }) => key === pizza)
    return `${index === 0 ? unitsText(units, own ?? {}) : units} di ${shortName(own?.name ?? '')}`
  })
  return listed(parts)
}

/** 'Il primo alle 20:12' */
export const firstBiteText = ({ timeZone }: Pick<Eaten, 'timeZone'>, { servedMs }: SheetGuest): string =>
  `Il primo alle ${formatTime(servedMs, timeZone)}`

export type First = { servedMs: number; places: number[]; othersMs: number | null }

/** The first on the table. Where it is without gluten, `places` are those who have of it, and `othersMs` is when the
 * others begin. */
export function firstOnTable({ queue, pizzas }: Pick<EveningSheet, 'queue' | 'pizzas'>): First {
  const isFree = isWithoutGluten({ pizzas })
  const first = queue.reduce((one, other) => (other.servedMs < one.servedMs ? other : one))
  const eatersOf = (baked: EveningSheet['queue']) => [
    ...new Set(baked.flatMap(({ portions }) => portions.map(({ guest }) => guest))),
  ]
  const places = eatersOf(queue.filter(({ pizza }) => isFree(pizza)))
  const others = queue.filter(({ portions }) => portions.some(({ guest }) => !places.includes(guest)))
  const isAlone = isFree(first.pizza) && others.length > 0
  return {
    servedMs: first.servedMs,
    places: isAlone ? places : eatersOf(queue),
    othersMs: isAlone ? Math.min(...others.map(({ servedMs }) => servedMs)) : null,
  }
}

/** Beside the hour of the first on the table: for whom it is, and when the others eat; '' where all begin with it. */
export function firstText(sheet: Omit<Eaten, 'places'>): string {
  const { places, othersMs } = firstOnTable(sheet)
  return othersMs === null
    ? ''
    : `${uncapitalised(forText(sheet, places))}; per gli altri alle ${formatTime(othersMs, sheet.timeZone)}`
}

/** 'In tavola alle 20:20 per chi è celiaco; per gli altri alle 20:54.' */
export function onTableText(sheet: Omit<Eaten, 'places'>): string {
  const { servedMs } = firstOnTable(sheet)
  return `In tavola alle ${formatTime(servedMs, sheet.timeZone)} ${firstText(sheet)}`.trimEnd().concat('.')
}
