import { describe, expect, test } from 'vitest'
import { lineName } from './line-name.ts'

describe('what a line is called in a sentence', () => {
  test.each([
    ['1/2 cucchiaino di sale', 'sale'],
    ['e poi per dentro trecentocinquanta grammi di ricotta', 'ricotta'],
    ['Porzione: 80 g di farina a persona', 'farina'],
    ['un quarto di cavolo cappuccio', 'cavolo cappuccio'],
    ['1 tazza di Emmental grattugiato', 'Emmental grattugiato'],
    ['olio 2 cucchiai', 'olio'],
    ['3 dl di latte', 'latte'],
    ['succo di 1 lime', 'succo di lime'],
    ['la scorza di mezza arancia', 'scorza di arancia'],
    ['Fior di farina, una libbra', 'fior di farina'],
    ['1 kg di cime di rapa da pulire', 'cime di rapa'],
    ['Burro per la teglia – 20 g', 'burro'],
    ['1/2 chorizo a rondelle', 'chorizo'],
    ['2 burrate da 125 g', 'burrate'],
    ['una grossa noce di burro', 'burro'],
    ['una nocciolina di burro', 'burro'],
    ['8 fettine di lardo di Colonnata trasparenti', 'lardo di Colonnata'],
    ['2 patate lesse', 'patate lesse'],
    ['12 gamberi rossi di Mazara', 'gamberi rossi di Mazara'],
    ['300 g di mortadella Bologna IGP', 'mortadella Bologna IGP'],
    ['Farina W 260 – 1000 g', 'farina w260'],
    ['Salamoia: acqua 120 g, sale 12 g', 'salamoia'],
    ['Crescenza a noci', 'crescenza'],
    ['Lievito di birra quanto una noce', 'lievito di birra'],
    ['strutto grosso come una nocciola', 'strutto'],
    ['Zucchero a velo q.b.', 'zucchero a velo'],
    ['4 filetti di acciuga', 'filetti di acciuga'],
    ['una manciata di uvetta e una di pinoli', 'uvetta e pinoli'],
    ['250 g di mozzarella per pizza', 'mozzarella per pizza'],
    ['FARINA 00 KG 1', 'farina 00'],
    ['burrata da 250 g 1', 'burrata'],
    ['basilico fresco qualche fogliolina', 'basilico fresco'],
    ['zucca già cotta al forno 200 g', 'zucca'],
    ['olio x friggere', 'olio'],
    ["1 cipolla + 1 spicchio d'aglio", 'cipolla e aglio'],
    ['500 g di farina tipo 1', 'farina tipo 1'],
    ['4 panetti da 250 g (impasto del fornaio)', 'panetti'],
    ['2 panetti da 260 g, impasto napoletano', 'impasto napoletano'],
    ['2 patate medie lesse', 'patate lesse'],
    ['una cipolla rossa bella grossa', 'cipolla rossa'],
    ['3 salsicce a punta di coltello', 'salsicce'],
    ['Farina 0 W 330: 700 g', 'farina 0'],
    ['100 gr prosciutto cotto in una fetta sola', 'prosciutto cotto'],
    ['scorza grattugiata di 1/2 arancia', 'scorza di arancia'],
  ])('%s: %s', (line, name) => {
    expect(lineName(line)).toBe(name)
  })
})

const FOODS = [
  'sale',
  'olio extravergine',
  'mozzarella',
  'cipolla rossa',
  'acqua tiepida',
  'pomodorini',
  'pecorino',
  'speck',
]
const BEFORE = [
  '1/2 cucchiaino di',
  '½ tazza di',
  'un cucchiaio e mezzo di',
  '3 dl di',
  'kg 1,2 di',
  '2 etti abbondanti di',
  '200-250 g di',
  'mezzo bicchiere di',
  'una libbra di',
  "un po' di",
  '1 barattolo da 400 g di',
  '2 x 125 g',
  'qualche cucchiaio di',
  '1 ½ tazze di',
  'circa 30 ml di',
  'due manciate di',
  'un pugnetto di',
  '1/4 di',
  '10',
  '3 prese di',
  'gr. 150',
]
const BEHIND = [
  '– 80 g',
  ': 2 cucchiai',
  ', una presa',
  ' 1/2 bicchiere',
  ' (100 g)',
  ' q.b.',
  ' per la superficie - gr 30',
  ' da pulire',
  ', quanto basta',
  ' un po',
  ' in scatola 400 g',
  ' (circa 1 tazza) per servire',
  ' già pronti, 2 etti',
  ', 1 etto e mezzo',
]
const UNIT =
  /^(?:cucchiai\p{L}*|tazz\p{L}+|bicchier\p{L}|dl|cl|ml|kg|gr?|etti?|libbr\p{L}|pres[ae]|manciat\p{L}|barattol\p{L}|di|d'|del|in|per|da|a|e|un|una|mezz\p{L})(?!\p{L})/u

test('no name begins with a measure or a preposition, ends in one, or has a second amount', () => {
  const lines = FOODS.flatMap((food) => [
    ...BEFORE.map((before) => `${before} ${food}`),
    ...BEHIND.map((behind) => `${food}${behind}`),
    ...BEHIND.map((behind) => `${food.replace(/^./u, (first) => first.toUpperCase())}${behind}`),
  ])
  const wrong = lines.filter((line) => {
    const name = lineName(line)
    return /^[/\d½¼,.–-]|[\d½¼]|[ ,;:–-]$| (?:di|da|d'|per|con|e)$/u.test(name) || UNIT.test(name)
  })
  expect(wrong.map((line) => `${line}: ${lineName(line)}`)).toEqual([])
})
