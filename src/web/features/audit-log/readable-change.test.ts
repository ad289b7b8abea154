import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readableChanges } from './readable-change.ts'

test('names fields and values as people do', () => {
  const before = { servings: 4, isVegan: false, youtubeVideoId: null, ingredients: ['aglio', 'origano'] }
  const after = { servings: 2, isVegan: true, youtubeVideoId: 'dQw4w9WgXcQ', ingredients: ['aglio'] }
  expect(readableChanges(before, after)).toEqual([
    { field: 'Dosi', before: '4', after: '2' },
    { field: 'Vegana', before: 'no', after: 'sì' },
    { field: 'Video', before: null, after: 'dQw4w9WgXcQ' },
    { field: 'Ingredienti', before: 'aglio\norigano', after: 'aglio' },
  ])
})

test('shows steps as they are read, and their marks where nothing else has changed', () => {
  const steps = ['Sciogli {il lievito} in {300 g di acqua}.', "Aggiungi l'acqua rimasta.", 'Inforna.']
  const marked = [steps[0], "Aggiungi {l'acqua rimasta = acqua}.", 'Inforna.']
  expect(readableChanges({ steps }, { steps: marked })).toEqual([
    {
      field: 'Ingredienti segnati nel procedimento',
      before: 'passaggio 2: —',
      after: "passaggio 2: l'acqua rimasta = acqua",
    },
  ])
  expect(readableChanges({ steps: marked }, { steps: ['Sciogli {il lievito}.'] })).toEqual([
    {
      field: 'Procedimento',
      before: "Sciogli il lievito in 300 g di acqua.\nAggiungi l'acqua rimasta.\nInforna.",
      after: 'Sciogli il lievito.',
    },
  ])
  expect(readableChanges(null, { steps: marked })).toEqual([
    { field: 'Procedimento', before: null, after: expect.not.stringContaining('{') },
  ])
})

test('says in words what became of an entry', () => {
  expect(readableChanges({ state: 'pending' }, { state: 'approved' })).toEqual([
    { field: 'Stato', before: 'da approvare', after: 'approvata' },
  ])
})

test('what is new has no before, what is gone no after, and nothing is nothing', () => {
  expect(readableChanges(null, { name: 'Marinara' })).toEqual([
    { field: 'Nome', before: null, after: 'Marinara' },
  ])
  expect(readableChanges({ name: 'Marinara' }, null)).toEqual([
    { field: 'Nome', before: 'Marinara', after: null },
  ])
  expect(readableChanges(null, null)).toEqual([])
})

test('names what happens to people as people do', () => {
  const before = { isAdmin: false, isDisabled: false, isVerified: false, sessions: 2 }
  const after = { isAdmin: true, isDisabled: true, isVerified: true, sessions: 0 }
  expect(readableChanges(before, after).map(({ field, before, after }) => [field, before, after])).toEqual([
    ['Amministratore', 'no', 'sì'],
    ['Sospeso', 'no', 'sì'],
    ['Indirizzo verificato', 'no', 'sì'],
    ['Dispositivi collegati', '2', '0'],
  ])
})

test('any JSON is readable, and every field is named once', () => {
  const fields = fc.option(fc.dictionary(fc.string(), fc.jsonValue() as fc.Arbitrary<unknown>))
  fc.assert(
    fc.property(fields, fields, (before, after) => {
      const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
      expect(readableChanges(before, after)).toHaveLength(names.size)
    }),
  )
})
