/** Sets the table for a look: dish, props, camera, window. */
import { seededRandom } from '#site'
import type { Dish, Fineness, Order } from '../figures/dress.ts'
import { layeredDish, roundsDish, turnoversDish } from '../figures/folded.ts'
import { bitesDish } from '../figures/fritters.ts'
import { halvedDish } from '../figures/halved.ts'
import { openedDish } from '../figures/opened.ts'
import { plankDish, portionDish } from '../figures/portion.ts'
import { singleDish } from '../figures/single.ts'
import { halfDish, wedgesDish } from '../figures/sliced.ts'
import type { Figure } from '../looks/doughs.ts'
import type { Look, Moment } from '../looks/look.ts'
import { WINDOWS } from '../renderer/lights.ts'
import type { Scene } from '../renderer/render.ts'
import { layProps } from './props.ts'
import { tableOf } from './table.ts'

type Dishes<Name extends string> = Partial<Record<Name, (order: Order) => Dish>>

const CUT: Dishes<Moment> = { slice: wedgesDish, section: halfDish, portion: portionDish }
/** Those that are not one piece lying whole. */
const WHOLE: Dishes<Figure> = {
  halved: halvedDish,
  wedges: wedgesDish,
  turnovers: turnoversDish,
  rounds: roundsDish,
  pillows: roundsDish,
  plank: plankDish,
  split: openedDish,
  folded: openedDish,
  bites: bitesDish,
  layered: layeredDish,
}

export function setScene(look: Look, fineness: Fineness): Scene {
  const random: Order['random'] = (name) => seededRandom(look.seed, name)
  const { moment, figure, elevation, lean, target } = look
  const { pieces, reach } = (CUT[moment] ?? WHOLE[figure] ?? singleDish)({ look, fineness, random })
  const steepness = Math.sin((elevation * Math.PI) / 180)
  const frame = Math.max(reach[0] / 1.03, (reach[1] * steepness) / 0.78)
  const shift = random('frame')
  const spread = [Math.max(0.9, reach[0]), Math.max(0.8, reach[1])] as const
  return {
    pieces: [...pieces, ...layProps(look.props, random('props'), { spread, target })],
    table: tableOf(look.table, random('table')),
    camera: {
      elevation,
      distance: 4.65 * frame * look.zoom,
      target: [
        target[0] * reach[0] + shift.between(-0.05, 0.05),
        target[1] * reach[1] - 0.05 * ((90 - elevation) / 38) + shift.between(-0.03, 0.03),
        0.03,
      ],
      lean,
    },
    window: windowOf(look),
    mood: look.light,
  }
}

/** Their inside is what they are about. */
const CUT_OPEN: readonly Figure[] = ['halved', 'wedges', 'layered', 'split', 'folded']

function windowOf({ figure, dressing, moment, fromRight }: Look) {
  const inside = moment === 'section' || dressing.enclosed || CUT_OPEN.includes(figure)
  const place = inside ? WINDOWS.before : moment === 'whole' ? WINDOWS.behind : WINDOWS.beside
  return place[fromRight ? 'right' : 'left']
}
