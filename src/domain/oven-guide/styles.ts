/** The styles of the oven guide: temperature, time and surfaces.
 *
 * Units   °C of the floor for direct bakes, of the oven for pans; seconds; g/cm² and percent of the flour.
 * Source  content/styles/: each figure has its own key of docs/sources.md, or is [stima]. Hydration and
 *         thickness come from the style's preset in the full calculator, if it exists.
 * Valid   `timeS` applies to temperatures in `idealC`, with the oven and the surface of `reference`. */
import { OVEN_STYLE_BY_ID } from '#knowledge/styles-oven.ts'
import { OVEN_STYLE_IDS, type OvenStyleId } from '#knowledge/styles-oven-names.ts'
import type { OvenType } from './ovens.ts'
import type { SurfaceId } from './surfaces.ts'

type FigureSource = (typeof OVEN_STYLE_BY_ID)[OvenStyleId]['idealC' | 'timeS']['source']
type Figure = Readonly<{ min: number; max: number; source: FigureSource }>

export type OvenStyle = Readonly<{
  id: OvenStyleId
  name: string
  notes: string
  surfaces: readonly SurfaceId[]
  idealC: Figure
  timeS: Figure
  reference: Readonly<{ oven: OvenType; surface: SurfaceId }>
  dough: Readonly<{ hydrationPct: number; thicknessFactor: number }>
  tip: string
  slowTip?: string
}>

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
