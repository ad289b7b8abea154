import { describe, expect, test } from 'vitest'
import { recipeOfPage } from './read-page.ts'

const URL_OF_PAGE = 'https://cucina.example/pizza'
const read = (html: string) => recipeOfPage(html, URL_OF_PAGE)
const jsonLd = (json: string, head = '') =>
  `<html lang="it"><head>${head}<script type="application/ld+json">${json}</script></head></html>`

const base = {
  '@type': 'Recipe',
  name: 'Pizza &amp; acciughe',
  recipeIngredient: ['500&nbsp;g farina', '2 acciughe ((salate))', 'Per il condimento:'],
  recipeInstructions: 'Impasta.\nInforna.',
  prepTime: 'PT20M',
}
const expected = {
  name: 'Pizza & acciughe',
  ingredients: ['500 g farina', '2 acciughe (salate)'],
  steps: ['Impasta.', 'Inforna.'],
  prepMin: 20,
}

describe('JSON-LD', () => {
  test.each([
    ['plain', JSON.stringify(base)],
    ['a graph', JSON.stringify({ '@graph': [{ '@type': 'WebSite' }, [base]] })],
    ['a main entity', JSON.stringify({ '@type': 'WebPage', mainEntity: base })],
    ['several types', JSON.stringify([{ ...base, '@type': ['NewsArticle', 'https://schema.org/Recipe'] }])],
    [
      'prefixed names',
      JSON.stringify(base).replaceAll('"recipe', '"schema:recipe').replace('"name"', '"schema:name"'),
    ],
    ['a comment around', `<!-- ${JSON.stringify(base)} -->`],
    ['CDATA around', `//<![CDATA[\n${JSON.stringify(base)}\n//]]>`],
    ['a comma too many', JSON.stringify(base).replace('}', ',}')],
    [
      'raw line breaks in texts',
      JSON.stringify(base).replace('\\n', '<br>').replace('acciughe (', 'acciughe\n('),
    ],
    ['a semicolon behind', `${JSON.stringify(base)};`],
    ['two objects in a row', `{"@type":"WebSite"}${JSON.stringify(base)}`],
    ['comments between', `/* data */ ${JSON.stringify(base).replace('{', '{ // of a dish\n')}`],
  ])('%s', (_name, json) => {
    expect(read(jsonLd(json))).toMatchObject(expected)
  })

  test('steps in every form', () => {
    const forms = [
      ['Impasta.', 'Inforna.'],
      [
        { '@type': 'HowToStep', text: 'Impasta.' },
        { '@type': 'HowToStep', name: 'Passo 2', text: 'Inforna.' },
      ],
      {
        '@type': 'ItemList',
        itemListElement: [
          { '@type': 'HowToStep', text: '<p>Impasta.</p>' },
          { '@type': 'HowToStep', name: 'Inforna.' },
        ],
      },
      '<ol><li>Impasta.</li><li>Inforna.</li></ol>',
      '&lt;p&gt;Impasta.&lt;/p&gt;&lt;p&gt;Inforna.&lt;/p&gt;',
      [
        {
          '@type': 'HowToSection',
          name: 'Preparazione',
          itemListElement: [{ text: 'Impasta.' }, { text: 'Inforna.' }],
        },
      ],
    ]
    for (const recipeInstructions of forms) {
      expect(read(jsonLd(JSON.stringify({ ...base, recipeInstructions })))?.steps).toEqual([
        'Impasta.',
        'Inforna.',
      ])
    }
  })

  test('one long text is parted at the marks of its pictures', () => {
    const recipeInstructions = [
      'Prendi la farina [1]. Aspetta un poco. Aggiungi acqua [2] e mescola. Inforna [3]. Servi calda.',
    ]
    expect(read(jsonLd(JSON.stringify({ ...base, recipeInstructions })))?.steps).toEqual([
      'Prendi la farina [1].',
      'Aspetta un poco. Aggiungi acqua [2] e mescola.',
      'Inforna [3].',
      'Servi calda.',
    ])
  })

  test('one long text is parted at its numbers, where they count', () => {
    const stepsOf = (recipeInstructions: string) =>
      read(jsonLd(JSON.stringify({ ...base, recipeInstructions: [recipeInstructions] })))?.steps
    expect(stepsOf('1. Impasta la farina. 2. Cuoci 3 minuti. 3. Servi calda.')).toEqual([
      'Impasta la farina.',
      'Cuoci 3 minuti.',
      'Servi calda.',
    ])
    const oneStep = 'Usa 2. Poi 1. Infine 3. Basta così.'
    expect(stepsOf(oneStep)).toEqual([oneStep])
  })

  test('the recipe of the page, not one it recommends; references are followed', () => {
    const json = JSON.stringify({
      '@graph': [
        { '@type': 'ItemList', itemListElement: [{ item: { '@type': 'Recipe', name: 'Un’altra' } }] },
        { ...base, author: { '@id': '#ada' }, image: { url: '/foto.jpg' } },
        { '@id': '#ada', '@type': 'Person', name: 'Ada Prova' },
      ],
    })
    expect(read(jsonLd(json))).toMatchObject({
      name: 'Pizza & acciughe',
      author: 'Ada Prova',
      imageUrl: 'https://cucina.example/foto.jpg',
    })
  })
})

