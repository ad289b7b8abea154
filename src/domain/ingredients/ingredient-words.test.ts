import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

const root = new URL('../../../', import.meta.url)

const DOUGH_WORDS = new Set([
  'acqua',
  'acqua tiepida',
  'biga',
  'birra',
  'farina',
  'farina 0',
  'farina 00',
  'flour', // also what the code calls it
  'ghiaccio',
  'impasto pizza',
  'impasto pronto',
  'latte',
  'li.co.li.',
  'licoli',
  'lievitino',
  'lievito',
  'lievito di birra',
  'lievito di birra fresco',
  'lievito di birra secco',
  'lievito fresco',
  'lievito istantaneo',
  'lievito madre',
  'lievito secco',
  'manitoba',
  'olio extravergine',
  'panetto pizza',
  'passata',
  'piadina',
  'piadine',
  'poolish',
  'prefermenti',
  'prefermento',
  'salamoia',
  'sale fino',
  'semola',
  'semola rimacinata',
  'zucchero',
  'cotto',
  'crudo',
])

/** Other names in code, with their places and the reason why they cannot be in content. */
const ALLOWED: readonly { why: string; in: RegExp; names: string }[] = [
  {
    why: 'which line belongs to a dough: leaven, crumbs, what a dough holds as well as a topping',
    in: /^domain\/(?:improvement\/(?:dough-(?:lines|form|instead)|new-dough|topping-steps|substitute|whole-steps)|recipes\/(?:dough\/dough-(?:line-words|group)|listed-recipe))\.ts$/u,
    names:
      'pasta madre, malto, sfoglia pronta, pangrattato, mollica, miele, burro, strutto, aceto, bicarbonato, yogurt, salame, prosciutto, provola, mozzarella, speck, olio di semi, psillio, fecola, pesto, hummus, panna, sale grosso, acciughe, crusca',
  },
  {
    why: 'what an amount is compared with: as large as a hazelnut',
    in: /^domain\/lines\/line-words\.ts$/u,
    names: 'nocciola',
  },
  {
    why: 'what may hide milk, sugar or salt, and what a bought dough is called: notes and sums of an improved recipe',
    in: /^domain\/(?:improvement\/(?:diet-notes|effects|less-salt|lighten)|recipes\/dough\/ready-dough)\.ts$/u,
    names: 'pesto, limone, ketchup',
  },
  {
    why: 'what a question of amounts asks for',
    in: /^(?:domain\/site-search\/number-answer|server\/features\/site-search\/found-recipe)\.ts$/u,
    names: 'strutto, malto, miele',
  },
  {
    why: 'names of drawings',
    in: /^domain\/(?:recipes\/look\/bases|photo-analysis\/(?:expected-shades|rank-recipes))\.ts$/u,
    names: 'ricotta, salame',
  },
  {
    why: 'names of recipes: whose pictures are shown, and which the specification gives',
    in: /^(?:contracts\/pages\/tools\.page|domain\/recipe-list\/(?:category|stand-in)-pictures|domain\/recipes\/home-filters)\.ts$/u,
    names: '*',
  },
  {
    why: 'examples in empty fields and hints: what somebody may write there',
    in: /^web\/features\/(?:nutrition|pairing|pizza-night|recipe-search|recipes\/admin)\/.*\.tsx$/u,
    names: 'mozzarella, funghi, aglio, zucca, cipolla, acciughe, basilico, zucchine',
  },
  {
    why: 'kinds of food as types: families of a search, categories of the pairing, allergens, parts of animals',
    in: /^(?:domain\/(?:pairing\/.*|ingredients\/(?:food-families|allergens|species|allergens-of-text|animal-parts)|shopping-list\/safety-words|pizza-night\/(?:prepare-evenings|menu\/taste))|server\/features\/recipes\/.*|web\/features\/pairing\/category-labels)\.ts$/u,
    names:
      'pomodoro, funghi, sedano, senape, sesamo, nocciole, mandorle, miele, noci pecan, pistacchi, arachidi, anacardi, cacao',
  },
  {
    why: 'phrases in which a word is not the food: a grana fine, burro di cacao, olio di oliva, uva fragola',
    in: /^domain\/(?:ingredients\/(?:check-restriction|allergen-phrase)|improvement\/(?:sentences|ingredient-phrases|tastes)|pizza-night\/menu\/fitness)\.ts$/u,
    names:
      'grana, grano saraceno, olive, mandorla, bocconcini, cocco, cuscus, fragola, panna, camembert, cheddar, malto, tapioca, polpa, tonno, alici, ananas, pesche, vongole, salsa di soia, penne, crusca, cioccolato',
  },
  {
    why: 'grammar and phrases of sentences about any recipe',
    in: /^domain\/(?:ingredients\/check-restriction|improvement\/(?:usable-text|tips|check-text))\.ts$/u,
    names: 'tuorli',
  },
  {
    why: 'names of kinds of dough',
    in: /^domain\/improvement\/(?:apply-diet|improve-content)\.ts$/u,
    names: 'tapioca',
  },
  {
    why: 'what a dough may hold beside flour and water',
    in: /^domain\/(?:recipes\/dough\/recipe-dough|lines\/flour-line)\.ts$/u,
    names: 'yogurt, strutto, burro, miele, malto, tuorlo, albume, fecola, mix it, pasta madre',
  },
  {
    why: 'what the cheese of any pizza is called',
    in: /^domain\/(?:oven-guide\/advice|pizza-night\/menu\/two-bakes)\.ts$/u,
    names: 'mozzarella',
  },
  {
    why: 'words of other languages, and what makes an imitation',
    in: /^domain\/(?:ingredients\/find-food|lines\/tidy-line|photo-analysis\/photo-(?:kind|words))\.ts$/u,
    names: 'cocco, würstel, wurstel, broccoli, banana, sgombro',
  },
  {
    why: 'an oven, and what a sweet pizza is painted with while it loads',
    in: /^domain\/(?:oven-guide\/ovens|recipe-list\/stand-in)\.ts$/u,
    names: 'barbecue, cioccolato',
  },
  {
    why: 'an example in the description of the API',
    in: /^contracts\/recipes\/admin-recipes\.ts$/u,
    names: 'basilico',
  },
]

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')

