/** Colour and finish of what is spread or strewn over a whole pizza. */
import { light, type Ramp, type Rgb, ramp } from '../../fields/colour.ts'

export interface Spread {
  colours: Ramp
  stain: Rgb
  subsurface: number
  coat: number
  /** The edge bakes darker. */
  edge: number
  /** Loose grains instead of a smooth spread; as dust they let what is under them through. */
  grains?: 'loose' | 'dust'
}

/** Five colours from the darkest to the lightest, the stain around it, then the numbers of a spread in their order. */
const spread = (
  colours: string,
  stain: string,
  subsurface: number,
  coat: number,
  edge: number,
  grains?: Spread['grains'],
): Spread => ({
  colours: ramp([0, 0.3, 0.56, 0.78, 1], colours),
  stain: light(stain),
  subsurface,
  coat,
  edge,
  ...(grains ? { grains } : {}),
})

export const SPREADS = {
  tomato: spread('#7d140b #981b0d #a92411 #b93517 #d2642f', '#f08a4a', 0.4, 0.3, 0.3),
  cream: spread('#e2c184 #efd9a6 #f5e6bf #f8edcf #fbf4df', '#fff0d0', 0.5, 0.35, 0.1),
  oil: spread('#cf9648 #dfb068 #e8c07e #eccb90 #f1d8a8', '#f6dca0', 0.25, 0.5, 0.12),
  pesto: spread('#23380b #3a5512 #54731d #6d8b2b #93a94a', '#d8d890', 0.1, 0.5, 0.2),
  pumpkin: spread('#d67826 #e28a32 #ea9a42 #efa950 #f4b968', '#f6c27a', 0.5, 0.12, 0.2),
  chickpea: spread('#b98c48 #d0aa66 #dcbc80 #e6cd9c #f0dfba', '#f4dca8', 0.4, 0.35, 0.25),
  chocolate: spread('#3c1c0d #532a15 #66361c #774324 #8e5632', '#c89a70', 0.4, 0.2, 0.1),
  ricotta: spread('#d9c08e #eadab4 #f2e5c8 #f6ecd6 #faf3e3', '#fff2dc', 0.6, 0.12, 0.08),
  yolk: spread('#c07f22 #d99c38 #e5af4e #edc168 #f4d592', '#f9dc98', 0.45, 0.6, 0.12),
  breadcrumbs: spread('#6d3c14 #99601f #b37a34 #c59048 #dab06c', '#e0a060', 0.1, 0, 0.1, 'loose'),
  paleCrumbs: spread('#b07c38 #cfa156 #dfb872 #eacb90 #f3ddb0', '#f4dca8', 0.2, 0, 0.1, 'loose'),
  grapeSyrup: spread('#22060f #3c0b1c #561429 #732340 #97415c', '#f2dcc4', 0.15, 0.8, 0.1),
  onion: spread('#b87a2e #cd9540 #d9a650 #e2b462 #eac67c', '#f0d090', 0.4, 0.5, 0.3),
  gratedCheese: spread('#d8ac62 #e2bf80 #ead09a #f0dcb0 #f6e7c8', '#ffffff', 0.4, 0.1, 0, 'dust'),
} satisfies Record<string, Spread>

export type SauceKind = keyof typeof SPREADS
export const SAUCE_KINDS = Object.keys(SPREADS) as [SauceKind, ...SauceKind[]]