const PARTS = {
  microdata: ['itemscope itemtype="https://schema.org/Recipe"', 'itemprop'],
  RDFa: ['vocab="https://schema.org/" typeof="Recipe"', 'property'],
} as const
test.each(Object.entries(PARTS))('%s', (_name, [start, property]) => {
  const html = `<div ${start}><h1 ${property}="name">Focaccia</h1><meta ${property}="prepTime" content="PT15M">
    <time ${property}="cookTime" datetime="PT25M">25 minuti</time>
    <span ${property}="author" ${start.replace('Recipe', 'Person')}><b ${property}="name">Ada</b></span>
    <ul><li ${property}="recipeIngredient">farina <b>00</b></li><li ${property}="recipeIngredient">olio</li></ul>
    <div ${property}="recipeInstructions"><ol><li>Impasta.</li><li>Inforna.</li></ol></div></div>`
  expect(read(html)).toMatchObject({
    name: 'Focaccia',
    author: 'Ada',
    prepMin: 15,
    cookMin: 25,
    ingredients: ['farina 00', 'olio'],
    steps: ['Impasta.', 'Inforna.'],
  })
})

test('a page without data is read by its headings', () => {
  const html = `<title>Torta di ceci - Il mio blog</title><h1>Torta di ceci</h1><nav><ul><li>Ingredienti</li><li>Contatti</li></ul></nav>
    <p>Tempo di preparazione: 15 minuti</p><h2>Ingredienti</h2><ul><li>300 g farina di ceci</li><li>9 dl acqua</li><li>olio</li></ul>
    <h2>Preparazione</h2><p>Mescola la farina con l’acqua.</p><p>Cuoci in forno ben caldo.</p><h2>Commenti</h2><p>Buona!</p>`
  expect(read(html)).toMatchObject({
    name: 'Torta di ceci',
    prepMin: 15,
    ingredients: ['300 g farina di ceci', '9 dl acqua', 'olio'],
    steps: ['Mescola la farina con l’acqua.', 'Cuoci in forno ben caldo.'],
  })
})

test.each(['<ul><li>STEPS</li></ul>', '<p>STEPS</p>'])(
  'steps that are counted in one piece of a page without data are several: %s',
  (piece) => {
    const page = read(
      `<html lang="it"><body><h1>Pizza</h1><h2>Ingredienti</h2><ul><li>500 g di farina</li><li>320 g di acqua</li></ul><h2>Preparazione</h2>${piece.replace('STEPS', '1. Impasta la farina. 2. Stendi il panetto. 3. Inforna a 250 gradi.')}</body></html>`,
    )
    expect(page?.steps).toEqual(['Impasta la farina.', 'Stendi il panetto.', 'Inforna a 250 gradi.'])
  },
)

