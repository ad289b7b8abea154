import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { TRADITIONS } from '#knowledge/traditions.ts'
import { analyseCombination } from './combination.ts'
import { flavorBalance, meanProfile } from './flavor-balance.ts'
import { FLAVORS, INGREDIENT_CATEGORIES, type PairingIngredient } from './ingredient.ts'
import { type ScorePart, scorePair } from './pair-score.ts'
import { PANTRY, pairingIngredient, pantryByCategory } from './pantry.ts'
import { recommendFor } from './recommend.ts'
import { scoreBand } from './score-band.ts'
import { nearestDish } from './tradition-index.ts'

const one = (id: string): PairingIngredient => {
  const found = pairingIngredient(id)
  if (!found) throw new Error(`no ${id} in the pantry`)
  return found
}
const several = (...ids: string[]) => ids.map(one)
const anyIngredient = fc.constantFrom(...PANTRY)
const anyCombination = fc.uniqueArray(anyIngredient, { minLength: 2, maxLength: 8, selector: ({ id }) => id })
const compatibility = (...ids: string[]) => analyseCombination(several(...ids)).overallCompatibility

describe('the pantry', () => {
  test('has more than a hundred ingredients, each once, of every category', () => {
    expect(PANTRY.length).toBeGreaterThanOrEqual(120)
    expect(new Set(PANTRY.map(({ id }) => id)).size).toBe(PANTRY.length)
    expect(new Set(PANTRY.map(({ name }) => name)).size).toBe(PANTRY.length)
    const groups = pantryByCategory()
    expect(Object.keys(groups)).toEqual([...INGREDIENT_CATEGORIES])
    expect(Object.values(groups).flat()).toEqual(PANTRY)
    expect(Object.values(groups).every((group) => group.length > 0)).toBe(true)
  })

  test('every profile has the seven flavours from 0 to 10, every month is one', () => {
    for (const { id, flavorProfile, seasonal, region } of PANTRY) {
      expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/)
      expect(region).not.toBe('')
      expect(Object.keys(flavorProfile)).toEqual([...FLAVORS])
      for (const value of Object.values(flavorProfile)) expect(value >= 0 && value <= 10).toBe(true)
      for (const month of seasonal) expect(month >= 1 && month <= 12).toBe(true)
      expect(new Set(seasonal).size).toBe(seasonal.length)
    }
  })

  test('traditions name ingredients of the pantry only, and no place twice in a dish', () => {
    for (const { name, places } of TRADITIONS) {
      for (const id of places.flat()) one(id)
      expect(new Set(places.map(String)).size, name).toBe(places.length)
    }
    expect(new Set(TRADITIONS.map(({ name }) => name)).size).toBe(TRADITIONS.length)
    expect(one('pomodori').traditional).toBe(true)
    expect(one('ananas').traditional).toBe(false)
  })
})

describe('a pair', () => {
  test('the score is the sum of its parts, within 0-100, and explained part by part', () => {
    fc.assert(
      fc.property(anyIngredient, anyIngredient, (first, second) => {
        const { score, parts, explanation } = scorePair(first, second)
        const all: ScorePart[] = Object.values(parts)
        expect(score).toBe(all.reduce((sum, { points }) => sum + points, 0))
        expect(score >= 0 && score <= 100 && Number.isInteger(score)).toBe(true)
        expect(all.reduce((sum, { max }) => sum + max, 0)).toBe(100)
        for (const { points, max, reason } of all) {
          expect(points >= 0 && points <= max).toBe(true)
          expect(explanation).toContain(`${points}/${max}: ${reason}`)
        }
      }),
    )
  })

  test('the order of the two changes nothing', () => {
    fc.assert(
      fc.property(anyIngredient, anyIngredient, (first, second) => {
        expect(scorePair(first, second)).toEqual(scorePair(second, first))
      }),
    )
  })

  test.each([
    ['pomodori', 'basilico', 'fragole'],
    ['mozzarella', 'basilico', 'ananas'],
    ['gorgonzola-dolce', 'noci', 'gamberi'],
    ['salsiccia', 'friarielli', 'ananas'],
    ['mortadella', 'pistacchi', 'vongole'],
  ])('%s goes with %s, not with %s', (base, friend, stranger) => {
    const [good, bad] = [scorePair(one(base), one(friend)), scorePair(one(base), one(stranger))]
    expect(good.score).toBeGreaterThan(bad.score + 20)
    expect(good.parts.tradition.points).toBeGreaterThan(0)
    expect(bad.parts.tradition.points).toBe(0)
  })

  test('the bands', () => {
    expect([100, 80, 79, 60, 59, 40, 39, 0].map(scoreBand)).toEqual([
      'green',
      'green',
      'blue',
      'blue',
      'yellow',
      'yellow',
      'red',
      'red',
    ])
  })
})

