import type { Department } from '#domain/ingredients/department.ts'
import { ContentError } from './content-error.ts'
import { type IngredientEntry, IngredientsFile } from './ingredient-schema.ts'
import { readYaml } from './read-yaml.ts'

export type Ingredient = IngredientEntry & { department: Department; file: string }

const IN_ORDER: readonly Department[] = [
  'Ortofrutta',
  'Dispensa',
  'Farine e lieviti',
  'Banco frigo',
  'Salumi e carne',
  'Pesce',
  'Da casa',
]
const departmentOf = new Map<string, Department>(
  IN_ORDER.map((department) => [`${department.toLowerCase().replaceAll(' ', '-')}.yaml`, department]),
)
const FILES = [...departmentOf.keys()]

function readFile(name: string, text: string): { entries: Ingredient[]; problems: string[] } {
  const file = `content/ingredients/${name}`
  const department = departmentOf.get(name)
  if (!department) {
    const known = FILES.join(', ')
    return { entries: [], problems: [`${file}: un file è un reparto, uno tra ${known}`] }
  }
  const { data = [], problems } = readYaml(file, text, IngredientsFile)
  return {
    entries: data.map((entry) => ({
      ...entry,
      ...(entry.substitutes && { family: entry.id }),
      department,
      file,
    })),
    problems,
  }
}

const namesOf = ({ name, names = [] }: Ingredient) => [name, ...names].map((one) => one.toLowerCase())

function checkTogether(entries: readonly Ingredient[]): string[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  const byName = new Map(
    entries.toReversed().flatMap((entry) => namesOf(entry).map((name) => [name, entry] as const)),
  )
  return entries.flatMap((entry) => {
    const say = (problem: string) => `${entry.file}, «${entry.id}»: ${problem}`
    const first = entries.find(({ id }) => id === entry.id)
    const kind = entry.kindOf === undefined ? undefined : byId.get(entry.kindOf)
    const isLost = entry.kindOf !== undefined && (!kind || kind.kindOf !== undefined)
    return [
      ...(first === entry ? [] : [say(`questo id c'è già in ${first?.file}: scegline un altro`)]),
      ...[...new Set(namesOf(entry))].flatMap((name) => {
        const other = byName.get(name)
        const isTaken = first === entry && other !== undefined && other !== entry
        return isTaken
          ? [say(`«${name}» è già un nome di «${other.id}»: toglilo da una delle due, o scrivi kindOf`)]
          : []
      }),
      ...(isLost ? [say(`kindOf: «${entry.kindOf}» deve essere un'altra voce, che non è una varietà`)] : []),
      ...Object.keys(entry.nutrition?.parts ?? {})
        .filter((part) => !byId.get(part)?.nutrition)
        .map((part) => say(`nutrition.parts: «${part}» non è una voce con valori nutrizionali`)),
    ]
  })
}

export function readIngredients(files: ReadonlyMap<string, string>): Ingredient[] {
  const inOrder = [...files].sort(([one], [other]) => FILES.indexOf(one) - FILES.indexOf(other))
  const read = inOrder.map(([name, text]) => readFile(name, text))
  const entries = read.flatMap((one) => one.entries)
  // A file with an error yields no entries, so references to its entries would be reported as wrong, too.
  const broken = read.flatMap((one) => one.problems)
  const problems = broken.length > 0 ? broken : checkTogether(entries)
  if (problems.length > 0) throw new ContentError(problems)
  return entries
}
