import { expect, test } from 'vitest'
import { drawingModules, GESTURES } from './drawings.ts'

const sheet = (...paths: string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 130" fill="none" stroke-linecap="round" stroke-linejoin="round">\n${paths.map((d) => `  <path d="${d}" class="dough band"/>`).join('\n')}\n</svg>\n`
const right = {
  words: [
    'terms: { biga: Una ciotola. }',
    'gestures:',
    ...GESTURES.map((name) => `  ${name}: { caption: Un gesto., words: [${name}] }`),
  ].join('\n'),
  glossary: '- term: biga',
  symptomIds: ['pallida'],
  folders: {
    terms: { 'biga.svg': sheet('M1 1L2 2', 'M3 3L4 4') },
    gestures: Object.fromEntries(
      GESTURES.map((name, n) => [`${name}.svg`, sheet(`M${n} 1L2 2`, 'M3 3L4 4')]),
    ),
    symptoms: { 'pallida.svg': sheet('M1 1L2 2', 'M3 3L4 4') },
    articles: {
      'forno.svg':
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 186">\n  <rect x="1" fill="ink"/>\n  <text x="1" y="2">Mattone</text>\n</svg>\n',
    },
  } as Record<string, Record<string, string>>,
}
const made = ({ folders, ...sources }: typeof right) =>
  drawingModules({ ...sources, filesIn: (folder) => new Map(Object.entries(folders[folder] ?? {})) })

test('a folder becomes one file with a symbol for each drawing', () => {
  const svg = made(right)['drawings-symptoms.svg']
  expect(svg).toContain('<symbol id="pallida" viewBox="0 0 200 130"')
  expect(svg).toContain(
    '<path d="M3 3L4 4" stroke="#2a1a12" stroke-width="9.4"/><path d="M3 3L4 4" stroke="#f4e2b6" stroke-width="5"/>',
  )
})

test('a drawing of an article has its own height and words, and the same colours', () => {
  expect(made(right)['drawings-articles.svg']).toContain(
    '<symbol id="forno" viewBox="0 0 400 186"><rect x="1" fill="#2a1a12"/><text x="1" y="2">Mattone</text></symbol>',
  )
})

test.each<[string, Partial<typeof right>, RegExp]>([
  ['a word without a drawing', { folders: { ...right.folders, terms: {} } }, /biga\.svg: manca/],
  ['a drawing without a word', { symptomIds: [] }, /pallida\.svg: nessuno lo usa/],
  ['a word that the glossary has not', { glossary: '- term: poolish' }, /«biga» non è una voce/],
  [
    'a shape that is no path',
    { folders: { ...right.folders, terms: { 'biga.svg': sheet('M1 1"/><script', 'M3 3L4 4') } } },
    /biga\.svg: manca, o non è/,
  ],
  [
    'a colour of its own',
    {
      folders: {
        ...right.folders,
        terms: { 'biga.svg': sheet('M1 1L2 2', 'M3 3').replace('dough', 'pink') },
      },
    },
    /biga\.svg: manca, o non è/,
  ],
  [
    'a drawing that is there twice',
    {
      symptomIds: ['pallida', 'cruda'],
      folders: {
        ...right.folders,
        symptoms: {
          'pallida.svg': sheet('M1 1L2 2', 'M3 3L4 4'),
          'cruda.svg': sheet('M1 1L2 2', 'M3 3L4 4'),
        },
      },
    },
    /cruda\.svg: è uguale/,
  ],
])('%s is refused', (_, changed, says) => {
  expect(() => made({ ...right, ...changed })).toThrow(says)
})
