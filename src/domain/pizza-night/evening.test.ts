import { describe, expect, test } from 'vitest'
import { localClock } from '#domain/dough/plan/local-clock.ts'
import { baker } from '#domain/dough/plan/waking-hours.ts'
import { preheatMinutes } from '#domain/oven-guide/bake-plan.ts'
import { eveningRecipes } from '#tests/support/evening-recipes.ts'
import { planEvening } from './evening.ts'
import { type AskedEvening, type Guest, USUAL_EVENING, USUAL_GUEST } from './evening-request.ts'
import { eveningSheet, isWithoutGluten } from './evening-sheet.ts'
import type { Evening } from './lay-evening.ts'
import type { EveningList } from './list/evening-list.ts'
import { bites } from './menu/evening-menu.ts'
import { type EveningPizza, eveningPizza } from './menu/evening-pizza.ts'
import { whyNot } from './menu/fitness.ts'
import { doughsPastTheirHour, dueMs, firstInSleep, replanned, ripeFrom } from './progress.ts'
import { toldMove } from './told-move.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const bakeAtMs = Date.parse('2026-11-28T20:00:00+01:00')
const isFree = ({ isWithoutGluten }: EveningPizza) => isWithoutGluten
const guest = (more: Partial<Guest> = {}): Guest => ({ ...USUAL_GUEST, ...more })
const asked = (guests: readonly Guest[], more: Partial<AskedEvening> = {}): AskedEvening => ({
  ...USUAL_EVENING,
  service: 'each',
  bakeAtMs,
  nowMs: bakeAtMs - 72 * HOUR_MS,
  guests,
  ...more,
})
function planned(guests: readonly Guest[], more: Partial<AskedEvening> = {}): Evening {
  const answer = planEvening(asked(guests, more), eveningRecipes)
  if ('refusal' in answer) throw new Error(answer.refusal.message)
  return answer.evening
}
function refused(guests: readonly Guest[], more: Partial<AskedEvening> = {}) {
  const answer = planEvening(asked(guests, more), eveningRecipes)
  if ('evening' in answer) throw new Error('not refused')
  return answer.refusal
}

test('an oven that hardly reaches 200 °C is warned of', () => {
  const oven = (maxTempC: number) => ({ oven: { ...USUAL_EVENING.oven, maxTempC } })
  const cool = expect.stringMatching(/^A 200 °C la pizza cuoce piano/)
  expect(planned([guest()], oven(200)).warnings).toContainEqual(cool)
  expect(planned([guest()], oven(230)).warnings).toEqual([])
})

test.each(['sheet_pan', 'steel', 'stone'] as const)(
  'on %s the oven is lit as long before as the guide says',
  (surface) => {
    const { acts } = planned([guest()], { oven: { ...USUAL_EVENING.oven, surface } })
    const lit = acts.find(({ kind }) => kind === 'oven')
    const minutes = preheatMinutes('home_electric', surface)
    expect(lit?.startMs).toBe(bakeAtMs - minutes * MINUTE_MS)
    if (surface === 'sheet_pan') expect(lit?.note).toContain(`caldo dopo ${minutes} minuti`)
  },
)

describe('with only the number of guests and the hour', () => {
  const evening = planned(Array.from({ length: 6 }, () => guest()))

  test('three pizzas of one dough, two of each', () => {
    expect(evening.menu.pizzas).toHaveLength(3)
    expect(evening.doughs).toHaveLength(1)
    for (const pizza of evening.menu.pizzas)
      expect(bites(evening.menu).filter((place) => place.pizza === pizza)).toHaveLength(2)
  })

  test('a day in the fridge, six balls, and the yeast of the recipe for these hours', () => {
    const [dough] = evening.doughs
    expect(dough).toMatchObject({ balls: 6, ripening: { mode: 'cold', hours: 24 } })
    const { dose = 0, min = 0, max = 0 } = dough?.yeastG ?? {}
    // 24 h, mostly at 4 °C, need 0.1-0.4 % of fresh yeast by any model; the recipe of this dough has 1.7 times
    // their middle.
    expect((100 * min) / 850).toBeGreaterThan(0.1)
    expect((100 * max) / 850).toBeLessThan(0.4)
    expect(dose).toBeGreaterThanOrEqual(min)
    expect(dose).toBeLessThanOrEqual(1.75 * max)
  })

  test('the first pizza goes in at eight, and nobody has a second one before all have a first', () => {
    expect(evening.queue.map(({ inMs }) => inMs)[0]).toBe(bakeAtMs)
    const served = evening.queue.flatMap(({ portions }) => portions.map(({ guest: one }) => one))
    expect(served.toSorted((one, other) => one - other)).toEqual([0, 1, 2, 3, 4, 5])
  })
})

