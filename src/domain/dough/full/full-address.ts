/** Query string of the full calculator's page: form, tools, and two commands (`preset`, `start`) of buttons
 * that work without JavaScript.
 *
 * Units   form fields as in `full-query.ts`; numbers of the tools with a decimal point.
 * Source  the site's specification for the names of the form's fields; the other names are ours. `preset`
 *         names a preset, `start` the starting point (flour, pan or balls) or the other shape.
 * Valid   any address. Reading an address executes its commands; written addresses contain no commands. */
import { italianDecimal, parseDecimal } from '#domain/words/decimal-input.ts'
import { LONGEST_VALUE } from '#domain/words/longest-value.ts'
import {
  DEFAULT_DOUGH_FORM,
  type DimensionField,
  DOUGH_FIELDS,
  type DoughField,
  type DoughForm,
  HOUSE_FORM,
  PIZZA_SHAPES,
  type PizzaShape,
  USUAL_SIZE,
} from './full-limits.ts'
import { applyPreset, DOUGH_PRESETS, type DoughPreset, PRESET_FIELDS, thicknessIn } from './full-presets.ts'
import {
  type DoughDraft,
  draftOfForm,
  draftOfQuery,
  type QueryPairs,
  queryOfDraft,
  readDoses,
  TYPED_PERCENTAGES,
} from './full-query.ts'
import {
  FIRST_TOOLS,
  isToolNumber,
  readNumbers,
  TOOL_FIELDS,
  type ToolDraft,
  type ToolErrors,
} from './full-tools.ts'
import {
  inOtherShape,
  type StartAnswer,
  startChanges,
  startFromBalls,
  startFromFlour,
  startFromPan,
} from './start-from.ts'

export const PRESET_PARAMETER = 'preset'
export const START_PARAMETER = 'start'
/** The link of a pizza evening whose yeast is carried to the evening's hours: no longer the recipe's tested dose. */
export const OF_EVENING = { name: 'da', value: 'serata' } as const

const START_KINDS = ['flour', 'pan', 'balls', 'shape'] as const
export type StartKind = (typeof START_KINDS)[number]

export type PageDraft = {
  dough: DoughDraft
  tools: ToolDraft
  refusal: { kind: StartKind; message: string; errors: ToolErrors } | null
  started: { kind: StartKind; message: string } | null
  notices: readonly string[]
  /** How many there were in the other shape. */
  turnedFrom?: number
}

const OWN_NAMES: ReadonlySet<string> = new Set<string>([
  ...DOUGH_FIELDS,
  ...TOOL_FIELDS,
  PRESET_PARAMETER,
  START_PARAMETER,
  TYPED_PERCENTAGES.name,
])

const CHANGED_BY_PRESET = [...PRESET_FIELDS, 'yeastFactor'] as const

/** A shape takes its usual size where nobody has typed one. */
function withShape(draft: DoughDraft, shape: PizzaShape): DoughDraft {
  const sides = Object.entries(USUAL_SIZE[shape]).map(([side, cm]) => [
    side,
    draft[side as DimensionField].trim() || String(cm),
  ])
  return { ...draft, shape, ...Object.fromEntries(sides) }
}

/** What the reader types or chooses in a field. */
export function withField(
  draft: DoughDraft,
  field: DoughField,
  text: string,
  house: number = HOUSE_FORM.thicknessFactor,
): DoughDraft {
  const shape = field === 'shape' && PIZZA_SHAPES.find((one) => one === text)
  if (!shape) return { ...draft, [field]: text }
  const own = parseDecimal(draft.thicknessFactor)
  const next = own === null ? own : thicknessIn(shape, own, draft.yeastByEstimate === 'true', house)
  return {
    ...withShape(draft, shape),
    ...(next !== null && next !== own && { thicknessFactor: italianDecimal(next) }),
  }
}

/** A preset leaves shape, size and number as they are: the site's specification gives its values only. */
export function withPreset(draft: DoughDraft, preset: DoughPreset): DoughDraft {
  const values = draftOfForm(applyPreset(DEFAULT_DOUGH_FORM, preset))
  return { ...draft, ...Object.fromEntries(CHANGED_BY_PRESET.map((field) => [field, values[field]])) }
}

function solve(
  form: DoughForm,
  tools: ToolDraft,
  kind: Exclude<StartKind, 'shape'>,
): StartAnswer | { errors: ToolErrors } {
  if (kind === 'flour') {
    const read = readNumbers(tools, ['haveFlourG'])
    return 'errors' in read ? read : startFromFlour(form, read.values.haveFlourG)
  }
  if (kind === 'balls') {
    const read = readNumbers(tools, ['haveBalls', 'haveBallG'])
    return 'errors' in read
      ? read
      : startFromBalls(form, { count: read.values.haveBalls, ballG: read.values.haveBallG })
  }
  const read = readNumbers(tools, ['havePans', 'havePanLengthCm', 'havePanWidthCm'])
  if ('errors' in read) return read
  const { havePans, havePanLengthCm, havePanWidthCm } = read.values
  const pan = { shape: 'pan', lengthCm: havePanLengthCm, widthCm: havePanWidthCm, count: havePans } as const
  const { shape, thicknessFactor: own } = form
  return startFromPan(form, pan, shape === 'pan' ? own : thicknessIn('pan', own))
}

