import { expect, test } from 'vitest'
import { compareHouse, measureHouse } from './house.ts'

const files: Record<string, string> = {
  'src/domain/dough/a.ts': "import { b } from '../words/b.ts'\nimport { c } from './c.ts'\n",
  'src/domain/dough/c.ts': "import { b } from '#domain/words/b.ts'\n",
  'src/domain/words/b.ts': 'export const b = 1\n',
  'src/web/long.tsx': 'x\n'.repeat(251),
  'src/web/long.test.tsx': 'x\n'.repeat(300),
  'src/web/data.json': '{}\n',
  'scripts/s.ts': 's\n',
}
const figures = measureHouse(Object.keys(files), (file) => files[file] ?? '')

test('lines are counted by area, without tests and data; arrows by pairs of rooms', () => {
  expect(figures).toEqual({
    'lines of src': 255,
    'lines of src/domain': 4,
    'lines of src/web': 251,
    'files over 250 lines': 1,
    'files under 30 lines': 3,
    'lines of tests': 300,
    'lines of scripts': 1,
    'arrows between the rooms of src/domain': 1,
  })
})

test('a figure that rose is told, one that fell is not', () => {
  expect(compareHouse(figures, figures).grown).toEqual([])
  expect(compareHouse(figures, { ...figures, 'lines of src': 254 }).grown).toEqual(['lines of src'])
  expect(compareHouse(figures, { ...figures, 'lines of src': 256 }).grown).toEqual([])
  expect(compareHouse(figures, {}).grown).toContain('lines of tests')
})