/** Entries without values are only families of a diet and often common words: 'brodo', 'conserva',
 * 'verdura'. */
type Entry = { name: string; names?: string[]; nutrition?: unknown; kindOf?: string }
const names = readdirSync(new URL('content/ingredients/', root))
  .flatMap((file) => parse(readFileSync(new URL(`content/ingredients/${file}`, root), 'utf8')) as Entry[])
  .filter(({ nutrition, kindOf }) => nutrition !== undefined || kindOf !== undefined)
  .flatMap(({ name, names: others = [] }) => [name, ...others])
  .map((name) => name.toLowerCase())
  .filter((name) => (name.match(/\p{L}/gu)?.length ?? 0) >= 5 && !DOUGH_WORDS.has(name))
const NAMED = new RegExp(
  `(?<!\\p{L})(?:${names
    .toSorted((one, other) => other.length - one.length)
    .map(escaped)
    .join('|')})(?!\\p{L})`,
  'giu',
)

const codeOf = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gmu, '')
const DOUGH = new RegExp(
  `(?<!\\p{L})(?:${[...DOUGH_WORDS]
    .toSorted((one, other) => other.length - one.length)
    .map(escaped)
    .join('|')})(?!\\p{L})`,
  'giu',
)

const found = readdirSync(new URL('src/', root), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/u.test(file) && !/\.(?:test|api|db|fault|laws|spec)\.|golden/u.test(file))
  .map((file) => file.replaceAll('\\', '/'))
  .flatMap((file) => {
    const code = codeOf(readFileSync(new URL(`src/${file}`, root), 'utf8')).replace(DOUGH, '·')
    return [...new Set(code.match(NAMED))].map((name) => ({ file, name: name.toLowerCase() }))
  })

const allowing = ({ file, name }: (typeof found)[number]) =>
  ALLOWED.filter((one) => one.in.test(file) && (one.names === '*' || one.names.split(', ').includes(name)))

test('what is known of an ingredient stands in content/, not in the code', () => {
  expect(found.filter((one) => allowing(one).length === 0)).toEqual([])
})

test('nothing is allowed that no file does', () => {
  const used = new Set(found.flatMap((one) => allowing(one).map(({ why }) => `${why}: ${one.name}`)))
  const unused = ALLOWED.flatMap(({ why, names: own }) =>
    own === '*'
      ? []
      : own.split(', ').flatMap((name) => (used.has(`${why}: ${name}`) ? [] : [`${why}: ${name}`])),
  )
  expect(unused).toEqual([])
})

test('a name in code is found, one in a comment is not', () => {
  expect(codeOf('const A = /gorgonzola/ // taleggio\n/** speck */').match(NAMED)).toEqual(['gorgonzola'])
})