describe('pages without data that say more than the recipe', () => {
  const page = (body: string) =>
    `<html lang="it"><title>Pizza rossa</title><body><h1>Pizza rossa</h1>${body}</body></html>`
  const list = (...lines: string[]) => `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`
  const STEPS = `<h2>Preparazione</h2>${list('Impasta la farina con acqua e lievito.', 'Inforna per otto minuti.')}`

  test('buttons that share a page are no steps', () => {
    const html = page(
      `<h2>Ingredienti</h2>${list('500 g di farina', '320 g di acqua')}
      <div class="instructions">${list('Facebook', 'Twitter', 'Pinterest', 'Email')}</div>${STEPS}`,
    )
    expect(read(html)?.steps).toEqual(['Impasta la farina con acqua e lievito.', 'Inforna per otto minuti.'])
  })

  test('steps in the place of the ingredients are told', () => {
    const steps = [
      "Sciogli il lievito nell'acqua e impasta con la farina per dieci minuti.",
      "Copri l'impasto e lascialo riposare al caldo fino al raddoppio.",
    ]
    const html = page(
      `<h2>Ingredienti</h2>${list(...steps)}<h2>Preparazione</h2>${list(...steps, 'Inforna.')}`,
    )
    expect(read(html)?.doubts).toContainEqual(expect.stringMatching(/ingredienti sembrano passaggi/))
  })

  test('furniture among the ingredients is left out, or told where nobody knows it', () => {
    const html = page(
      `<h2>Ingredienti</h2>${list('500 g di farina', 'ESPORTA LA RICETTA', '320 g di acqua', '12 commenti', '1.204 visualizzazioni', '10 g di sale', 'Accedi', 'Il mio profilo')}${STEPS}`,
    )
    expect(read(html)).toMatchObject({
      ingredients: ['500 g di farina', '320 g di acqua', '10 g di sale', 'Il mio profilo'],
      doubts: ['Forse non sono ingredienti: «Il mio profilo».'],
    })
  })

  test('a button of the page among the ingredients is told in every language, a link to what one is is none', () => {
    const entries = [
      '500 g Mehl',
      '<a href="#rezept">Zum Rezept</a>',
      '320 g Wasser',
      '<a href="/salz">Salz</a>',
    ]
    const html = page(`<h2>Zutaten</h2>${list(...entries)}${STEPS}`).replace('lang="it"', 'lang="de"')
    expect(read(html)).toMatchObject({
      ingredients: ['500 g Mehl', 'Zum Rezept', '320 g Wasser', 'Salz'],
      doubts: ['Forse non sono ingredienti: «Zum Rezept».'],
    })
  })

  test('data that say other amounts than the page are told', () => {
    const data = {
      '@type': 'Recipe',
      name: 'Pizza rossa',
      recipeIngredient: ['50 g di farina', '32 g di acqua'],
    }
    const html = page(
      `<script type="application/ld+json">${JSON.stringify(data)}</script>
      <h2>Ingredienti</h2>${list('500 g di farina', '320 g di acqua')}${STEPS}`,
    )
    expect(read(html)?.doubts).toEqual([
      "Quantità da confrontare con la pagina: mostra «500 g di farina», nei suoi dati c'è «50 g di farina».",
    ])
  })

  test('furniture that is called ingredients is not the list', () => {
    const html = page(
      `<div class="ingredients-tools">${list('Esporta la ricetta', 'Cambia le porzioni', 'Aggiungi alla lista', 'Stampa')}</div>
      <h2>Ingredienti</h2>${list('500 g di farina', '320 g di acqua', '10 g di sale')}${STEPS}`,
    )
    expect(read(html)?.ingredients).toEqual(['500 g di farina', '320 g di acqua', '10 g di sale'])
  })

  test('groups of ingredients under headings of their own are one list', () => {
    const html = page(
      `<h2>Ingredienti</h2><h3>Impasto</h3>${list('500 g di farina', '320 g di acqua')}
      <h3>Condimento</h3>${list('300 g di pelati', '20 g di olio')}${STEPS}`,
    )
    const recipe = read(html)
    expect(recipe?.ingredients).toEqual([
      'Impasto:',
      '500 g di farina',
      '320 g di acqua',
      'Condimento:',
      '300 g di pelati',
      '20 g di olio',
    ])
    expect(recipe?.steps).toHaveLength(2)
  })

  test('groups of ingredients in boxes of one class are one list', () => {
    const box = (...lines: string[]) => `<div class="ingredient-group">${list(...lines)}</div>`
    const html = page(
      `<section>${box('500 g di farina', '320 g di acqua')}${box('300 g di pelati', '20 g di olio')}</section>${STEPS}`,
    )
    expect(read(html)?.ingredients).toHaveLength(4)
  })

  test('a box around the whole recipe ends with its ingredients where the steps begin', () => {
    const html = page(
      `<div class="ingredients">${list('500 g di farina', '320 g di acqua', 'Preparazione', 'Impasta la farina con 300 g di acqua.')}</div>${STEPS}`,
    )
    expect(read(html)?.ingredients).toEqual(['500 g di farina', '320 g di acqua'])
  })
})

describe('data and page are compared', () => {
  const data = (
    recipeIngredient: string[],
    shown: string[],
    steps = ['Impasta bene la farina.', 'Inforna la pizza.'],
  ) =>
    `<html lang="it"><body><h1>Pizza</h1><script type="application/ld+json">${JSON.stringify({
      ...base,
      recipeIngredient,
      recipeInstructions: steps,
    })}</script><h2>Ingredienti</h2><ul>${shown.map((line) => `<li>${line}</li>`).join('')}</ul></body></html>`
  const ALL = ['500 g di farina', '320 g di acqua', '10 g di sale', '300 g di pelati', '250 g di mozzarella']

  test('data with part of the list are said to be incomplete', () => {
    expect(read(data(ALL.slice(0, 3), ALL))).toMatchObject({
      ingredients: ALL.slice(0, 3),
      doubts: ['Lista degli ingredienti forse incompleta: la pagina ne mostra 5, qui ce ne sono 3.'],
    })
  })

  test('nothing is said where both agree', () => {
    expect(read(data(ALL, ALL))).not.toHaveProperty('doubts')
  })
})

