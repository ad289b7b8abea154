import { z } from 'zod'
import type { PhotoContent } from '#domain/photo-analysis/photo-content.ts'
import type { ToppingTable } from '#domain/recipes/look/topping-table.ts'
import { ContentError } from './content-error.ts'
import { wordsOfEntry } from './food-words.ts'
import { basesFile, photosFile, ToppingLooksFile } from './picture-schema.ts'
import type { Ingredient } from './read-ingredients.ts'
import { readYaml } from './read-yaml.ts'

function withEntries(looks: ToppingLooksFile, entries: readonly Ingredient[]): ToppingLooksFile {
  const unknown = entries.flatMap(({ file, id, look }) =>
    typeof look === 'string' && !looks.some((one) => one.look === look)
      ? [`${file}, «${id}»: look: «${look}» non è in content/pictures/toppings.yaml`]
      : [],
  )
  if (unknown.length > 0) throw new ContentError(unknown)
  const wordsFor = (name: string) => entries.filter(({ look }) => look === name).flatMap(wordsOfEntry)
  const own = entries.flatMap((entry) =>
    typeof entry.look === 'object' ? [{ ...entry.look, words: [...wordsOfEntry(entry)] }] : [],
  )
  return [...looks.map((one) => ({ ...one, words: [...one.words, ...wordsFor(one.look)] })), ...own]
}

export function pictureModules(
  texts: ReadonlyMap<string, string>,
  entries: readonly Ingredient[],
): Record<string, string> {
  const read = <T>(name: string, schema: Parameters<typeof readYaml<T>>[2]) =>
    readYaml(`content/pictures/${name}`, texts.get(name) ?? '', schema)
  const looks = read('toppings.yaml', ToppingLooksFile)
  if (!looks.data) throw new ContentError(looks.problems)
  const all = withEntries(looks.data, entries)
  const names = [...new Set(all.map((one) => one.look))]
  const bases = read('bases.yaml', basesFile(z.enum(names)))
  const photos = read('photos.yaml', photosFile(z.enum(names)))
  if (!bases.data || !photos.data) throw new ContentError([...bases.problems, ...photos.problems])
  const toppings = all.map((one) => {
    const { shades: _shades, ...topping } = one
    return topping
  })
  const shades = Object.fromEntries(all.flatMap(({ look, shades: own }) => (own ? [[look, own]] : [])))
  const told = (name: keyof ToppingTable, data: unknown) =>
    `export const ${name}: ToppingTable['${name}'] = ${JSON.stringify(data)}\n`
  const seen = (name: keyof PhotoContent, data: unknown) =>
    `export const ${name}: PhotoContent['${name}'] = ${JSON.stringify(data)}\n`
  return {
    'topping-looks.ts': `export const TOPPING_LOOKS = ${JSON.stringify(names)} as const
export type ToppingLook = (typeof TOPPING_LOOKS)[number]\n`,
    'toppings.ts': `import type { ToppingTable } from '#domain/recipes/look/topping-table.ts'
${told('TOPPINGS', toppings)}${told('BASES', bases.data.bases)}${told('MELTING', bases.data.melting)}${told('PIECES', bases.data.pieces)}${told('TOMATOES', bases.data.tomatoes)}${told('KIN', bases.data.kin)}${told('UNSEEN_ON', bases.data.unseenOn)}`,
    'photos.ts': `import type { PhotoContent } from '#domain/photo-analysis/photo-content.ts'
${seen('SEEN', photos.data.seen)}${seen('TIPS', photos.data.tips)}${seen('LOOSE', photos.data.loose)}${seen('ON_MENUS', photos.data.onMenus)}${seen('MOST_ORDERED', photos.data.mostOrdered)}`,
    'topping-shades.ts': `import type { Mixture } from '#domain/photo-analysis/shades.ts'
import type { ToppingLook } from './topping-looks.ts'
/** Colours of each topping seen from above, with their usual shares of the topped area [stima]. */
export const TOPPING_SHADES: Readonly<Record<ToppingLook, Mixture>> = ${JSON.stringify(shades)}
`,
  }
}