describe("a host's taste", () => {
  const vegan = guest({ needs: ['vegana'] })
  const menuOf = (guests: AskedEvening['guests'], changes: Partial<AskedEvening> = {}) => {
    const { menu, queue } = planned(guests, changes)
    const eaters = (key: string) => bites(menu).filter(({ pizza }) => pizza.key === key).length
    return { menu, queue, counts: menu.pizzas.map(({ name, key }) => `${name} ${eaters(key)}`) }
  }
  const some = (count: number) => Array.from({ length: count }, () => guest())

  test('a Margherita first, then what differs from it', () => {
    const { counts, queue } = menuOf(some(4))
    expect(counts).toEqual(['Pizza Margherita 2', 'Pizza Diavola 1', 'Pizza Quattro Formaggi 1'])
    expect(queue[0]?.pizza.name).toBe('Pizza Margherita')
    expect(menuOf(some(8)).counts).toEqual([
      'Pizza Margherita 2',
      'Pizza Diavola 2',
      'Pizza Quattro Formaggi 2',
      'Pizza Tonno e Cipolla 2',
    ])
  })

  test('the vegans have their own, and nobody else has it', () => {
    const { menu, counts } = menuOf([
      vegan,
      vegan,
      guest({ needs: ['celiachia'] }),
      guest({ allergies: ['frutta a guscio'] }),
      ...some(4),
    ])
    expect(counts).toEqual([
      'Pizza senza Glutine 1',
      'Pizza Margherita 3',
      'Pizza di Verdure 2',
      'Pizza Diavola 2',
    ])
    for (const { guest: one, pizza } of bites(menu))
      expect(pizza.diets.vegan && !one.needs.includes('vegana')).toBe(false)
  })

  test('a wish for a Romana does not make everybody eat Romana', () => {
    expect(menuOf([guest({ wish: '28' }), ...some(5)]).counts).toEqual([
      'Pizza Margherita 3',
      'Pizza Diavola 2',
      'Pizza Rossa Romana 1',
    ])
  })

  test('where nobody eats cheese, the plain red one is the classic', () => {
    expect(menuOf([vegan, vegan, vegan, vegan]).counts).toContain('Pizza Rossa Romana 2')
  })

  test('each pizza may be changed for two of different families, and the others stay', () => {
    const table = [vegan, guest({ needs: ['celiachia'] }), ...some(4)]
    const sheet = eveningSheet(planned(table))
    const keys = sheet.pizzas.map(({ key }) => key)
    let changed = 0
    for (const pizza of sheet.pizzas)
      for (const other of pizza.instead ?? []) {
        const pinned = keys.map((key) => (key === pizza.key ? other.key : key))
        const again = planEvening(asked(table, { pinned }), eveningRecipes)
        if ('refusal' in again) continue
        changed += 1
        const { menu } = again.evening
        expect(menu.isRemade).toBe(false)
        expect(menu.pizzas.map(({ key }) => key)).toEqual(expect.arrayContaining(pinned))
        expect(menu.pizzas.map(({ key }) => key)).not.toContain(pizza.key)
        for (const place of bites(menu)) expect(whyNot(place.guest, place.pizza)).toBeNull()
      }
    expect(changed).toBeGreaterThanOrEqual(2 * sheet.pizzas.length - 2)
  })

  test('what was put into the menu and fits nobody any more is dropped, and that is said', () => {
    const { menu, warnings } = planned([vegan, vegan], { pinned: ['1'] })
    expect(menu.pizzas.every(({ diets }) => diets.vegan)).toBe(true)
    expect(warnings[0]).toMatch(/^Una pizza che avevi messo nel menu non va più bene/)
    expect(planned(some(4), { pinned: ['18'] }).menu).toMatchObject({ isRemade: false })
  })

  test('who says how many kinds gets no more', () => {
    expect(menuOf(some(8), { maxPizzas: 2 }).counts).toHaveLength(2)
  })
})

