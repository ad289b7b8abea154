import { describe, expect, test } from 'vitest'
import { printNutritionLabel } from '#contracts/nutrition/nutrition.endpoints.ts'
import { FOODS } from '#domain/ingredients/foods.ts'
import { readPdf } from '#tests/support/pdf-text.ts'
import { sharedApp } from '#tests/support/test-app.ts'

const site = sharedApp({ seeded: false, limits: { sheetsPerMinute: 1000 } })

const margherita = [
  { id: 'farina-00', label: 'Farina 00', grams: 500 },
  { id: 'acqua', label: 'Acqua', grams: 325 },
  { id: 'sale', label: 'Sale', grams: 12.5 },
  { id: 'fior-di-latte', label: 'Fior di latte', grams: 300 },
  { id: 'pelati', label: 'Pelati', grams: 320 },
]

describe('POST /api/nutrition/pdf', () => {
  const sheet = (payload: object) =>
    site.app.inject({ method: 'POST', url: printNutritionLabel.path, payload })

  test('is one page in Italian with the declaration and the allergens', async () => {
    const answer = await sheet({ ingredients: margherita, bakeProfile: 'napoletana', servings: 4 })
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(answer.headers['content-disposition']).toBe('attachment; filename="etichetta-nutrizionale.pdf"')
    const { pages, text, language } = readPdf(answer.rawPayload)
    expect([pages, language]).toEqual([1, 'it-IT'])
    // 2584.52 kcal / 13.1175 = 197 kcal per 100 g; a slice 646 kcal, 32 % of 2000.
    for (const figure of [
      '824 kJ / 197 kcal',
      '2703 kJ / 646 kcal',
      '32%',
      'cereali con glutine (grano), latte',
    ])
      expect(text).toContain(figure)
  })

  test('calls ingredients by their names, and says what has no weight or no value', async () => {
    const answer = await sheet({
      ingredients: [
        { id: 'farina-00', label: 'farina-00', grams: 300 },
        { id: 'olio-arachidi', grams: 0 },
        { id: 'tartufo', label: 'Tartufo di Norcia', grams: 300 },
        { id: '', label: 'salsa segreta', grams: 20 },
      ],
    })
    const { text } = readPdf(answer.rawPayload)
    for (const words of [
      'Farina 00 300 g · Olio di semi di arachidi (senza peso) · Tartufo di Norcia 300 g',
      'Senza peso, quindi non contati nelle cifre: Olio di semi di arachidi.',
      'Contiene: cereali con glutine (grano), arachidi.',
      'almeno 686 kJ / 164 kcal',
      'salsa segreta',
    ])
      expect(text).toContain(words)
    expect(text).not.toMatch(/farina-00/)
  })

  test('a recipe of unknown foods alone has no figures on paper either', async () => {
    const { text } = readPdf(
      (await sheet({ ingredients: [{ id: 'x', label: 'zzz', grams: 10 }] })).rawPayload,
    )
    expect(text).toContain('Energian.d.n.d.n.d.')
    expect(text).not.toContain(' 0 kcal')
  })

  test('stays one page for the longest recipe', async () => {
    const ingredients = Array.from({ length: 100 }, (_, index) => ({
      id: index % 2 ? (FOODS[index]?.id ?? 'acqua') : 'sconosciuto',
      label: `Un ingrediente dal nome piuttosto lungo, il numero ${index}`,
      grams: 12_345.6,
    }))
    expect(readPdf((await sheet({ ingredients })).rawPayload).pages).toBe(1)
  })

  test('refuses an empty recipe', async () => {
    expect((await sheet({ ingredients: [] })).statusCode).toBe(400)
  })
})
