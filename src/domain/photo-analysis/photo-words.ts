/** What was measured, in words. Only colours are stated; what they may be is said as a possibility. */
import { SEEN } from '#knowledge/photos.ts'
import type { PictureFault } from './picture-quality.ts'
import type { Shade, ShadeShares } from './shades.ts'

/** Those that show enough to speak, the largest first. */
const speaking = (seen: ShadeShares) =>
  SEEN.filter(({ shade, from }) => seen[shade] >= from).toSorted(
    (one, other) => seen[other.shade] - seen[one.shade],
  )

/** The colours that speak, as 'rosso: pomodoro, …', the largest first. */
export const describeShades = (seen: ShadeShares): string[] => speaking(seen).map(({ words }) => words)

/** The same with what to ask the reader. */
export const colouredFoods = (seen: ShadeShares): { colour: string; foods: string[] }[] =>
  speaking(seen).map(({ colour, foods }) => ({ colour, foods: [...foods] }))

/** Why a recipe resembles the photo: at most three colours that both show. */
export const reasonsOf = (shared: readonly Shade[]): string[] =>
  shared.flatMap((shade) => SEEN.find((one) => one.shade === shade)?.colour ?? []).slice(0, 3)

/** From this share of red on, and with more of it than of ham's pink, it is called red. */
const RED_FROM = 0.15

/**
 * 'Pizza rossa' or just 'Pizza': a name that no recipe has. White is never said: that no red is seen does not mean that
 * there is none, melted cheese covers the sauce of most pizzas.
 */
export const familyName = ({ red, pink }: ShadeShares): string =>
  red >= RED_FROM && red > pink ? 'Pizza rossa' : 'Pizza'

/** Less colour than this is what a lens or a lamp leaves in a picture without any. */
const COLOURED_FROM = 0.05

/** A photo in black and white: colours tell nothing about it. */
export const isColourless = ({ cream, grey, dark }: ShadeShares): boolean =>
  1 - cream - grey - dark < COLOURED_FROM

/** How to take a photo that can be recognised. */
export const PHOTO_TIPS: readonly string[] = [
  "Inquadra la pizza intera, dall'alto, e avvicinati finché riempie quasi tutta la foto, senza tagliare il bordo.",
  'Usa la luce del giorno ed evita flash e ombre: sono i colori ciò che guardiamo di più.',
  'Per gli ingredienti, fotografane uno alla volta, da vicino, su un piano sgombro.',
]

const FAULTS: Readonly<Record<PictureFault, string>> = {
  tiny: "L'immagine è troppo piccola: non si distingue nulla. Scegli la foto originale, non la sua miniatura.",
  dark: "La foto è troppo buia per riconoscere qualcosa. Avvicinati a una finestra o accendi un'altra luce.",
  bright: 'La foto è quasi tutta bianca. Evita il flash e il controluce, e avvicinati al piatto.',
  plain:
    "La foto è quasi di un solo colore: non c'è nulla da riconoscere. Allontanati un poco, finché si vede il piatto intero.",
  noise: 'Nella foto vediamo soltanto puntini di colore, nessuna forma. Scattane una a fuoco e con più luce.',
}

/** Why nothing was recognised, and what to do about it. */
export const unrecognisedText = (fault: PictureFault | undefined): string =>
  fault
    ? FAULTS[fault]
    : 'In questa foto non riconosciamo né una pizza né degli ingredienti. Fotografa una pizza intera o un ingrediente alla volta, da vicino e con buona luce, oppure cerca la ricetta per nome.'
