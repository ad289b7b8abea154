import { ramp } from '../fields/colour.ts'
import { grain } from './grain.ts'

export const caper = grain({
  radii: [0.024, 0.021, 0.019],
  colours: ramp([
    [0, '#3c4119'],
    [0.5, '#5f652d'],
    [1, '#8b8c4d'],
  ]),
  rugged: 0.1,
  gloss: 0.4,
})
export const paleCrumb = grain({
  radii: [0.014, 0.011, 0.008],
  colours: ramp([
    [0, '#b88442'],
    [0.4, '#dcb06a'],
    [0.75, '#ecd09c'],
    [1, '#f6e4c0'],
  ]),
  rugged: 0.3,
  gloss: 0.05,
  detail: 0.6,
})
export const crumb = grain({
  radii: [0.015, 0.012, 0.009],
  colours: ramp([
    [0, '#8a5420'],
    [0.4, '#c08a42'],
    [0.75, '#dcb06c'],
    [1, '#ecd2a0'],
  ]),
  rugged: 0.3,
  gloss: 0.08,
  detail: 0.6,
})
/** What falls from a spoon of green pesto. */
export const pestoDrop = grain({
  radii: [0.045, 0.036, 0.012],
  colours: ramp([
    [0, '#4a5a18'],
    [0.5, '#7d9136'],
    [1, '#b2bf6a'],
  ]),
  rugged: 0.28,
  gloss: 0.45,
  soft: 0.2,
  tilt: 0.1,
})
export const peppercorn = grain({
  radii: [0.0085, 0.007, 0.006],
  colours: ramp([
    [0, '#120d0a'],
    [0.5, '#2e241c'],
    [1, '#6b5a48'],
  ]),
  rugged: 0.3,
  gloss: 0.05,
  detail: 0.5,
})
export const herbFleck = grain({
  radii: [0.015, 0.007, 0.004],
  colours: ramp([
    [0, '#46502a'],
    [0.5, '#6b7444'],
    [1, '#98a070'],
  ]),
  rugged: 0.25,
  gloss: 0.05,
  detail: 0.5,
})
export const coarseSalt = grain({
  radii: [0.0095, 0.008, 0.007],
  colours: ramp([
    [0, '#d8d4cc'],
    [0.5, '#ece9e3'],
    [1, '#f8f6f2'],
  ]),
  rugged: 0.12,
  box: 0.45,
  gloss: 0.5,
  soft: 0.3,
  detail: 0.5,
})
export const chilliFlake = grain({
  radii: [0.013, 0.009, 0.003],
  colours: ramp([
    [0, '#5c0a04'],
    [0.5, '#8f1a0a'],
    [1, '#c05018'],
  ]),
  rugged: 0.25,
  gloss: 0.3,
  detail: 0.5,
})
export const sugarGrain = grain({
  radii: [0.0034, 0.0034, 0.0028],
  colours: ramp([
    [0, '#e4e0d8'],
    [1, '#faf8f4'],
  ]),
  rugged: 0.1,
  box: 0.5,
  gloss: 0.6,
  soft: 0.3,
  detail: 0.35,
})
export const aniseSeed = grain({
  radii: [0.014, 0.006, 0.005],
  colours: ramp([
    [0, '#5b4a26'],
    [0.5, '#8a7743'],
    [1, '#b3a26c'],
  ]),
  rugged: 0.1,
  detail: 0.5,
})
export const roe = grain({
  radii: [0.02, 0.012, 0.006],
  colours: ramp([
    [0, '#a8480c'],
    [0.5, '#d4781a'],
    [1, '#eba23e'],
  ]),
  rugged: 0.25,
  gloss: 0.2,
  soft: 0.3,
  detail: 0.6,
})
export const crackling = grain({
  radii: [0.04, 0.032, 0.024],
  colours: ramp([
    [0, '#8a4a1e'],
    [0.5, '#c68246'],
    [1, '#e8bb86'],
  ]),
  rugged: 0.22,
  box: 0.6,
  gloss: 0.45,
})