export function startedFrom(page: PageDraft, kind: StartKind): PageDraft {
  const { dough, tools, turnedFrom } = page
  const { form } = readDoses(dough)
  const refused = (message: string, errors: ToolErrors = {}): PageDraft => ({
    ...page,
    refusal: { kind, message, errors },
    started: null,
  })
  if (form === null) return refused('Prima correggi i campi segnati nel modulo.')
  const began = (next: DoughForm) => ({
    ...page,
    dough: { ...draftOfForm(next), name: dough.name },
    refusal: null,
  })
  if (kind === 'shape')
    return { ...began(inOtherShape(form, turnedFrom)), started: null, turnedFrom: form.servings }
  const answer = solve(form, tools, kind)
  if ('errors' in answer) return refused('', answer.errors)
  if ('refusal' in answer) return refused(answer.refusal)
  return { ...began(answer.form), started: { kind, message: startChanges(form, answer.form) } }
}

function toolsOf(given: ReadonlyMap<string, string>): ToolDraft {
  const text = (field: (typeof TOOL_FIELDS)[number]) => {
    const value = given.get(field) ?? FIRST_TOOLS[field]
    return isToolNumber(field) ? value.replace('.', ',') : value
  }
  return Object.fromEntries(TOOL_FIELDS.map((field) => [field, text(field)])) as ToolDraft
}

function noticesOf(
  all: readonly (readonly [string, string])[],
  given: ReadonlyMap<string, string>,
): string[] {
  const own = all.filter(([name]) => OWN_NAMES.has(name))
  const repeated = new Set(
    own.filter(([name, value]) => given.has(name) && given.get(name) !== value).map(([name]) => name),
  )
  const tooLong = new Set(own.filter(([, value]) => value.length > LONGEST_VALUE).map(([name]) => name))
  const [preset, start] = [given.get(PRESET_PARAMETER), given.get(START_PARAMETER)]
  return [
    ...(preset !== undefined && !DOUGH_PRESETS.some(({ id }) => id === preset)
      ? [`Lo stile «${preset.slice(0, 40)}» non esiste: scegline uno di questi.`]
      : []),
    ...(start !== undefined && !START_KINDS.some((kind) => kind === start)
      ? [`Il link chiede di partire da «${start.slice(0, 40)}», che qui non c'è.`]
      : []),
    ...[...repeated]
      .filter((name) => !tooLong.has(name))
      .map((name) => `Il link ripete «${name}» con valori diversi: vale il primo.`),
    ...[...tooLong].map((name) => `Il link porta un testo troppo lungo in «${name}»: è rimasto fuori.`),
  ]
}

export const isWithoutDough = (address: QueryPairs): boolean =>
  [...address].every(([name]) => !OWN_NAMES.has(name))

export function readAddress(address: QueryPairs): PageDraft {
  const all = [...address]
  const pairs = all.filter(([, value]) => value.length <= LONGEST_VALUE)
  const given = new Map([...pairs].reverse()) // the first of repeated parameters counts
  const preset = DOUGH_PRESETS.find(({ id }) => id === given.get(PRESET_PARAMETER))
  const start = START_KINDS.find((kind) => kind === given.get(START_PARAMETER))
  const asked = draftOfQuery(pairs)
  const draft: PageDraft = {
    dough: preset ? withPreset(asked, preset) : asked,
    tools: toolsOf(given),
    refusal: null,
    started: null,
    notices: noticesOf(all, given),
  }
  return start ? startedFrom(draft, start) : draft
}

const storedTool = (field: (typeof TOOL_FIELDS)[number], text: string): string =>
  isToolNumber(field) && parseDecimal(text) !== null ? text.trim().replace(',', '.') : text

export function writeAddress({ dough, tools }: PageDraft, before: QueryPairs = []): [string, string][] {
  return [
    ...queryOfDraft(dough),
    ...TOOL_FIELDS.filter((field) => tools[field] !== FIRST_TOOLS[field]).map((field): [string, string] => [
      field,
      storedTool(field, tools[field]),
    ]),
    ...[...before]
      .filter(([name]) => !OWN_NAMES.has(name))
      .map(([name, value]): [string, string] => [name, value]),
  ]
}

/** Short address for paper, to be typed by hand. It contains only values that differ from their defaults,
 * and no notes. It gives the same dough and plan. */
export function writeShortAddress(draft: PageDraft): [string, string][] {
  const first = new Map(queryOfDraft(draftOfForm(DEFAULT_DOUGH_FORM)))
  return writeAddress({ ...draft, dough: { ...draft.dough, notes: '' } }).filter(
    ([name, value]) => first.get(name) !== value,
  )
}