describe('two vegans, one coeliac and one allergic to nuts', () => {
  const evening = planned([
    guest({ name: 'Ada', needs: ['vegana'] }),
    guest({ name: 'Bea', needs: ['vegana'] }),
    guest({ name: 'Ciro', needs: ['celiachia'] }),
    guest({ name: 'Dino', allergies: ['frutta a guscio'] }),
  ])
  const pizzaOf = (name: string) => bites(evening.menu).find((place) => place.name === name)?.pizza

  test('each wheat dough is folded, as where it is the only one, and the one without gluten is not', () => {
    for (const { name, isWithoutGluten } of evening.doughs) {
      const folds = evening.acts.filter(({ kind, of }) => kind === 'fold' && of === name)
      expect(folds, name).toHaveLength(isWithoutGluten ? 0 : 2)
    }
    const allCoeliac = planned([guest({ needs: ['celiachia'] })])
    expect(allCoeliac.acts.filter(({ kind }) => kind === 'fold')).toEqual([])
  })

  test('each gets what he may eat', () => {
    expect(pizzaOf('Ada')?.diets.vegan).toBe(true)
    expect(pizzaOf('Ciro')?.diets.glutenFree).toBe(true)
    expect(pizzaOf('Dino')?.allergens).toMatchObject({
      contains: expect.not.arrayContaining(['frutta a guscio']),
    })
  })

  test('what is without gluten comes first: dough, toppings, oven', () => {
    expect(evening.queue[0]?.portions).toEqual([{ guest: 2, units: 2 }])
    const toppings = evening.acts.filter(({ kind }) => kind === 'toppings')
    expect(toppings[0]?.of).toBe(pizzaOf('Ciro')?.name)
    const clean = evening.acts.findIndex(({ kind }) => kind === 'clean')
    const mixed = evening.acts.findIndex(({ kind, of }) => kind === 'mix' && of === 'Impasto senza glutine')
    expect(clean).toBeGreaterThanOrEqual(0)
    expect(clean).toBeLessThan(mixed)
  })

  test('says what a home kitchen cannot promise', () => {
    expect(evening.menu.cautions[0]).toContain('Per Ciro')
    expect(evening.menu.cautions[0]).toContain('non può promettere')
    expect(evening.menu.cautions[0]).toContain("L'impasto di frumento")
    const alone = planned([guest({ needs: ['celiachia'] })])
    expect(alone.menu.cautions[0]).not.toContain("L'impasto di frumento")
  })

  test('what may hold gluten unseen is bought by its label, and the list says for whom', () => {
    const two = [guest({ name: 'Anna', needs: ['celiachia'], wish: '2' }), guest({ name: 'Ugo' })]
    const { list, menu } = planned(two, { recipeIds: [2] })
    expect(list.toBuy).toContainEqual(
      expect.objectContaining({
        name: 'Salame piccante (controlla: «senza glutine» in etichetta)',
        forWhom: ['Anna'],
      }),
    )
    expect(menu.cautions).toContainEqual(
      expect.stringMatching(/^Per Anna decide l'etichetta.*«senza glutine»/),
    )
    const ham = planned([guest({ name: 'Anna', allergies: ['glutine'] })], { recipeIds: [4] }).list.toBuy
    expect(ham.find(({ name }) => name.startsWith('Prosciutto crudo'))?.forWhom).toEqual([])
  })

  test('what often has lactose added is bought by its label', () => {
    const { list, menu } = planned([guest({ name: 'Leo', needs: ['senza lattosio'] })], { recipeIds: [2] })
    expect(list.toBuy).toContainEqual(
      expect.objectContaining({
        name: 'Salame piccante (controlla: «senza lattosio» in etichetta)',
        forWhom: ['Leo'],
      }),
    )
    expect(menu.cautions.join()).toMatch(/Per Leo decide l'etichetta.*«senza lattosio»/)
  })

  test('who is pregnant has fresh cheese of pasteurised milk, and washed greens', () => {
    const two = [guest({ name: 'Anna', needs: ['gravidanza'] }), guest({ name: 'Ugo' })]
    const { list, menu } = planned(two, { recipeIds: [1] })
    expect(list.toBuy).toContainEqual(
      expect.objectContaining({
        name: expect.stringMatching(/\(da latte pastorizzato\)$/),
        forWhom: ['Anna'],
      }),
    )
    expect(menu.cautions).toEqual([
      "Per Anna i formaggi freschi devono essere da latte pastorizzato: lo dice l'etichetta.",
      'Per Anna lava bene le verdure e le erbe che vanno in tavola crude.',
    ])
    expect(planned([guest({ needs: ['gravidanza'] })], { recipeIds: [7] }).menu.cautions).toHaveLength(1)
  })

  test('words of safety stay on the list, marked for whom they are', () => {
    const marked = evening.list.toBuy.filter(({ forWhom }) => forWhom.length > 0)
    expect(marked.length).toBeGreaterThan(0)
    expect(marked.every(({ forWhom }) => forWhom.join() === 'Ciro')).toBe(true)
  })
})

describe('wishes and variants', () => {
  test('a wish that may not be eaten is not met, and says why', () => {
    const places = bites(planned([guest({ needs: ['vegana'], wish: '1' })]).menu)
    expect(places[0]?.pizza.key).not.toBe('1')
    expect(places[0]?.notes).toEqual(['Pizza Margherita: non è vegana.'])
  })

  test('one that may be eaten is met before everything else', () => {
    const places = bites(planned([guest({ wish: '28' }), guest(), guest()]).menu)
    expect(places[0]).toMatchObject({ pizza: { key: '28' }, notes: [] })
  })

  test('where no recipe fits, the nearest variant is made, and says what was changed', () => {
    const { menu } = planned([guest({ needs: ['vegana'] }), guest()], { recipeIds: [1] })
    expect(bites(menu)[0]?.pizza).toMatchObject({ key: '1-vegana', diets: { vegan: true } })
    expect(bites(menu)[0]?.notes[0]).toMatch(/^È una variante: .*vegetale/u)
    expect(bites(menu)[1]?.pizza.key).toBe('1')
  })

  test('one that no oven bakes says so', () => {
    const places = bites(planned([guest({ wish: '110' })]).menu)
    expect(places[0]?.notes).toEqual(['Battilocchio Napoletano si frigge, e qui pianifichiamo il forno.'])
  })

  test('the variant is of the pizza that somebody wishes', () => {
    const two = [guest({ needs: ['celiachia'], wish: '1' }), guest({ needs: ['vegana'], wish: '16' })]
    const { menu } = planned(two, { recipeIds: [1, 16] })
    expect(bites(menu).map(({ pizza }) => pizza.key)).toEqual(['1-senza-glutine', '16-vegana'])
    expect(bites(menu)[0]?.notes[0]).toBe('Pizza Margherita: contiene glutine.')
  })

  test("'può contenere' is refused to the allergic", () => {
    const recipeIds = [52]
    expect(planned([guest({ needs: ['celiachia'] })], { recipeIds }).menu.pizzas).toHaveLength(1)
    expect(refused([guest({ allergies: ['soia'] })], { recipeIds }).code).toBe('nothing-for-guest')
  })

  test('a dough with soya flour is not lent to whoever is allergic to it', () => {
    const wishing = (wish: string, more: Partial<Guest> = {}) => guest({ wish, ...more })
    const table = [wishing('33', { allergies: ['soia'] }), wishing('34'), wishing('34'), wishing('34')]
    const { doughs, menu } = planned(table, { recipeIds: null })
    const doughOf = (place: number) =>
      doughs.find(({ pizzas }) => pizzas.includes(bites(menu)[place]?.pizza.key ?? ''))
    expect(bites(menu).map(({ pizza }) => pizza.recipeId)).toEqual([33, 34, 34, 34])
    expect(doughOf(1)).toMatchObject({ name: 'Impasto per la pala con farina di soia' })
    expect(doughOf(0)?.lines.join()).not.toContain('soia')
  })

  test('what the recipe has in its dough and the evening has not is said', () => {
    const { doughs } = planned([guest({ wish: '26' })], { recipeIds: [26] })
    expect(doughs[0]?.remarks.join()).toMatch(/nella ricetta l'impasto ha anche latte/)
  })

  test('what was changed of a dough that is not made is not said', () => {
    const { menu, list } = planned([guest({ needs: ['senza lattosio'], wish: '26' })], { recipeIds: [26] })
    expect(bites(menu)[0]?.pizza.key).toBe('26-senza-lattosio')
    expect(bites(menu)[0]?.notes.join()).toMatch(/mozzarella senza lattosio/)
    expect(bites(menu)[0]?.notes.join()).not.toMatch(/latte intero/)
    expect(list.toBuy.map(({ name }) => name).join()).not.toMatch(/latte intero/i)
    const vegan = bites(planned([guest({ needs: ['vegana'] })], { recipeIds: [26] }).menu)[0]?.pizza
    expect(vegan?.changes.join()).toMatch(/tofu/)
    expect(vegan?.changes.join()).not.toMatch(/latte di mandorla/)
  })

  test('a variant says what nobody knows of it, and no grams of the whole recipe', () => {
    const { menu } = planned([guest({ needs: ['vegana'], wish: '1-vegana' })])
    const [place] = bites(menu)
    expect(place?.pizza.allergens.unknown).not.toEqual([])
    expect(place?.notes.join()).not.toMatch(/\d g di/)
  })

  test('dislikes are found by their words and under their other names', () => {
    const { menu } = planned([guest({ dislikes: ['acciughe', 'Cipolle'] })], { recipeIds: [18, 32, 7] })
    expect(menu.pizzas.map(({ key }) => key)).toEqual(['7'])
    expect(
      planned([guest({ dislikes: ['olive', 'pepe'] })], { recipeIds: [7, 12] }).menu.pizzas,
    ).toHaveLength(1)
    expect(planned([guest({ dislikes: ['acciughe'] })], { recipeIds: [32] }).menu.pizzas[0]?.key).toBe(
      '32-vegetariana',
    )
  })

  test('an allergen among the dislikes is honoured, and a variant is looked for', () => {
    const { menu } = planned([guest({ dislikes: ['glutine', 'soia'] })], { recipeIds: [2] })
    expect(bites(menu)[0]?.pizza.key).toBe('2-senza-glutine')
    expect(bites(menu)[0]?.pizza.allergens.contains).not.toContain('glutine')
    expect(refused([guest({ dislikes: ['glutine', 'latte'] })], { recipeIds: [2] }).code).toBe(
      'nothing-for-guest',
    )
  })

  test('who is pregnant is served the vegetarian variant where the recipe has raw cured meat', () => {
    for (const [id, key] of [
      [2, '2-vegetariana'],
      [4, '4-vegetariana'],
    ] as const) {
      const places = bites(
        planned([guest({ name: 'Anna', needs: ['gravidanza'] })], { recipeIds: [id] }).menu,
      )
      expect(places[0]?.pizza.key).toBe(key)
      expect(places[0]?.notes[0]).toMatch(/^È una variante: .*tofu/)
    }
  })

  test('a dislike that nobody understands is said beside its guest, and the plan goes on', () => {
    const places = bites(planned([guest({ dislikes: ['cipolla', 'plutonio'] }), guest()]).menu)
    expect(places.map(({ notes }) => notes)).toEqual([
      ['Non sappiamo che cosa sia «plutonio»: guarda tu tra gli ingredienti, o scrivilo in un altro modo.'],
      [],
    ])
  })

  test('an ingredient that nobody knows counts as present', () => {
    const [margherita] = eveningRecipes.filter(({ id }) => id === 1)
    if (!margherita) throw new Error('no Margherita')
    const strange = { ...margherita, allergens: { ...margherita.allergens, unknown: ['polvere di stelle'] } }
    const answer = (one: Guest) => planEvening(asked([one]), [strange])
    expect('evening' in answer(guest())).toBe(true)
    expect(answer(guest({ allergies: ['lupini'] }))).toMatchObject({ refusal: { code: 'nothing-for-guest' } })
    const free = {
      ...strange,
      allergens: { ...strange.allergens, contains: [] },
      diets: { ...margherita.diets, glutenFree: true },
    }
    for (const one of [guest({ needs: ['celiachia'] }), guest({ allergies: ['glutine'] })])
      expect(whyNot(one, eveningPizza(free) as EveningPizza)).toMatch(/non conosciamo: polvere di stelle/)
  })

  test('breadcrumbs without gluten are known, and certified like the flours', () => {
    for (const more of [{ allergies: ['glutine'] }, { needs: ['celiachia'] }] satisfies Partial<Guest>[]) {
      const { list, menu } = planned([guest({ ...more, wish: '46' })], { recipeIds: [46] })
      expect(bites(menu)[0]?.pizza).toMatchObject({ key: '46-senza-glutine', allergens: { unknown: [] } })
      expect(list.toBuy.map(({ name }) => name)).toContainEqual(
        expect.stringMatching(/^Pangrattato.*certificato senza glutine/),
      )
    }
    const allergies = ['uova'] as const
    expect(refused([guest({ allergies, needs: ['celiachia'] })], { recipeIds: [46] }).code).toBe(
      'nothing-for-guest',
    )
  })
})

describe('without gluten', () => {
  test('what cooks on the hob or in an air fryer is no pizza of the oven, and says why', () => {
    const { menu } = planned([guest(), guest()], { recipeIds: [1, 87, 90, 106] })
    expect(menu.leftOut.map(({ recipeId, reason }) => [recipeId, reason.replace(/,.*/, '')])).toEqual([
      [87, 'si cuoce sul fornello'],
      [90, 'si cuoce nella friggitrice ad aria'],
      [106, 'si cuoce sul fornello'],
    ])
    const coeliac = planned([guest({ needs: ['celiachia'] }), guest(), guest()])
    expect(bites(coeliac.menu)[0]?.pizza.recipeId).not.toBe(106)
  })

  test('the oven guide says how much sooner a hotter oven is done', () => {
    const bakeIn = (oven: AskedEvening['oven']) =>
      planned([guest({ needs: ['celiachia'] })], { oven, recipeIds: [14] }).queue[0]?.bake
    // The recipe: 48 minutes for four, one by one, on a hot tray at 250 °C, half of them before the cheese,
    // which takes a minute.
    expect(bakeIn({ ...USUAL_EVENING.oven, surface: 'deck', maxTempC: 250 })).toMatchObject({
      minS: 660,
      maxS: 900,
      addS: 300,
    })
    const { minS = 0, maxS = 0 } =
      bakeIn({ ...USUAL_EVENING.oven, type: 'wood_fired', surface: 'stone', maxTempC: 450, atOnce: 1 }) ?? {}
    expect(minS).toBeGreaterThan(45)
    expect(maxS).toBeLessThan(240)
  })

  test('the dough of a variant rests and bakes as the variant says', () => {
    const oven = { ...USUAL_EVENING.oven, surface: 'deck', maxTempC: 250 } as const
    const { doughs, queue } = planned([guest({ needs: ['celiachia'] })], { oven, recipeIds: [1] })
    expect(doughs[0]?.plan.fermentHours).toBeGreaterThanOrEqual(1.5)
    expect(doughs[0]?.plan.fermentHours).toBeLessThan(3)
    expect(queue[0]?.bake.minS).toBeLessThanOrEqual(780)
  })
})

describe('what cannot be is refused in a sentence that says what to change', () => {
  const two = [guest(), guest()]
  test.each([
    ['nobody comes', [], {}, 'no-guests', /almeno uno/],
    ['two hundred come', Array.from({ length: 200 }, () => guest()), {}, 'too-many-guests', /due turni/],
    [
      'the hour is past',
      two,
      { nowMs: bakeAtMs + 1 },
      'past',
      /già passata: puoi infornare la prima pizza domenica 29 novembre alle 20:00/,
    ],
    [
      'the hour is past, and none like it would do',
      two,
      { nowMs: bakeAtMs + 1, recipeIds: [] },
      'past',
      /scegline una che deve ancora venire/,
    ],
    [
      'it is night',
      two,
      { bakeAtMs: bakeAtMs + 8 * HOUR_MS, nowMs: null },
      'at-night',
      /sposta la prima pizza/,
    ],
    [
      'the oven is too cool',
      two,
      { oven: { ...USUAL_EVENING.oven, maxTempC: 180 } },
      'oven-too-cool',
      /almeno a 200 °C/,
    ],
    ['no recipe is left', two, { recipeIds: [] }, 'no-recipes', /aggiungine almeno una/],
    [
      'there is half an hour',
      two,
      { nowMs: bakeAtMs - HOUR_MS / 2 },
      'no-time',
      /puoi infornare la prima pizza sabato 28 novembre alle 21:30/,
    ],
    [
      'two hours are too short for so many',
      Array.from({ length: 5 }, () => guest()),
      { begin: 'due-ore' },
      'too-long',
      /In due ore ne riescono [23]: concediti la giornata/,
    ],
    [
      'one pizza has to please everybody',
      [guest({ needs: ['celiachia'] }), guest({ needs: ['vegana'] })],
      { maxPizzas: 1, maxDoughs: 1, recipeIds: [1, 7, 14] },
      'too-few-pizzas',
      /sali a 2 pizze e 2 impasti\./,
    ],
    [
      'two pizzas of one dough please everybody',
      [guest({ needs: ['vegana'] }), guest({ dislikes: ['aglio'] })],
      { maxPizzas: 1, maxDoughs: 4, recipeIds: [1, 7] },
      'too-few-pizzas',
      /sali a 2 pizze\./,
    ],
  ] as const)('%s', (_, guests, more, code, message) => {
    const refusal = refused(guests, more)
    expect(refusal.message).toMatch(message)
    expect(refusal.code).toBe(code)
  })

  test('where slices come too late and nobody said how the table eats, it eats from trays', () => {
    const eight = Array.from({ length: 8 }, (_, at) =>
      guest({ needs: at < 2 ? ['vegana'] : at === 2 ? ['celiachia'] : [] }),
    )
    const oven = { ...USUAL_EVENING.oven, surface: 'stone' as const, maxTempC: 280 }
    const soon = { oven, nowMs: bakeAtMs - 4.25 * HOUR_MS }
    expect(refused(eight, { ...soon, service: 'slices' }).code).toBe('too-long')
    expect(planned(eight, { ...soon, service: 'scelta' }).table.service).toBe('trays')
    expect(planned(eight, { ...soon, service: 'scelta', nowMs: null }).table.service).toBe('slices')
  })

  test('as many as it says are possible in two hours', () => {
    const { message } = refused(
      Array.from({ length: 5 }, () => guest()),
      { begin: 'due-ore' },
    )
    const count = Number(/ne riescono (\d)/.exec(message)?.[1])
    const few = Array.from({ length: count }, () => guest())
    expect(planned(few, { begin: 'due-ore' }).queue).toHaveLength(count)
  })

  test.each([
    ['this morning', '2026-11-29T09:00:00+01:00', '2026-11-29T20:00:00+01:00'],
    ['too late for tonight', '2026-11-29T19:30:00+01:00', '2026-11-30T20:00:00+01:00'],
    ['years later', '2032-02-28T21:00:00+01:00', '2032-02-29T20:00:00+01:00'],
  ])('%s, the hour that it proposes in place of a past one is possible', (_, now, next) => {
    const nowMs = Date.parse(now)
    const day = new Intl.DateTimeFormat('it-IT', { day: 'numeric', month: 'long' }).format(Date.parse(next))
    expect(refused(two, { nowMs }).message).toContain(`${day} alle 20:00`)
    expect(planned(two, { nowMs, bakeAtMs: Date.parse(next) }).bakeAtMs).toBe(Date.parse(next))
  })

  test.each([
    ['07:10', 'vigilia'],
    ['07:30', 'due-ore'],
    ['07:30', 'vigilia'],
    ['08:30', 'giornata'],
    ['08:45', 'vigilia'],
    ['09:00', 'tre-giorni'],
  ] as const)(
    'just after six, four at table at %s (%s): one refusal names an hour that is possible',
    (hour, begin) => {
      const four = Array.from({ length: 4 }, () => guest())
      const more = { nowMs: Date.parse('2026-11-24T06:12:00+01:00'), begin }
      const { message } = refused(four, { ...more, bakeAtMs: Date.parse(`2026-11-24T${hour}:00+01:00`) })
      expect(message).not.toMatch(/giorno prima|più tempo/)
      const named = /martedì 24 novembre alle (\d\d:\d\d)\.$/.exec(message)?.[1]
      const wider = /concediti la giornata/.test(message) ? ({ begin: 'giornata' } as const) : {}
      const atMs = Date.parse(`2026-11-24T${named}:00+01:00`)
      expect(planned(four, { ...more, ...wider, bakeAtMs: atMs }).bakeAtMs).toBe(atMs)
    },
  )

  test('equal hours of waking and of going to bed are no night', () => {
    expect(refused([guest()], { waking: { fromMin: 420, toMin: 420 } })).toEqual({
      code: 'no-sleep',
      field: 'wakeTo',
      message: 'Ti svegli e vai a dormire alla stessa ora: scrivi a che ora ti alzi e a che ora vai a letto.',
    })
  })

  test('advises only what can still be changed', () => {
    const hour = { bakeAtMs: Date.parse('2026-11-28T23:00:00+01:00') }
    const table = Array.from({ length: 20 }, () => guest())
    expect(refused(table, hour).message).toMatch(/comincia prima, o inforna più pizze alla volta\.$/)
    const full = { oven: { ...USUAL_EVENING.oven, atOnce: 6 } }
    const crowd = Array.from({ length: 24 }, () => guest({ appetite: 2 }))
    expect(refused(crowd, { ...hour, ...full }).message).toMatch(/comincia prima\.$/)
    const short = { waking: { fromMin: 1140, toMin: 1320 }, maxDoughs: 1 }
    expect(refused([guest()], short).message).not.toContain('meno impasti')
  })

  test('what it proposes is possible', () => {
    const soonest = Date.parse('2026-11-28T21:30:00+01:00')
    const { bakeAtMs: first } = planned(two, { nowMs: bakeAtMs - HOUR_MS / 2, bakeAtMs: soonest })
    expect(first).toBe(soonest)
  })
})

describe('everybody served by an hour', () => {
  const eight = Array.from({ length: 8 }, () => guest())
  const lastMs = ({ queue }: Evening) => Math.max(...queue.map(({ servedMs }) => servedMs))
  const at = (hour: string) => Date.parse(`2026-11-28T${hour}:00+01:00`)
  const namedIn = (message: string) => at(/sabato 28 novembre alle (\d\d:\d\d)\.$/.exec(message)?.[1] ?? '')

  test('an hour that is kept to changes nothing', () => {
    const servedByMin = 23 * 60 + 55
    expect(planned(eight, { servedByMin })).toEqual(planned(eight))
  })

  test.each([
    [21 * 60, '21:00'],
    [19 * 60 + 30, '19:30'],
  ])('one that is not names a first pizza with which it is: %i', (servedByMin, hour) => {
    const { code, field, message } = refused(eight, { servedByMin })
    expect({ code, field }).toEqual({ code: 'served-late', field: 'bakeAt' })
    expect(message).toMatch(
      new RegExp(String.raw`^L'ultima pizza sarebbe in tavola alle 2\d:\d\d, dopo le ${hour}: `),
    )
    const earlier = planned(eight, { servedByMin, bakeAtMs: namedIn(message) })
    expect(lastMs(earlier)).toBeLessThanOrEqual(at(hour))
  })

  test('where it is too late for that, more at once', () => {
    const noon = at('13:00')
    const soon = { bakeAtMs: noon, nowMs: noon - 6 * HOUR_MS, maxPizzas: 1, begin: 'giornata' } as const
    const servedByMin = 14 * 60 + 16
    const { field, message } = refused(eight, { ...soon, servedByMin })
    expect(field).toBe('oven')
    expect(message).toMatch(/dopo le 14:16: inforna 2 pizze alla volta\.$/)
    const oven = { ...USUAL_EVENING.oven, atOnce: 2 }
    expect(lastMs(planned(eight, { ...soon, servedByMin, oven }))).toBeLessThanOrEqual(at('14:16'))
  })

  test('where neither helps, another hour', () => {
    expect(refused(eight, { nowMs: at('19:58'), servedByMin: 21 * 60 })).toMatchObject({
      field: 'servedBy',
      message: expect.stringMatching(/scegli un'ora più tarda, o invita meno persone\.$/),
    })
  })
})

describe('the evening itself', () => {
  const evening = planned(Array.from({ length: 4 }, () => guest()))
  const at = (nowMs: number) => ({ isWithoutGluten: isFree, nowMs })
  const inTimes = ({ queue }: Evening) => queue.map(({ inMs }) => (inMs - bakeAtMs) / MINUTE_MS)

  test("'in ritardo di 10 minuti' moves all that is left by ten minutes", () => {
    const atMs = evening.queue[0]?.outMs ?? Number.NaN
    const later = replanned(evening, [{ kind: 'late', minutes: 10, atMs }], at(atMs))
    expect(inTimes(later).map((one, index) => one - (inTimes(evening)[index] ?? 0))).toEqual([0, 10, 10, 10])
  })

  test("'sfornata' before its time lets the next one in", () => {
    const first = evening.queue[0]
    if (!first) throw new Error('no pizza')
    const atMs = first.lookMs
    const [, second] = replanned(evening, [{ kind: 'out', pizza: 0, atMs }], at(atMs)).queue
    expect(second?.inMs).toBeLessThan(evening.queue[1]?.inMs ?? 0)
    expect(second?.inMs).toBeGreaterThanOrEqual(atMs + evening.recoveryMin * MINUTE_MS)
  })

  test('a pizza stays in the oven until it is said to be out, and those behind it wait', () => {
    const [first] = evening.queue
    if (!first) throw new Error('no pizza')
    const lateMs = first.outMs + 13 * MINUTE_MS
    const waiting = replanned(evening, [], at(lateMs))
    expect(waiting.queue[0]).toMatchObject({ inMs: first.inMs, outMs: lateMs })
    expect(dueMs(first)).toBe(first.outMs)
    const after = replanned(evening, [{ kind: 'out', pizza: 0, atMs: lateMs }], at(lateMs))
    for (const { queue } of [waiting, after]) {
      expect(queue[1]?.inMs).toBeGreaterThanOrEqual(lateMs + evening.recoveryMin * MINUTE_MS)
      expect(queue[2]?.inMs).toBeGreaterThan(queue[1]?.outMs ?? Number.NaN)
    }
    const later = replanned(evening, [{ kind: 'late', minutes: 10, atMs: lateMs }], at(lateMs))
    expect(later.queue[1]?.inMs).toBe((waiting.queue[1]?.inMs ?? 0) + 10 * MINUTE_MS)
  })

  test('a delay holds when a pizza comes out before its time', () => {
    const [first] = evening.queue
    if (!first) throw new Error('no pizza')
    const delay = { kind: 'late', minutes: 20, atMs: first.inMs + MINUTE_MS } as const
    const later = replanned(evening, [delay], at(delay.atMs))
    const out = { kind: 'out', pizza: 0, atMs: first.lookMs } as const
    expect(inTimes(replanned(evening, [delay, out], at(out.atMs)))).toEqual(inTimes(later))
  })

  test("'siamo in anticipo' takes a delay back: the oven does not stand idle", () => {
    const [first, second] = evening.queue
    if (!first || !second) throw new Error('no pizza')
    const delay = { kind: 'late', minutes: 20, atMs: first.inMs + MINUTE_MS } as const
    const out = { kind: 'out', pizza: 0, atMs: first.lookMs } as const
    const early = { kind: 'early', atMs: out.atMs + MINUTE_MS } as const
    const sooner = replanned(evening, [delay, out, early], at(early.atMs))
    expect(inTimes(replanned(evening, [delay, out], at(early.atMs)))[1]).toBeGreaterThan(30)
    expect(sooner.queue[1]?.inMs).toBe(early.atMs + 3 * MINUTE_MS)
    expect(sooner.queue.map(({ portions }) => portions)).toEqual(
      evening.queue.map(({ portions }) => portions),
    )
  })

  test('as long as something is left to prepare it takes delays back, and guests are not early', () => {
    const atMs = (evening.acts[0]?.startMs ?? 0) - 2 * HOUR_MS
    const early = { kind: 'early', atMs } as const
    expect(replanned(evening, [early], at(atMs))).toEqual(evening)
    const late = { kind: 'late', minutes: 20, atMs: atMs - 1 } as const
    expect(replanned(evening, [late, early], at(atMs))).toEqual(evening)
  })

  test('nothing goes in before the oven is hot or the balls are ripe, and the evening says why', () => {
    const sheet = eveningSheet(evening)
    const ripeMs = ripeFrom(sheet)(0)
    const atMs = Math.max(...evening.acts.map(({ endMs }) => endMs))
    const preheatMs = bakeAtMs - (evening.acts.find(({ kind }) => kind === 'oven')?.startMs ?? 0)
    const early = { kind: 'early', atMs } as const
    const ahead = replanned(sheet, [early], {
      isWithoutGluten: isWithoutGluten(sheet),
      readyMs: () => ripeMs,
      nowMs: atMs,
    })
    expect(ahead.queue[0]?.inMs).toBe(bakeAtMs)
    expect(preheatMs).toBeGreaterThan(0)
    expect(toldMove(sheet, [early])).toMatch(
      /^(?:Non si può anticipare: l'impasto è pronto|La prossima pizza resta) alle 20:00\.$/,
    )
    const late = { kind: 'late', minutes: 20, atMs } as const
    expect(toldMove(sheet, [late])).toBe('Tutto spostato di 20 minuti: la prossima pizza entra alle 20:20.')
    expect(toldMove(sheet, [late, { ...early, atMs: atMs + 1 }])).toBe(
      'In anticipo: la prossima pizza entra alle 20:00.',
    )
    expect(toldMove(sheet, [])).toBe('')
  })

  test('an hour of sleep is told', () => {
    const up = baker(USUAL_EVENING.waking, localClock(evening.timeZone))
    const first = (delays: number) => {
      const atMs = bakeAtMs + MINUTE_MS
      const late = Array.from({ length: delays }, () => ({ kind: 'late', minutes: 20, atMs }) as const)
      return firstInSleep(replanned(evening, late, at(atMs)), up, atMs)
    }
    expect(first(0)).toBeNull()
    const asleep = first(12) ?? 0
    expect(asleep).toBeGreaterThanOrEqual(bakeAtMs + 4 * HOUR_MS - 3 * MINUTE_MS)
    expect(asleep).toBeLessThan(bakeAtMs + 4.5 * HOUR_MS)
  })

  test('a delay that the balls do not bear is told', () => {
    const sheet = eveningSheet(evening)
    const pastAfter = (minutes: number) =>
      doughsPastTheirHour(
        sheet.doughs,
        replanned(sheet, [{ kind: 'late', minutes, atMs: bakeAtMs - HOUR_MS }], {
          isWithoutGluten: isWithoutGluten(sheet),
          nowMs: bakeAtMs - HOUR_MS,
        }).queue,
      )
    expect(pastAfter(10)).toEqual([])
    expect(pastAfter(180)).toEqual(['Impasto per le tonde'])
  })

  test('a single ball is not divided, and trays are no balls', () => {
    const noteOf = (count: number, service: 'each' | 'trays' = 'each') =>
      planned(
        Array.from({ length: count }, () => guest()),
        { service },
      ).acts.find(({ kind }) => kind === 'balls')?.note
    expect(noteOf(1)).toBe('Forma il panetto, poi coprilo.')
    expect(noteOf(2)).toBe('Dividi e forma i panetti, poi coprili.')
    expect(noteOf(4, 'trays')).toBe("Forma l'impasto, poi coprilo.")
    expect(noteOf(8, 'trays')).toBe("Dividi l'impasto in 2 pezzi, uno per teglia, poi coprili.")
  })

  test('what a pizza cooks before it goes on top has its minutes', () => {
    const toppingsOf = (id: number) =>
      planned([guest()], { recipeIds: [id] }).acts.find(({ kind }) => kind === 'toppings')
    const minutes = (id: number) =>
      ((toppingsOf(id)?.endMs ?? 0) - (toppingsOf(id)?.startMs ?? 0)) / MINUTE_MS
    expect([minutes(7), minutes(13)]).toEqual([12, 47])
    expect(toppingsOf(13)).toMatchObject({ title: 'Prepara salse e condimenti' })
  })

  test('flour to stretch with is bought too', () => {
    const { list } = planned([guest()], { recipeIds: [13] })
    expect([...list.toBuy, ...list.atHome].map(({ name }) => name.toLowerCase())).toContainEqual(
      expect.stringContaining('semola'),
    )
  })

  test('what is in the house is not bought', () => {
    const { list } = planned([guest(), guest()], { recipeIds: [2], atHome: ['farina 0', 'fior di latte'] })
    const flour = expect.stringMatching(/^Farina 0 \(W \d{3}-\d{3}\)$/)
    expect(list.toBuy.map(({ name }) => name)).not.toContainEqual(flour)
    expect(list.atHome.map(({ name }) => name)).toContainEqual(flour)
  })

  test('a pala, which the recipe shares out, becomes one for each guest', () => {
    const { doughs, menu, list } = planned([guest(), guest()], { recipeIds: [33] })
    expect(doughs.map(({ balls, ballG }) => [balls, ballG])).toEqual([[2, 273]])
    expect(bites(menu)[0]?.notes).toEqual(['Nella ricetta è grande, da dividere: qui ognuno ha la sua.'])
    // 20 g of oil on each pala of the recipe.
    expect(list.items.map(({ name }) => name)).toContain("20 g di olio extravergine d'oliva")
  })

  test('what no table knows has its amount apart like the rest', () => {
    const { list } = planned([guest({ needs: ['vegana'] })], { recipeIds: [16] })
    expect(list.toBuy).toContainEqual(
      expect.objectContaining({ name: 'Filante vegetale', quantity: '105 g', department: 'Altro' }),
    )
  })

  test("who has 'farina' has it of any type, but neither semolina nor the one without gluten", () => {
    const boughtAnd = (list: EveningList) => ({
      bought: list.toBuy.map(({ name }) => name.toLowerCase()).join(' '),
      here: list.atHome.map(({ name }) => name.toLowerCase()).join(' '),
    })
    const plain = planned([guest()], { atHome: ['Farina'] })
    expect(boughtAnd(plain.list).here).toContain('farina 0')
    const stretched = planned([guest()], { recipeIds: [13], atHome: ['Farina'] })
    expect(boughtAnd(stretched.list).bought).toMatch(/farina tipo 1 .*semola/)
    const coeliac = planned([guest({ needs: ['celiachia'] })], { atHome: ['Farina'] })
    expect(boughtAnd(coeliac.list)).toEqual({
      bought: expect.stringMatching(/senza glutine/),
      here: expect.not.stringMatching(/farina/),
    })
  })
})

test('what stands in for something has its amount in its own place', () => {
  const some = eveningRecipes.filter(({ id }) => id % 5 === 1)
  const rows = some.flatMap(({ id }) =>
    (['vegana', 'celiachia', 'senza lattosio', 'vegetariana'] as const).flatMap((need) => {
      const answer = planEvening(
        asked([guest({ needs: [need] }), guest()], { recipeIds: [id] }),
        eveningRecipes,
      )
      return 'evening' in answer ? answer.evening.list.toBuy : []
    }),
  )
  expect(rows.length).toBeGreaterThan(200)
  expect(
    rows.filter(({ name }) => /^\d|\d (?:g|ml|cucchiai\w*)\b/u.test(name)).map(({ name }) => name),
  ).toEqual([])
  expect(rows).toContainEqual(
    expect.objectContaining({ name: 'Filante vegetale', quantity: expect.stringMatching(/^\d+ g$/) }),
  )
})
