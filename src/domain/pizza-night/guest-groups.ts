/** Guests of whom the same is said, named together.
 *
 * Valid   any sheet. Who has no name of his own is called by what he does not eat, the others by numbers. A pregnancy
 *         stays untold: guests read the menu, too. */
import { inWords } from '#domain/words/counted.ts'
import { capitalised } from '#domain/words/italian-noun.ts'
import { type Guest, guestName, type Need } from './evening-request.ts'

type Table = { guests: readonly { name: string }[] }

export const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} e ${parts.at(-1)}`

const CALLED: Readonly<Record<Need, string>> = {
  celiachia: 'celiaco',
  vegana: 'vegano',
  vegetariana: 'vegetariano',
  'senza lattosio': 'intollerante al lattosio',
  gravidanza: '',
}
const BY_NEED = /^chi (?:è|non può) /

/** As sentences name a guest: 'Anna', 'chi è celiaco e non può mangiare sesamo', 'Ospite 3'. */
export function calledAs(guest: Pick<Guest, 'name' | 'needs' | 'allergies'>, index: number): string {
  const said = guest.needs.map((need) => CALLED[need])
  const parts = [
    ...(said.length > 0 ? [`è ${listed(said)}`] : []),
    ...(guest.allergies.length > 0 ? [`non può mangiare ${listed(guest.allergies)}`] : []),
  ]
  return guest.name.trim() !== '' || parts.length === 0 || said.includes('')
    ? guestName(guest, index)
    : `chi ${parts.join(' e ')}`
}

/** '1–3', '5', '7–8' */
function runsOf(numbers: readonly number[]): string[] {
  const runs: number[][] = []
  for (const number of numbers) {
    const run = runs.at(-1)
    if (run?.at(-1) === number - 1) run.push(number)
    else runs.push([number])
  }
  return runs.flatMap((run) => (run.length > 2 ? `${run[0]}–${run.at(-1)}` : run.map(String)))
}

/** 'Anna e Bruno', 'chi è celiaco', 'Ospite 4', 'Ospiti 1–3 e 5', 'Anna, ospiti 2 e 3' */
export function namesText({ guests }: Table, places: readonly number[]): string {
  const isNumbered = (place: number) => guests[place]?.name === guestName({ name: '' }, place)
  const named = [
    ...new Set(places.filter((place) => !isNumbered(place)).map((place) => guests[place]?.name ?? '')),
  ]
  const numbers = places.filter(isNumbered).map((place) => place + 1)
  if (numbers.length === 0) return listed(named)
  const others = `${numbers.length === 1 ? 'Ospite' : 'Ospiti'} ${listed(runsOf(numbers))}`
  return named.length === 0 ? others : `${named.join(', ')}, ${others.toLowerCase()}`
}

/** Where nobody has a name of his own a number tells nothing: 'una persona', 'tre persone'. */
export function eatersText({ guests }: Table, places: readonly number[]): string {
  const isNumbered = (place: number) => guests[place]?.name === guestName({ name: '' }, place)
  const areUnnamed = guests.every(({ name }, place) => isNumbered(place) || BY_NEED.test(name))
  return areUnnamed && places.every(isNumbered)
    ? `${inWords(places.length)} ${places.length === 1 ? 'persona' : 'persone'}`
    : namesText({ guests }, places)
}

/** 'Per Anna e Bruno', 'Per Ospite 3', 'Per gli ospiti 1–3'; 'Per tutti gli altri' where all without a name have of it. */
export function forText(table: Table, places: readonly number[]): string {
  const isNumbered = (place: number) => table.guests[place]?.name === guestName({ name: '' }, place)
  const [named, numbered] = [places.filter((place) => !isNumbered(place)), places.filter(isNumbered)]
  const unnamed = [...table.guests.keys()].filter(isNumbered).length
  if (numbered.length < 3 || numbered.length < unnamed || unnamed === table.guests.length)
    return `Per ${namesText(table, places).replace(/^Ospiti (?=\d)/, 'gli ospiti ')}`
  const names = new Set(named.map((place) => table.guests[place]?.name ?? ''))
  return `Per ${listed([...names, 'tutti gli altri'])}`
}

export type Group = { places: number[]; text: string }

export function groupsBy(places: readonly number[], textOf: (place: number) => string): Group[] {
  const groups = new Map<string, number[]>()
  for (const place of places) {
    const text = textOf(place)
    groups.set(text, [...(groups.get(text) ?? []), place])
  }
  return [...groups].map(([text, own]) => ({ places: own, text }))
}

/** 'Tutti', 'Tutti gli altri' for the most, else their names. */
export function titleOf(table: Table, { places }: Group, groups: readonly Group[]): string {
  const isMost = groups.every((one) => one.places === places || one.places.length < places.length)
  if (groups.length === 1 && places.length > 1) return 'Tutti'
  return isMost && places.length > 2 ? 'Tutti gli altri' : capitalised(namesText(table, places))
}