describe('a combination', () => {
  test('neither order nor repetition changes anything', () => {
    fc.assert(
      fc.property(
        anyCombination.chain((set) =>
          fc.tuple(fc.constant(set), fc.shuffledSubarray([...set, ...set], { minLength: set.length * 2 })),
        ),
        ([set, repeated]) => {
          expect(analyseCombination(repeated)).toEqual(analyseCombination(set))
        },
      ),
      { numRuns: 40 },
    )
  })

  test('every number is within its range, every pair is there once, and there is always advice', () => {
    fc.assert(
      fc.property(anyCombination, (set) => {
        const {
          overallCompatibility,
          traditionalRating,
          complexity,
          flavorBalance: balance,
          ...rest
        } = analyseCombination(set)
        for (const value of [overallCompatibility, traditionalRating, complexity, balance.balance]) {
          expect(Number.isInteger(value) && value >= 0 && value <= 100).toBe(true)
        }
        expect(rest.pairwiseAnalysis).toHaveLength((set.length * (set.length - 1)) / 2)
        expect(rest.suggestions.length).toBeGreaterThan(0)
      }),
      { numRuns: 60 },
    )
  })

  test('the margherita is better than the same without mozzarella, with oil and with buffalo too', () => {
    expect(compatibility('pomodori', 'mozzarella', 'basilico')).toBeGreaterThan(
      compatibility('pomodori', 'basilico'),
    )
    for (const tomato of ['pomodori', 'pomodoro-san-marzano']) {
      for (const cheese of ['mozzarella', 'fior-di-latte', 'mozzarella-bufala']) {
        const without = [tomato, 'basilico', 'olio-evo']
        expect(compatibility(...without, cheese)).toBeGreaterThan(compatibility(...without))
      }
    }
  })

  test('the score of a combination is the sum of its parts, each with its reason', () => {
    fc.assert(
      fc.property(anyCombination, (set) => {
        const { overallCompatibility, compatibilityParts } = analyseCombination(set)
        const { pairs, dish } = compatibilityParts
        expect(overallCompatibility).toBe(pairs.points + dish.points)
        expect(pairs.max + dish.max).toBe(100)
        for (const { points, max, reason } of [pairs, dish]) {
          expect(points >= 0 && points <= max && Number.isInteger(points)).toBe(true)
          expect(reason).not.toBe('')
        }
      }),
      { numRuns: 60 },
    )
    const { pairs, dish } = analyseCombination(several('pomodori', 'basilico')).compatibilityParts
    expect([pairs.points, dish.points]).toEqual([64, 20])
    expect([pairs.reason, dish.reason]).toEqual([
      'le coppie valgono in media 92 su 100',
      'somiglia per il 67% a «Margherita»',
    ])
  })

  test('tomato and basil are better than tomato and strawberry', () => {
    expect(compatibility('pomodori', 'basilico')).toBeGreaterThan(compatibility('pomodori', 'fragole'))
  })

  test('a dish with a name is recognised, one that is nearly there is named', () => {
    expect(analyseCombination(several('aglio', 'origano', 'pomodori')).suggestions).toEqual([
      "È la combinazione di «Marinara»: con un filo d'olio extravergine non manca nulla.",
    ])
    expect(analyseCombination(several('olio-evo', 'aglio', 'origano', 'pomodori')).suggestions).toEqual([
      'È la combinazione di «Marinara»: non manca nulla.',
    ])
    expect(analyseCombination(several('fragole', 'panna')).suggestions).toEqual([
      'È la combinazione di «Fragole e panna»: non manca nulla.',
    ])
    expect(analyseCombination(several('pomodori', 'basilico')).suggestions[0]).toBe(
      'Con Mozzarella arrivi a «Margherita».',
    )
    expect(nearestDish(['pomodori', 'fior-di-latte', 'basilico'])).toMatchObject({
      name: 'Margherita',
      share: 1,
    })
  })

  test('what is too salty, too much or never in season together is said', () => {
    const salty = analyseCombination(several('acciughe', 'capperi', 'ricotta-salata')).suggestions
    expect(salty.some((text) => text.includes('sapida'))).toBe(true)
    const apart = analyseCombination(several('zucca', 'asparagi')).suggestions
    expect(apart).toContain('Asparagi e Zucca: non hanno un mese in comune.')
    const many = several('pomodori', 'mozzarella', 'speck', 'brie', 'noci', 'pere', 'miele')
    expect(analyseCombination(many).suggestions.some((text) => text.includes('Sono tanti'))).toBe(true)
  })

  test('equal tastes are balanced, one taste alone is dominant and the others are weak', () => {
    const flat = { intensity: 5, sweetness: 4, saltiness: 4, acidity: 4, umami: 4, spiciness: 0, richness: 4 }
    expect(flavorBalance(flat)).toEqual({ balance: 100, dominant: [], weak: [] })
    const salt = {
      intensity: 9,
      sweetness: 0,
      saltiness: 10,
      acidity: 0,
      umami: 0,
      spiciness: 0,
      richness: 0,
    }
    expect(flavorBalance(salt)).toEqual({
      balance: 40,
      dominant: ['saltiness'],
      weak: ['sweetness', 'acidity', 'umami', 'richness'],
    })
    expect(meanProfile(several('miele', 'capperi')).sweetness).toBe(5)
  })
})

