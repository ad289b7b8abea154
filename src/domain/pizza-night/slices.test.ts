import { describe, expect, test } from 'vitest'
import { shortDuration } from '#domain/recipes/duration.ts'
import { formatTime } from '#domain/words/clock-format.ts'
import { eveningRecipes } from '#tests/support/evening-recipes.ts'
import { planEvening } from './evening.ts'
import { eveningToIcs } from './evening-ics.ts'
import { type AskedEvening, type Guest, USUAL_EVENING, USUAL_GUEST } from './evening-request.ts'
import { eveningSheet } from './evening-sheet.ts'
import type { Evening } from './lay-evening.ts'
import { whyNot } from './menu/fitness.ts'
import { waitOf } from './oven/giri.ts'
import { sharedEvening } from './shared-evening.ts'
import { swapped } from './swapped.ts'
import {
  eatText,
  firstBiteText,
  firstOnTable,
  firstText,
  leftOverText,
  pauseText,
  sharesText,
  waitText,
} from './table-words.ts'

const MINUTE_MS = 60_000
const VEGAN: Partial<Guest> = { needs: ['vegana'] }
const COELIAC: Partial<Guest> = { needs: ['celiachia'] }
const NO_LACTOSE: Partial<Guest> = { needs: ['senza lattosio'] }
const NO_NUTS: Partial<Guest> = { allergies: ['frutta a guscio'] }

const table = (count: number, ...careful: Partial<Guest>[]): Guest[] =>
  Array.from({ length: count }, (_, at) => ({ ...USUAL_GUEST, ...careful[at] }))

function planned(guests: readonly Guest[], more: Partial<AskedEvening> = {}): Evening {
  const answer = planEvening(
    {
      ...USUAL_EVENING,
      oven: { ...USUAL_EVENING.oven, surface: 'stone' },
      service: 'slices',
      bakeAtMs: Date.parse('2026-11-28T20:00:00+01:00'),
      nowMs: null,
      guests,
      ...more,
    },
    eveningRecipes,
  )
  if ('refusal' in answer) throw new Error(answer.refusal.message)
  return answer.evening
}

const menuOf = ({ menu }: Evening) =>
  Object.fromEntries([...menu.pieces].map(([{ name }, count]) => [name.replace('Pizza ', ''), count]))

const slicesOf = ({ queue }: Evening, guest: number) =>
  queue.flatMap(({ portions }) => portions.filter((one) => one.guest === guest).map(({ units }) => units))

const waitMin = ({ queue }: Evening) =>
  waitOf({
    queue,
    isShared: true,
    isWithoutGluten: ({ isWithoutGluten }) => isWithoutGluten,
  }) / MINUTE_MS

const calzoni = eveningRecipes.filter(({ servingsUnit }) => servingsUnit === 'calzoni').map(({ id }) => id)

const eight = planned(table(8))
const careful = planned(table(8, VEGAN, COELIAC, NO_LACTOSE, NO_NUTS))
const twoVegans = planned(table(6, VEGAN, VEGAN))

describe('where nobody has said how the table eats', () => {
  const { oven } = USUAL_EVENING
  const leftOpen = { service: 'scelta', oven } as const
  const fromFirstMin = ({ queue }: Evening) => {
    const served = queue.map(({ servedMs }) => servedMs)
    return Math.round((Math.max(...served) - Math.min(...served)) / MINUTE_MS)
  }

  test('few with a slow oven eat by slices, and what one each would want is said only where it is longer', () => {
    const hungry = table(5).map((guest) => ({ ...guest, appetite: 1.5 as const }))
    for (const [guests, isLonger] of [[table(4), false] as const, [hungry, true] as const]) {
      const evening = planned(guests, leftOpen)
      const minutes = fromFirstMin(planned(guests, { service: 'each', oven }))
      expect(minutes).toBeGreaterThan(45)
      expect(evening.table.service).toBe('slices')
      expect(minutes > fromFirstMin(evening)).toBe(isLonger)
      const why = `una a testa vorrebbe ${shortDuration(minutes)} fra la prima e l'ultima`
      expect(evening.why).toBe(isLonger ? why : '')
    }
  })

  test.each(['sheet_pan', 'steel', 'stone'] as const)(
    'up to five on %s have one each as long as the last is on the table within 45 minutes',
    (surface) => {
      for (const count of [2, 3, 4, 5]) {
        const here = { oven: { ...oven, surface } }
        const isLong = fromFirstMin(planned(table(count), { ...here, service: 'each' })) > 45
        const { service } = planned(table(count), { ...here, service: 'scelta' }).table
        expect(service).toBe(isLong ? 'slices' : 'each')
      }
    },
  )

  test('who chose one each keeps it, two at once need no slices, and neither does what is not cut', () => {
    const each = planned(table(4), { service: 'each', oven })
    expect([each.table.service, each.why]).toEqual(['each', ''])
    expect(planned(table(4), { ...leftOpen, oven: { ...oven, atOnce: 2 } }).table.service).toBe('each')
    expect(planned(table(4), { ...leftOpen, recipeIds: calzoni }).table.service).toBe('each')
  })

  test.each([COELIAC, NO_NUTS, { needs: ['gravidanza'] }] satisfies Partial<Guest>[])(
    'a small table with $needs $allergies shares nothing by itself; a vegan may',
    (careful) => {
      expect(planned(table(4, careful), leftOpen).table.service).toBe('each')
      expect(planned(table(4, VEGAN), leftOpen).table.service).toBe('slices')
    },
  )
})

