/** One composition for each form of pizza. */
import { composeBites, composeCalzone, composeRounds, composeTurnovers } from './compose-folded.ts'
import { composePala, composeSlab, composeTray } from './compose-long.ts'
import { composePan, composeRound } from './compose-round.ts'
import type { Composition, Scene } from './composition.ts'
import type { Figure } from './recognise-figure.ts'

const COMPOSERS: Record<Figure, (scene: Scene) => Composition> = {
  puffy: (scene) => composeRound(scene, { rim: 52, puff: 11, char: 1 }),
  round: (scene) => composeRound(scene, { rim: 38, puff: 7, char: 0.5 }),
  thin: (scene) => composeRound(scene, { rim: 20, puff: 5, char: 0.55 }),
  tray: composeTray,
  slab: composeSlab,
  skillet: (scene) => composePan(scene, 'skillet'),
  tin: (scene) => composePan(scene, 'tin'),
  pala: composePala,
  calzone: composeCalzone,
  turnovers: composeTurnovers,
  rounds: composeRounds,
  bites: composeBites,
}

export const compose = (figure: Figure, scene: Scene): Composition => COMPOSERS[figure](scene)
