/** Baking surfaces.
 *
 * Units   °C, minutes; `slowness` is the baking time relative to a hot stone.
 * Source  steel about 30 % faster than stone [COOKS-ACCIAIO]; 45 minutes for steel [MYHRVOLD-ACCIAIO]; tin
 *         melts at 232 °C [CRC]. The other figures are [stima]; the tested recipes heat a stone for an hour.
 * Valid   stone, steel and deck are preheated; pans go in cold. */

export const SURFACES = [
  'stone',
  'steel',
  'deck',
  'oiled_pan',
  'sheet_pan',
  'cast_iron',
  'perforated_pan',
  'copper_pan',
] as const
export type SurfaceId = (typeof SURFACES)[number]

export type Surface = Readonly<{
  name: string
  slowness: number
  /** Minutes to heat up in a home oven; 0 for surfaces that go in cold. */
  preheatMin: number
  /** Minutes until it is hot again after a pizza, in a home oven. */
  recoveryMin: number
  maxC?: number
}>

export const SURFACE_TABLE: Readonly<Record<SurfaceId, Surface>> = {
  stone: { name: 'Pietra refrattaria', slowness: 1, preheatMin: 60, recoveryMin: 4 },
  steel: { name: "Piastra d'acciaio", slowness: 1 / 1.3, preheatMin: 45, recoveryMin: 3 },
  deck: { name: 'Platea del forno', slowness: 1, preheatMin: 45, recoveryMin: 4 },
  oiled_pan: { name: 'Teglia di ferro unta', slowness: 1.35, preheatMin: 0, recoveryMin: 1 },
  sheet_pan: { name: 'Teglia da forno', slowness: 1.45, preheatMin: 0, recoveryMin: 1 },
  cast_iron: { name: 'Padella di ghisa', slowness: 1.3, preheatMin: 0, recoveryMin: 1 },
  perforated_pan: { name: 'Teglia forata', slowness: 1.25, preheatMin: 0, recoveryMin: 1 },
  copper_pan: { name: 'Teglia di rame stagnato', slowness: 1.15, preheatMin: 0, recoveryMin: 1, maxC: 230 },
}

export const isPan = (surface: SurfaceId): boolean => SURFACE_TABLE[surface].preheatMin === 0

type Place = 'home' | 'professional' | 'outdoors'

/** A tray that is turned over holds less heat than a stone, and is hotter than one that goes in cold [stima]. */
const TURNED_TRAY_SLOWNESS = 1.15

export const slownessOf = (surface: SurfaceId, place: Place): number =>
  surface === 'deck' && place === 'home' ? TURNED_TRAY_SLOWNESS : SURFACE_TABLE[surface].slowness

/** No home oven has a deck: what stands there is a rack or a tray turned over. */
export const surfaceName = (surface: SurfaceId, place: Place | undefined): string =>
  surface === 'deck' && place === 'home' ? 'Ripiano o teglia rovesciata' : SURFACE_TABLE[surface].name
