import { SEEN } from '#knowledge/photos.ts'
import type { PictureFault } from './picture-quality.ts'
import type { Shade, ShadeShares } from './shades.ts'

const speaking = (seen: ShadeShares) =>
  SEEN.filter(({ shade, from }) => seen[shade] >= from).toSorted(
    (one, other) => seen[other.shade] - seen[one.shade],
  )

export const describeShades = (seen: ShadeShares): string[] => speaking(seen).map(({ words }) => words)

export const colouredFoods = (seen: ShadeShares): { colour: string; foods: string[] }[] =>
  speaking(seen).map(({ colour, foods }) => ({ colour, foods: [...foods] }))

export const reasonsOf = (shared: readonly Shade[]): string[] =>
  shared.flatMap((shade) => SEEN.find((one) => one.shade === shade)?.colour ?? []).slice(0, 3)

const RED_FROM = 0.15

/** 'Pizza bianca' is never a result, because melted cheese may hide a red sauce. */
export const familyName = ({ red, pink }: ShadeShares): string =>
  red >= RED_FROM && red > pink ? 'Pizza rossa' : 'Pizza'

const COLOURED_FROM = 0.05

export const isColourless = ({ cream, grey, dark }: ShadeShares): boolean =>
  1 - cream - grey - dark < COLOURED_FROM

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

export const unrecognisedText = (fault: PictureFault | undefined): string =>
  fault
    ? FAULTS[fault]
    : 'In questa foto non riconosciamo né una pizza né degli ingredienti. Fotografa una pizza intera o un ingrediente alla volta, da vicino e con buona luce, oppure cerca la ricetta per nome.'
