/**
 * Advice on a photographed pizza, from its measured colours. The texts say 'if', because a photo shows
 * neither the oven nor the light of the room.
 *
 * Source  content/pictures/photos.yaml; limits set by hand [stima].
 */
import { TIPS } from '#knowledge/photos.ts'
import type { PizzaShades } from './measure-picture.ts'
import type { ShadeShares } from './shades.ts'

const CHARRED_FROM = 0.1
const UNEVEN = { darkest: 0.18, apart: 0.15 }
const PALE = { cream: 0.45, brownedBelow: 0.35 }
const GOLDEN_FROM = 0.5

function rimTip({ rim, rimSides }: PizzaShades): string | undefined {
  const dark = rimSides.map((side) => side.dark)
  const [most, least] = [Math.max(...dark), Math.min(...dark)]
  if (most >= UNEVEN.darkest && most - least >= UNEVEN.apart)
    return "Il bordo è più scuro da una parte: se non è un'ombra, gira la pizza a metà cottura, perché il forno non scalda in modo uniforme."
  if (rim.dark >= CHARRED_FROM)
    return 'Sul bordo ci sono zone scure: se non sono le macchie di un forno molto caldo, accorcia la cottura o abbassa il grill.'
  if (rim.cream >= PALE.cream && rim.brown + rim.orange + rim.dark < PALE.brownedBelow)
    return 'Il bordo è chiaro: se non è la luce della foto, scalda più a lungo il forno e finisci vicino al grill, così colora senza seccarsi.'
  if (rim.brown + rim.orange >= GOLDEN_FROM)
    return 'Il bordo è dorato in modo regolare: se anche il fondo è cotto, tieni la stessa temperatura e lo stesso tempo.'
  return undefined
}

const BOTTOM_TIP =
  'Solleva un lembo e guarda il fondo, che dalla foto non si vede: è lì che si capisce se la base è cotta.'
const MOST_TOPPING_TIPS = 3

const toppingTips = (top: ShadeShares): string[] =>
  TIPS.filter(({ shade, from }) => top[shade] >= from)
    .sort((one, other) => top[other.shade] / other.from - top[one.shade] / one.from)
    .slice(0, MOST_TOPPING_TIPS)
    .map(({ text }) => text)

/** Never empty: no photo from above shows the bottom, so the advice about the bottom is always included. */
export const pizzaTips = (pizza: PizzaShades): string[] =>
  [rimTip(pizza), ...toppingTips(pizza.top), BOTTOM_TIP].filter((tip) => tip !== undefined)
