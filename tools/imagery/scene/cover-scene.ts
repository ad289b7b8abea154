/** The home page's picture: a diavola in front, a margherita behind it, on slate. */
import { seededRandom } from '#site'
import { type Fineness, type Streams, set } from '../figures/dress.ts'
import { singleDish } from '../figures/single.ts'
import type { Look } from '../looks/look.ts'
import { WINDOW_LEFT } from '../renderer/lights.ts'
import type { Scene } from '../renderer/render.ts'
import { layProps } from './props.ts'
import { tableOf } from './table.ts'

export function coverScene(front: Look, behind: Look, fineness: Fineness): Scene {
  const random: Streams = (name) => seededRandom(90_007, name)
  const streams =
    (part: string): Streams =>
    (name) =>
      random(`${part} ${name}`)
  return {
    pieces: [
      ...set(singleDish('neapolitan', { ...front, tableware: 'none' }, fineness, streams('front')).pieces, {
        x: -0.1,
        y: -0.3,
        turn: 0.6,
      }),
      ...set(singleDish('neapolitan', { ...behind, tableware: 'none' }, fineness, streams('behind')).pieces, {
        x: 1.05,
        y: 1.45,
        turn: 2.1,
      }),
      ...layProps(['basil', 'cherryTomato'], random('props'), { spread: [1.1, 0.95], target: [-0.1, 0] }),
    ],
    table: tableOf('slate', random('table')),
    camera: { elevation: 46, distance: 4.7, target: [0.02, -0.12, 0.03], lean: -3 },
    window: WINDOW_LEFT,
  }
}
