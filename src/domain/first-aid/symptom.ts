/** A fault of a pizza or of its dough: what it is called, how it looks, what may be behind it and what to change.
 *
 * Units   what a correction sets has the units of the tool that it opens.
 * Source  content/first-aid/*.yaml; scripts/knowledge/first-aid-schema.ts says what each field means.
 * Valid   what scripts/knowledge/read-first-aid.ts lets through: every id that is named is there, every link is accepted. */
import type { DoughField } from '#domain/dough/full/full-limits.ts'
import type { DoughPresetId } from '#domain/dough/full/full-presets.ts'
import type { ToolField } from '#domain/dough/full/full-tools.ts'
import type { OvenType } from '#domain/oven-guide/ovens.ts'
import type { SurfaceId } from '#domain/oven-guide/surfaces.ts'
import type { OvenStyleId } from '#knowledge/styles-oven-names.ts'

/** When it shows: in the order of the overview. */
export const FIRST_AID_PARTS = ['pizza', 'forno', 'impasto'] as const
export type FirstAidPart = (typeof FIRST_AID_PARTS)[number]

type DoughValues = Readonly<Partial<Record<DoughField | ToolField, string | number | boolean>>>
export type OvenSetUp = Readonly<{
  style: OvenStyleId
  oven: OvenType
  surface: SurfaceId
  /** °C that the reader's oven reaches. */
  maxTemp?: number | undefined
}>

/** What the tool is opened with; `from` is the set-up that went wrong. */
export type DoughCorrection = Readonly<{ preset: DoughPresetId; from: DoughValues; set: DoughValues }>
export type OvenCorrection = Readonly<{
  from: OvenSetUp
  set: Readonly<{ [F in keyof OvenSetUp]?: OvenSetUp[F] | undefined }>
}>

/** Marks a figure that nobody has published. */
export const ESTIMATE = 'stima'

export type Cause = Readonly<{
  id: string
  title: string
  /** How to recognise it. */
  tell: string
  change: Readonly<{
    what: string
    by: string
    text: string
    /** A key of the sources, or `ESTIMATE`. */
    source: string
  }>
  sources?: readonly string[] | undefined
  /** One of the three. */
  dough?: DoughCorrection | undefined
  oven?: OvenCorrection | undefined
  read?: Readonly<{ to: string; label: string }> | undefined
}>

export type SymptomAnswer = Readonly<{
  id: string
  says: string
  likely?: readonly string[] | undefined
  unlikely?: readonly string[] | undefined
}>
export type SymptomQuestion = Readonly<{ asks: string; answers: readonly SymptomAnswer[] }>

export type Symptom = Readonly<{
  /** The last part of its address. */
  id: string
  part: FirstAidPart
  name: string
  /** The question that its page answers. */
  asks: string
  /** What people call it. */
  names: readonly string[]
  sign: string
  /** What can be done for this pizza, now. */
  now: string
  /** What its drawing shows, for readers who cannot see it. */
  drawing: string
  questions: readonly SymptomQuestion[]
  /** The likeliest first, as long as nothing is answered. */
  causes: readonly Cause[]
  /** Ids of others that are taken for it. */
  also: readonly string[]
}>
