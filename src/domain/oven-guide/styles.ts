/** The styles that the oven guide bakes: how hot, how long, on what.
 *
 * Units   °C of the floor for what bakes on it, of the oven for pans; seconds; g/cm² and percent of the flour.
 * Source  content/styles/: each figure carries its own key of docs/sources.md; 'stima' is this project's estimate. A
 *         style that the full calculator has as a preset has its hydration and thickness.
 * Valid   `timeS` holds in `idealC`, in the oven and on the surface of `reference`. */
import { OVEN_STYLE_BY_ID } from '#knowledge/styles-oven.ts'
import { OVEN_STYLE_IDS, type OvenStyleId } from '#knowledge/styles-oven-names.ts'
import type { OvenType } from './ovens.ts'
import type { SurfaceId } from './surfaces.ts'

/** 'stima' or a key of docs/sources.md. */
type FigureSource = (typeof OVEN_STYLE_BY_ID)[OvenStyleId]['idealC' | 'timeS']['source']
type Figure = Readonly<{ min: number; max: number; source: FigureSource }>

export type OvenStyle = Readonly<{
  id: OvenStyleId
  name: string
  notes: string
  /** The first one suits the style best. */
  surfaces: readonly SurfaceId[]
  idealC: Figure
  timeS: Figure
  reference: Readonly<{ oven: OvenType; surface: SurfaceId }>
  dough: Readonly<{ hydrationPct: number; thicknessFactor: number }>
  tip: string
  /** Said in place of `tip` where the set-up bakes for minutes what the style bakes in seconds. */
  slowTip?: string
}>

/** The keys of the figures, in words for the reader. */
export const FIGURE_SOURCES: Readonly<Record<FigureSource, string>> = {
  'AVPN-2024': 'disciplinare AVPN',
  'REG-97-2010': 'disciplinare STG, Reg. UE 97/2010',
  'ARLA-TEGLIA': 'Arla Pro',
  'MISYA-SFINCIONE': 'Misya',
  'DETROIT-550F': 'Tasting Table',
  stima: 'stima',
}

export const ovenStyle = (id: OvenStyleId): OvenStyle => OVEN_STYLE_BY_ID[id]

export const OVEN_STYLES = OVEN_STYLE_IDS.map(ovenStyle)