describe('slices go round', () => {
  test('eight who eat everything: the classic, then what differs, two of each, a slice of all', () => {
    expect(menuOf(eight)).toEqual({ Margherita: 2, Diavola: 2, 'Quattro Formaggi': 2, 'Tonno e Cipolla': 2 })
    expect(eight.queue[0]?.pizza.name).toBe('Pizza Margherita')
    for (const guest of eight.menu.places.keys()) expect(slicesOf(eight, guest)).toEqual(Array(8).fill(1))
  })

  test('what is repeated is the classic before others, and the dough is its own', () => {
    const four = planned(table(4))
    expect(menuOf(four)).toEqual({ Margherita: 2, Diavola: 1, 'Quattro Formaggi': 1 })
    expect(four.doughs[0]?.from).toBe('Pizza Margherita')
    expect(menuOf(planned(table(5)))).toMatchObject({ Margherita: 2 })
  })

  test('what a vegan eats is cut for everybody, and he has of two kinds', () => {
    expect(menuOf(careful)).toEqual({
      'senza Glutine': 1,
      Margherita: 2,
      Diavola: 2,
      'di Verdure': 2,
      'Vegana Melanzane e Pomodori Secchi': 1,
    })
    const [vegan, coeliac] = careful.menu.places
    expect(vegan?.shares.map(({ pizza }) => pizza.name)).toHaveLength(2)
    for (const { pizza, portions } of careful.queue)
      if (pizza.diets.vegan) expect(portions.length).toBeGreaterThan(2)
    expect(slicesOf(careful, 0).every((some) => some <= 3)).toBe(true)
    expect(coeliac?.shares).toMatchObject([{ pizza: { isWithoutGluten: true }, units: 8 }])
    expect(careful.queue[0]?.portions).toEqual([{ guest: 1, units: 8 }])
  })

  test('two vegans among six have half of what is baked to share, and wait for one pizza at most', () => {
    expect(menuOf(twoVegans)).toEqual({
      Margherita: 2,
      Diavola: 1,
      'di Verdure': 2,
      'Vegana Melanzane e Pomodori Secchi': 1,
    })
    expect(slicesOf(twoVegans, 0).length).toBeGreaterThanOrEqual(3)
  })

  test.each([
    [eight, 20],
    [careful, 40],
    [twoVegans, 40],
    [planned(table(8, VEGAN)), 40],
    [planned(table(8, COELIAC, COELIAC)), 40],
    [planned(table(12, VEGAN, COELIAC)), 56],
  ])('nobody waits for long', (evening, minutes) => {
    expect(waitMin(evening)).toBeLessThanOrEqual(minutes)
  })

  test('none is baked a third time before others are', () => {
    for (const count of [6, 8, 10, 12, 14])
      expect(Math.max(...planned(table(count)).menu.pieces.values())).toBeLessThanOrEqual(2)
  })

  test('a calzone is not cut, and who chooses only calzoni has one each', () => {
    const wished = planned(table(8, { wish: String(calzoni[0]) }))
    expect(wished.menu.pizzas.some(({ recipeId }) => calzoni.includes(recipeId))).toBe(false)
    expect(wished.menu.places[0]?.notes.join()).toMatch(/Calzone .* è chiuso, e a spicchi perde il ripieno/)
    const only = planned(table(6), { service: 'scelta', recipeIds: calzoni })
    expect(only.table.service).toBe('each')
  })

  test.each([
    [8, [VEGAN, VEGAN]],
    [6, [VEGAN, NO_LACTOSE]],
    [8, [VEGAN, VEGAN, COELIAC, NO_LACTOSE]],
    [4, [VEGAN, VEGAN]],
  ])('of %i at trays most may eat of the first, after what has no gluten', (count, careful) => {
    const guests = table(count, ...careful)
    const { queue } = planned(guests, { service: 'trays' })
    const eaters = queue
      .filter(({ pizza }) => !pizza.isWithoutGluten)
      .map(({ pizza }) => guests.filter((guest) => whyNot(guest, pizza) === null).length)
    expect(eaters[0]).toBe(Math.max(...eaters))
    expect(queue.findLastIndex(({ pizza }) => pizza.isWithoutGluten)).toBe(queue.length - eaters.length - 1)
  })

  test('what is baked and not eaten is said, piece by piece', () => {
    const leftOver = (evening: Evening) => leftOverText(eveningSheet(evening))
    expect(leftOver(planned(table(8, VEGAN, VEGAN, COELIAC), { service: 'trays' }))).toMatch(
      /^Restano 4 pezzi di Pizza in Teglia /,
    )
    expect(leftOver(planned(table(1, { appetite: 0.5 }), { service: 'each' }))).toMatch(/^Resta mezza Pizza /)
    expect(leftOver(eight)).toBe('')
    for (const evening of [eight, careful, twoVegans, planned(table(7, VEGAN), { service: 'trays' })]) {
      const { menu, queue } = evening
      const baked = eveningSheet(evening).pizzas.reduce((sum, { count, cut = 2 }) => sum + count * cut, 0)
      const eaten = queue.flatMap(({ portions }) => portions).reduce((sum, { units }) => sum + units, 0)
      const said = [...leftOver(evening).matchAll(/\d+/g)].reduce((sum, [units]) => sum + Number(units), 0)
      expect(said, menu.pizzas.map(({ name }) => name).join()).toBe(baked - eaten)
    }
  })

  test('the wait counts to the end of the table, and the plan says who eats by himself', () => {
    const queue = [
      { servedMs: 0, portions: [{ guest: 0, units: 8 }], pizza: true },
      { servedMs: 20 * MINUTE_MS, portions: [{ guest: 1, units: 4 }], pizza: false },
      { servedMs: 45 * MINUTE_MS, portions: [{ guest: 2, units: 4 }], pizza: false },
    ]
    const waits = (isShared: boolean, isFree = (pizza: boolean) => pizza) =>
      waitOf({ queue, isShared, isWithoutGluten: isFree }) / MINUTE_MS
    expect(waits(false)).toBe(45)
    expect(waits(true)).toBe(45)
    const two = queue.slice(0, 2)
    expect(waitOf({ queue: two, isShared: true, isWithoutGluten: () => false })).toBe(20 * MINUTE_MS)
    expect(waitOf({ queue: two, isShared: true, isWithoutGluten: (pizza) => pizza })).toBe(20 * MINUTE_MS)
    expect(waitText(eveningSheet(careful))).toMatch(
      /^A spicchi, in 8 giri: nessuno aspetta più di 3\d minuti .* senza glutine è soltanto di chi ne ha bisogno/,
    )
    expect(waitText(eveningSheet(eight))).not.toMatch(/glutine/)
  })

  test('what each eats reads as a sentence, and the first bite is no part of it', () => {
    const sheet = eveningSheet(eight)
    const [guest] = sheet.guests
    if (!guest) throw new Error('no guest')
    expect(sharesText(sheet, guest)).toMatch(/^\d spicchi? di [^,;]+(, \d di [^,;]+)* e \d di [^,;]+$/)
    expect(sharesText(sheet, guest)).not.toMatch(/Pizza (?=\p{Lu})/u)
    expect(firstBiteText(sheet, guest)).toMatch(/^Il primo alle \d\d:\d\d$/)
  })

  test('the list says for which pizza each is where the recipes ask for two tomatoes', () => {
    const inTrays = { service: 'scelta', oven: { ...USUAL_EVENING.oven, surface: 'sheet_pan' } } as const
    const { list, doughs } = planned(table(6, COELIAC, VEGAN), inTrays)
    const tomatoes = list.toBuy.filter(({ name }) => /pomodor/iu.test(name))
    expect(tomatoes.length).toBeGreaterThan(1)
    for (const { forPizzas } of tomatoes) expect(forPizzas?.length).toBeGreaterThan(0)
    expect(
      planned(table(2, {}, {}), { recipeIds: [1] }).list.toBuy.filter(({ forPizzas }) => forPizzas),
    ).toEqual([])
    // A single ball weighs what goes into it.
    const free = doughs.find(({ isWithoutGluten }) => isWithoutGluten)
    const grams =
      free?.lines.map((line) => Number(/^([\d,]+) g /.exec(line)?.[1]?.replace(',', '.') ?? 0)) ?? []
    expect(free?.balls).toBe(1)
    expect(Math.abs((free?.ballG ?? 0) - grams.reduce((sum, one) => sum + one, 0))).toBeLessThanOrEqual(1)
  })

  test('only who eats of what others eat, too, is told to put his slices aside', () => {
    const atTable = ({ menu }: Evening) => menu.cautions.filter((one) => one.includes('si taglia prima'))
    expect(atTable(planned(table(6, COELIAC)))).toEqual([
      'Per chi è celiaco si taglia prima di tutti, con rotella e tagliere puliti: la sua non la tocca nessun altro.',
    ])
    expect(atTable(planned(table(6, { ...NO_NUTS, name: 'Nora' })))).toEqual([
      expect.stringMatching(/^Per Nora si taglia .* metti da parte i pezzi/),
    ])
  })

  test('the first is on the table after the hour of the evening, at which it goes in', () => {
    expect(firstText(eveningSheet(eight))).toBe('')
    expect(firstText(eveningSheet(careful))).toMatch(/^per chi è celiaco; per gli altri alle 20:\d\d$/)
    const { servedMs, othersMs } = firstOnTable(eveningSheet(careful))
    expect(othersMs).toBeGreaterThan(servedMs)
    const { timeZone } = careful
    expect(eatText(timeZone, firstOnTable(eveningSheet(eight)))).toMatch(/^si mangia dalle 20:\d\d$/)
    expect(eatText(timeZone, firstOnTable(eveningSheet(careful)))).toBe(
      `si mangia dalle ${formatTime(othersMs ?? 0, timeZone)}, senza glutine dalle ${formatTime(servedMs, timeZone)}`,
    )
    expect(sharedEvening(eveningSheet(careful))).toMatchObject({
      firstServedMs: servedMs,
      othersServedMs: othersMs,
    })
    expect(
      eveningToIcs(eveningSheet(careful), { host: 'example.org', stampMs: 0 }).replace(/\r\n /g, ''),
    ).toMatch(/In tavola alle 20:\d\d per chi è celiaco\\; per gli altri alle 20:\d\d/)
  })
})

