import type { DoughField } from '#domain/dough/full/full-limits.ts'
import type { DoughPresetId } from '#domain/dough/full/full-presets.ts'
import type { ToolField } from '#domain/dough/full/full-tools.ts'
import type { OvenType } from '#domain/oven-guide/ovens.ts'
import type { SurfaceId } from '#domain/oven-guide/surfaces.ts'
import type { OvenStyleId } from '#knowledge/styles-oven-names.ts'

export const FIRST_AID_PARTS = ['pizza', 'forno', 'impasto'] as const
export type FirstAidPart = (typeof FIRST_AID_PARTS)[number]

type DoughValues = Readonly<Partial<Record<DoughField | ToolField, string | number | boolean>>>
export type OvenSetUp = Readonly<{
  style: OvenStyleId
  oven: OvenType
  surface: SurfaceId
  maxTemp?: number | undefined
}>

export type DoughCorrection = Readonly<{ preset: DoughPresetId; from: DoughValues; set: DoughValues }>
export type OvenCorrection = Readonly<{
  from: OvenSetUp
  set: Readonly<{ [F in keyof OvenSetUp]?: OvenSetUp[F] | undefined }>
}>

export const ESTIMATE = 'stima'

export type Cause = Readonly<{
  id: string
  title: string
  tell: string
  change: Readonly<{
    what: string
    by: string
    text: string
    source: string
  }>
  sources?: readonly string[] | undefined
  /** At most one of `dough`, `oven` and `read` is set. */
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
  id: string
  part: FirstAidPart
  name: string
  asks: string
  names: readonly string[]
  sign: string
  now: string
  drawing: string
  questions: readonly SymptomQuestion[]
  causes: readonly Cause[]
  also: readonly string[]
}>
