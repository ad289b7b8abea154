/** Colour and finish of what is spread or strewn over a whole pizza. */
import { light, type Ramp, type Rgb, ramp } from '../../fields/colour.ts'

export type SauceKind =
  | 'tomato'
  | 'cream'
  | 'oil'
  | 'pesto'
  | 'pumpkin'
  | 'chickpea'
  | 'pistachio'
  | 'chocolate'
  | 'ricotta'
  | 'yolk'
  | 'broccoli'
  | 'breadcrumbs'
  | 'paleCrumbs'
  | 'grapeSyrup'
  | 'icingSugar'
  | 'gratedCheese'
  | 'onion'

export interface Spread {
  colours: Ramp
  stain: Rgb
  rough: number
  subsurface: number
  coat: number
  /** The edge bakes darker. */
  edge: number
  /** Loose grains instead of a smooth spread. */
  grainy?: boolean
  /** A dusting that lets what is under it through. */
  dust?: boolean
}

const over = (colours: readonly [string, string, string, string, string]) =>
  ramp(colours.map((colour, at) => [[0, 0.3, 0.56, 0.78, 1][at], colour] as const))

export const SPREADS: Record<SauceKind, Spread> = {
  tomato: {
    colours: over(['#74100a', '#95180c', '#ac200f', '#bd2c15', '#cf5229']),
    stain: light('#f08a4a'),
    rough: 0.5,
    subsurface: 0.14,
    coat: 0.18,
    edge: 0.42,
  },
  cream: {
    colours: over(['#e2c184', '#efd9a6', '#f5e6bf', '#f8edcf', '#fbf4df']),
    stain: light('#fff0d0'),
    rough: 0.36,
    subsurface: 0.5,
    coat: 0.35,
    edge: 0.1,
  },
  oil: {
    colours: over(['#c08536', '#d9a351', '#e6bd72', '#eecb8a', '#f3d9a3']),
    stain: light('#f6dca0'),
    rough: 0.42,
    subsurface: 0.25,
    coat: 0.5,
    edge: 0.12,
  },
  pesto: {
    colours: over(['#23380b', '#3a5512', '#54731d', '#6d8b2b', '#93a94a']),
    stain: light('#d8d890'),
    rough: 0.34,
    subsurface: 0.1,
    coat: 0.5,
    edge: 0.2,
  },
  pumpkin: {
    colours: over(['#a8500f', '#cf7416', '#e08c22', '#eba33a', '#f4bf62']),
    stain: light('#f6c27a'),
    rough: 0.36,
    subsurface: 0.4,
    coat: 0.4,
    edge: 0.2,
  },
  chickpea: {
    colours: over(['#a4702a', '#c2903c', '#d2a44e', '#dcb566', '#e8cb8c']),
    stain: light('#f4dca8'),
    rough: 0.46,
    subsurface: 0.35,
    coat: 0.3,
    edge: 0.15,
  },
  pistachio: {
    colours: over(['#5d6a22', '#83913a', '#9fab50', '#b5be68', '#cdd38d']),
    stain: light('#dfe0a0'),
    rough: 0.4,
    subsurface: 0.3,
    coat: 0.35,
    edge: 0.15,
  },
  chocolate: {
    colours: over(['#1d0d06', '#361a0c', '#4a2612', '#5c321a', '#7a4826']),
    stain: light('#c89a70'),
    rough: 0.2,
    subsurface: 0.12,
    coat: 0.7,
    edge: 0.1,
  },
  ricotta: {
    colours: over(['#d9c08e', '#eadab4', '#f2e5c8', '#f6ecd6', '#faf3e3']),
    stain: light('#fff2dc'),
    rough: 0.55,
    subsurface: 0.6,
    coat: 0.12,
    edge: 0.08,
  },
  yolk: {
    colours: over(['#c07f22', '#d99c38', '#e5af4e', '#edc168', '#f4d592']),
    stain: light('#f9dc98'),
    rough: 0.26,
    subsurface: 0.45,
    coat: 0.6,
    edge: 0.12,
  },
  breadcrumbs: {
    colours: over(['#6d3c14', '#99601f', '#b37a34', '#c59048', '#dab06c']),
    stain: light('#e0a060'),
    rough: 0.8,
    subsurface: 0.1,
    coat: 0,
    edge: 0.1,
    grainy: true,
  },
  paleCrumbs: {
    colours: over(['#b07c38', '#cfa156', '#dfb872', '#eacb90', '#f3ddb0']),
    stain: light('#f4dca8'),
    rough: 0.8,
    subsurface: 0.2,
    coat: 0,
    edge: 0.1,
    grainy: true,
  },
  grapeSyrup: {
    colours: over(['#22060f', '#3c0b1c', '#561429', '#732340', '#97415c']),
    stain: light('#f2dcc4'),
    rough: 0.16,
    subsurface: 0.15,
    coat: 0.8,
    edge: 0.1,
  },
  onion: {
    colours: over(['#8a4d16', '#b97a2c', '#d3a050', '#e2bd74', '#efd59c']),
    stain: light('#f0d090'),
    rough: 0.3,
    subsurface: 0.4,
    coat: 0.5,
    edge: 0.3,
  },
  icingSugar: {
    colours: over(['#e6dfd4', '#eee8de', '#f4efe7', '#f8f5ee', '#fbf9f4']),
    stain: [1, 1, 1],
    rough: 0.8,
    subsurface: 0.2,
    coat: 0,
    edge: 0,
    grainy: true,
    dust: true,
  },
  gratedCheese: {
    colours: over(['#dcb878', '#e6c98f', '#eed7a6', '#f3e2bb', '#f8ecd0']),
    stain: [1, 1, 1],
    rough: 0.5,
    subsurface: 0.4,
    coat: 0.1,
    edge: 0,
    grainy: true,
    dust: true,
  },
  broccoli: {
    colours: over(['#3d5317', '#587326', '#718b38', '#88a04c', '#a8bb6e']),
    stain: light('#d6dca0'),
    rough: 0.42,
    subsurface: 0.3,
    coat: 0.35,
    edge: 0.15,
  },
}