test('a page about something else holds no recipe', () => {
  expect(read('<h1>Chi siamo</h1><p>Una famiglia.</p><ul><li>Contatti</li></ul>')).toBeUndefined()
  expect(read('')).toBeUndefined()
})

describe('attacks come out as plain text or not at all', () => {
  const ATTACKS = [
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<svg onload=alert(1)><text>x</text></svg>',
    '<svg><script>alert(1)</script></svg>',
    '<a href="javascript:alert(1)">clicca</a>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<math><mi xlink:href="data:x,<script>alert(1)</script>">',
    '<style>@import url(//evil.example)</style>',
    '&lt;script&gt;alert(1)&lt;/script&gt;',
    '&amp;lt;img src=x onerror=alert(1)&amp;gt;',
    '&#60;script&#62;alert(1)&#60;/script&#62;',
    '<template><script>alert(1)</script></template>',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
    '<<script>script>alert(1)<</script>/script>',
    '<scr\u0000ipt>alert(1)</scr\u0000ipt>',
    '<!--><img src=x onerror=alert(1)>-->',
  ]

  test.each(ATTACKS)('%s', (attack) => {
    const recipe = read(
      jsonLd(
        JSON.stringify({
          ...base,
          name: `Pizza ${attack}`,
          description: attack,
          author: attack,
          recipeIngredient: [`farina ${attack}`, 'acqua', 'sale'],
          recipeInstructions: [{ '@type': 'HowToStep', text: `Impasta ${attack}` }],
          image: 'javascript:alert(1)',
        }).replaceAll('</', '<\\/'),
      ),
    )
    const texts = JSON.stringify(recipe)
    expect(recipe?.name).toMatch(/^Pizza/)
    expect(recipe?.ingredients[0]).toMatch(/^farina/)
    expect(texts).not.toMatch(/<(?:script|img|svg|iframe|a|style|math|template)\b/i)
    expect(texts).not.toMatch(/onerror|onload|javascript:|srcdoc/i)
    expect(recipe?.imageUrl).toBeNull()
  })

  test.each([
    ['data: pictures', 'data:image/svg+xml,<svg onload=alert(1)>'],
    ['javascript: pictures', ' javascript:alert(1)'],
  ])('%s are no pictures', (_name, image) => {
    expect(read(jsonLd(JSON.stringify({ ...base, image })))?.imageUrl).toBeNull()
  })

  test('template strings and direction marks stay text and stay visible', () => {
    const recipe = read(
      jsonLd(JSON.stringify({ ...base, name: 'Pizza $' + '{process.env} {{7*7}} \u202eexe.\u0000' })),
    )
    expect(recipe?.name).toBe('Pizza $' + '{process.env} {{7*7}} exe.')
  })

  test('pages that nest or repeat without end are read or refused, soon', () => {
    const deep = `${'['.repeat(2000)}${JSON.stringify(base)}${']'.repeat(2000)}`
    expect(() => read(jsonLd(deep))).not.toThrow()
    expect(() => read(`${'<div>'.repeat(2000)}x`)).not.toThrow()
    expect(() => read(`<h2>Ingredienti</h2>${'<ul><li>a'.repeat(3000)}`)).not.toThrow()
    expect(() => read(`<p>Ingredienti: ${'5 g di a, '.repeat(20_000)}</p>`)).not.toThrow()
    const prototype = read(
      jsonLd(
        '{"@type":"Recipe","name":"x","__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}',
      ),
    )
    expect(prototype).toBeUndefined()
    expect(({} as { polluted?: number }).polluted).toBeUndefined()
  })
})

test('the yield of a label ends with its sentence', () => {
  const page = `<html lang="it"><body><h1>Calzoni</h1><p>Dosi per 4 calzoni. Preparazione 40 minuti, cottura 15 minuti.</p>
    <h2>Ingredienti</h2><ul><li>500 g di farina</li><li>300 g di acqua</li><li>10 g di sale</li></ul>
    <h2>Procedimento</h2><ol><li>Impasta la farina con l'acqua.</li><li>Inforna per 15 minuti.</li></ol></body></html>`
  expect(read(page)?.yield).toBe('4 calzoni')
})
