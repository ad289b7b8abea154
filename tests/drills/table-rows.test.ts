import { expect, test } from 'vitest'
import { changedRows, emptyTables, inWords, lostColumns, type Tables } from '../../drills/table-rows.ts'

/** Tables whose first column is the primary key. */
const tables = (content: Record<string, { columns: string[]; rows: (string | null)[][] }>): Tables =>
  new Map(
    Object.entries(content).map(([name, { columns, rows }]) => [
      name,
      {
        columns,
        rows: new Map(
          rows.map((row) => [
            JSON.stringify([row[0]]),
            Object.fromEntries(columns.map((column, place) => [column, row[place] ?? null])),
          ]),
        ),
      },
    ]),
  )

const BEFORE = tables({
  users: {
    columns: ['id', 'name', 'email'],
    rows: [
      ['1', 'Anna', null],
      ['2', 'Ugo', 'ugo@example.it'],
    ],
  },
  notes: { columns: ['id'], rows: [['7']] },
  letters: { columns: ['id'], rows: [] },
})

test('nothing has changed where every row is the same, also beside new tables and columns', () => {
  const after = tables({
    users: {
      columns: ['id', 'email', 'name', 'age'],
      rows: [
        ['2', 'ugo@example.it', 'Ugo', '7'],
        ['1', null, 'Anna', '8'],
      ],
    },
    notes: { columns: ['id'], rows: [['7']] },
    letters: { columns: ['id'], rows: [] },
    menus: { columns: ['id'], rows: [['1']] },
  })
  expect([changedRows(BEFORE, after), lostColumns(BEFORE, after)]).toEqual([[], []])
})

test('names rows that are gone, have changed or have come, and what is not there any more', () => {
  const after = tables({
    users: {
      columns: ['id', 'name'],
      rows: [
        ['1', 'Anna B.'],
        ['3', 'Pia'],
      ],
    },
    letters: { columns: ['id'], rows: [] },
  })
  expect(inWords(changedRows(BEFORE, after))).toEqual([
    'users: rows that differ in name, email: 1, for example ["1"]',
    'users: rows that are gone: 1, for example ["2"]',
    'users: rows that have come: 1, for example ["3"]',
    'notes: rows that are gone: 1, for example ["7"]',
  ])
  expect(lostColumns(BEFORE, after)).toEqual([
    'the column users.email is not there',
    'the table notes is not there',
  ])
})

test('an empty table proves nothing', () => {
  expect(emptyTables(BEFORE)).toEqual(['nothing is proved: no row in letters'])
})
