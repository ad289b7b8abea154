/** The home page's picture: a diavola in front, a margherita behind it, on slate. */
import { seededRandom } from '#site'
import { type Fineness, type Order, partOf, set } from '../figures/dress.ts'
import { singleDish } from '../figures/single.ts'
import type { Look } from '../looks/look.ts'
import { WINDOWS } from '../renderer/lights.ts'
import type { Scene } from '../renderer/render.ts'
import { layProps } from './props.ts'
import { tableOf } from './table.ts'

export function coverScene(front: Look, behind: Look, fineness: Fineness): Scene {
  const random: Order['random'] = (name) => seededRandom(90_007, name)
  const pizza = (look: Look, part: string) => {
    const bare: Look = { ...look, figure: 'neapolitan', tableware: 'none' }
    return singleDish(partOf({ look: bare, fineness, random }, part)).pieces
  }
  return {
    pieces: [
      ...set(pizza(front, 'front'), { x: -0.1, y: -0.3, turn: 0.6 }),
      ...set(pizza(behind, 'behind'), { x: 1.05, y: 1.45, turn: 2.1 }),
      ...layProps(['basil', 'cherryTomato'], random('props'), { spread: [1.1, 0.95], target: [-0.1, 0] }),
    ],
    table: tableOf('slate', random('table')),
    camera: { elevation: 46, distance: 4.7, target: [0.02, -0.12, 0.03], lean: -3 },
    window: WINDOWS.behind.left,
  }
}
