import { expect, test } from 'vitest'
import { contentRecipes } from '#tests/support/content-recipes.ts'
import { improvedRecipe } from '#tests/support/improved-recipe.ts'
import type { ImproveOption } from './options.ts'

/** Faults found by comparing recipe and result: text that the steps must have now, and text that they must
 * not have. */
const READ: readonly (readonly [string, ImproveOption, says: RegExp, not: RegExp | null])[] = [
  [
    'Pizza Boscaiola',
    'vegana',
    /sgrana la salsiccia spellata [^(]*\(Al posto della salsiccia: farcia di lenticchie, già cotta[^)]*\)/u,
    /Questo non vale/u,
  ],
  [
    'Pizza Rustica Napoletana',
    'vegana',
    /ci pensano i salumi\. \([^)]*Al posto del salame, del prosciutto cotto e dei salumi: tofu affumicato/u,
    /Versa anche/u,
  ],
  ['Pizza Prosciutto e Funghi', 'a basso contenuto di sodio', /bevuto, sala e comincia a impastare/u, null],
  [
    'Pizza Prosciutto e Funghi',
    'a basso contenuto di sodio',
    /aggiungi il prosciutto: si scalderà .*\(Al posto del prosciutto: lonza, già cotta[^)]*\)/u,
    /trito di erbe/u,
  ],
  [
    'Sfincione Bianco di Bagheria',
    'a basso contenuto di sodio',
    /quindi sali a metà altezza/u,
    /quindi trito/u,
  ],
  [
    'Pizza Pistacchio di Bronte e Mortadella',
    'a basso contenuto di sodio',
    /^Il sale è soltanto quello dell'impasto/u,
    null,
  ],
  ['Pizza Capricciosa', 'paleo', /Condisci una base per volta come dice «/u, /panett|pietra/u],
  ['Pizza Fritta Napoletana', 'paleo', /Chiudi la pasta sul ripieno/u, /friggi|olio di semi/iu],
  ['Montanare Fritte', 'senza glutine', /friggi pochi pezzi per volta/u, /panett/u],
  ['Pizza senza Glutine', 'paleo', /cuocila altri 8 minuti/u, /teglia rovente per 6 minuti/u],
  ['Pizza in Padella senza Glutine', 'chetogenica', /Dividi l'impasto in 2 pezzi/u, /due pezzi da 287 g/u],
]

test.each(READ)('%s, %s', (name, option, says, not) => {
  const recipe = contentRecipes.find((one) => one.name === name)
  if (!recipe) throw new Error(`no recipe ${name}`)
  const steps = improvedRecipe(recipe, option).steps.join('\n')
  expect(steps).toMatch(says)
  if (not) expect(steps).not.toMatch(not)
})

test('nobody who changes nothing reads of products that are not in the recipe', () => {
  const vegan = contentRecipes.filter(({ isVegan }) => isVegan)
  expect(vegan.length).toBeGreaterThan(5)
  for (const recipe of vegan)
    expect([recipe.name, improvedRecipe(recipe, 'vegana').notes.join()]).toEqual([
      recipe.name,
      expect.not.stringContaining('prodotti vegetali'),
    ])
})

test('what is said of prawn tails has their gender', () => {
  const recipe = contentRecipes.find(({ name }) => name === 'Pizza Gamberi e Pistacchio')
  const changes = recipe ? improvedRecipe(recipe, 'vegetariana').changes : []
  expect(changes.map(({ what }) => what).join()).toContain('al posto delle code di gambero')
})
