import { expect, test } from 'vitest'
import { reworded } from './reworded.ts'

test.each([
  // a double letter more or less
  ['nutela', 'crema nocciole'],
  ['zepole', 'zeppole'],
  ['mozarela', 'mozzarella'],
  ['bigga', 'biga'],
  ['pissa', 'pizza'],
  // a letter that is another
  ['abinamenti', 'abbinamenti'],
  // other languages
  ['pizza ohne Käse', 'pizza senza formaggio'],
  ['pizza sans gluten', 'pizza senza glutine'],
  ['glutenfreie Pizza', 'senza glutine pizza'],
  ['Pizza mit Thunfisch', 'pizza con tonno'],
  ['dairy-free pizza', 'senza latticini pizza'],
  // other names on the site
  ['pizza senza impastare', '"senza impasto"'],
  ['non voglio aspettare che lieviti', 'veloce'],
  ['impasto senza lievito', 'impasto senza lievito veloce'],
  ['pre-impasto', 'prefermento'],
  ['mi è avanzato del pane secco', 'pane raffermo'],
  ['piada romagnola', 'piadina romagnola'],
  ['vegetariane ma non solo verdure', 'vegetariana'],
  // two known words without a space
  ['lievitomadre', 'lievito madre'],
])('%s: %s', (query, said) => expect(reworded(query)).toBe(said))

test.each([
  'senza lievito madre',
  'Pizza "mit Käse"',
  'senza noci',
  'pale per la pizza',
  "olio d'oliva",
  'xyzzy qwertyuiop',
])('%s stays', (query) => expect(reworded(query)).toBe(query))