test.each([
  [[{}], {}, ''],
  [[{}, {}], { oven: { ...USUAL_EVENING.oven, atOnce: 2 } }, ''],
  [[{}, {}], {}, "Fra una pizza e l'altra il forno"],
])('between pizzas the oven recovers, and there is nothing between %j with %j', (guests, more, told) => {
  const text = pauseText(eveningSheet(planned(table(guests.length, ...guests), { service: 'each', ...more })))
  expect(text.slice(0, 32)).toBe(told)
})

describe("'Cambia'", () => {
  const tables = [
    ['slices', table(8, VEGAN, COELIAC, NO_LACTOSE, NO_NUTS)],
    ['slices', table(6, VEGAN, VEGAN)],
    ['slices', table(8)],
    ['each', table(5, VEGAN)],
    ['each', table(8, VEGAN, COELIAC, NO_LACTOSE, { appetite: 1.5 }, { appetite: 0.5 })],
    ['trays', table(8, COELIAC)],
  ] as const

  test('one changed tray gives no other reason for the trays', () => {
    const inTrays = { service: 'scelta', oven: { ...USUAL_EVENING.oven, surface: 'sheet_pan' } } as const
    const sheet = eveningSheet(planned(table(8), inTrays))
    const [first] = sheet.pizzas
    const pinned = swapped(sheet, first?.key ?? '', first?.instead?.[0]?.key ?? '')
    const changed = eveningSheet(planned(table(8), { ...inTrays, pinned }))
    expect([sheet.service, changed.service]).toEqual(['trays', 'trays'])
    expect(changed.why).toBe('siete in otto e il forno cuoce una pizza alla volta')
    expect(changed.why).toBe(sheet.why)
  })

  test.each(tables)('two others for each pizza, and all the rest stays, served %s', (service, guests) => {
    const evening = planned(guests, { service })
    const { menu } = evening
    const ownOf = ({ menu }: Evening) => menu.places.map(({ shares }) => shares.map(({ pizza }) => pizza))
    for (const [pizza, others] of menu.instead) {
      expect(others, pizza.name).toHaveLength(2)
      for (const other of others) {
        const pinned = swapped(eveningSheet(evening), pizza.key, other.key)
        const changed = planned(guests, { service, pinned })
        const kept = new Map([...menu.pieces].map(([one, count]) => [one === pizza ? other : one, count]))
        expect(changed.menu.pieces).toEqual(kept)
        expect(changed.menu.isRemade).toBe(false)
        if (service === 'each')
          expect(ownOf(changed)).toEqual(
            ownOf(evening).map((own) => own.map((one) => (one === pizza ? other : one))),
          )
      }
    }
  })
})