describe('recommendations', () => {
  test('come best first, without the ingredient itself; what is in season really is', () => {
    fc.assert(
      fc.property(anyIngredient, fc.integer({ min: 1, max: 12 }), (base, month) => {
        const { baseIngredient, recommendedPairings, seasonalSuggestions } = recommendFor(base, month)
        const scores = recommendedPairings.map(({ score }) => score)
        expect(baseIngredient).toEqual(base)
        expect(scores.length).toBeGreaterThanOrEqual(6)
        expect(scores).toEqual([...scores].sort((first, second) => second - first))
        for (const { ingredient } of [...recommendedPairings, ...seasonalSuggestions]) {
          expect(ingredient.id).not.toBe(base.id)
        }
        for (const { ingredient } of seasonalSuggestions) expect(ingredient.seasonal).toContain(month)
      }),
      { numRuns: 60 },
    )
  })

  const best = (id: string) => recommendFor(one(id), 7).recommendedPairings.slice(0, 6)

  test('mozzarella and basil are among the six best of tomato', () => {
    const ids = best('pomodori').map(({ ingredient }) => ingredient.id)
    expect(ids).toEqual(expect.arrayContaining(['mozzarella', 'fior-di-latte', 'basilico']))
  })

  test.each([
    ['mele', ['speck', 'gorgonzola-dolce', 'noci']],
    ['fragole', ['panna', 'limone', 'aceto-balsamico']],
    ['pesche', ['prosciutto-crudo', 'limone']],
    ['uva', ['salsiccia', 'rosmarino']],
    ['mais', ['tonno', 'prosciutto-cotto']],
    ['pere', ['gorgonzola-dolce', 'pecorino-toscano', 'noci']],
  ])('what is sweet, like %s, meets first what it is known to meet', (id, friends) => {
    expect(best(id).map(({ ingredient }) => ingredient.id)).toEqual(expect.arrayContaining(friends))
  })

  test('nobody is sent from fruit to salted fish for the contrast alone', () => {
    for (const { id, category } of PANTRY.filter(({ category }) => category === 'frutta')) {
      for (const { ingredient, parts } of best(id)) {
        const isSalted = ['acciughe', 'bottarga', 'capperi'].includes(ingredient.id)
        expect(isSalted && parts.tradition.points === 0, `${category}: ${id}, ${ingredient.id}`).toBe(false)
      }
    }
  })
})
