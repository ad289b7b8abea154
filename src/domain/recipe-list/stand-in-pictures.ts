import { isUploaded, pictureName } from './picture-files.ts'

export const STAND_INS = {
  'tonda-rossa': 'una pizza tonda con pomodoro, mozzarella e basilico',
  'tonda-bianca': 'una pizza tonda bianca con la mozzarella',
  'tonda-verde': 'una pizza tonda con una crema verde e la mozzarella',
  'tonda-gialla': 'una pizza tonda con una crema gialla e la mozzarella',
  'teglia-rossa': 'una pizza in teglia con pomodoro, mozzarella e basilico',
  'teglia-bianca': 'una pizza in teglia bianca con la mozzarella',
  'pala-rossa': 'una pizza alla pala con il pomodoro',
  'pala-bianca': 'una pizza bianca alla pala',
  'padellino-rosso': 'una pizza al padellino con pomodoro, mozzarella e basilico',
  'padellino-bianco': 'una pizza al padellino bianca con la mozzarella',
  focaccia: 'una focaccia',
  'focaccia-rossa': 'una focaccia con i pomodorini',
  calzone: 'un calzone',
  fritta: 'mezzelune fritte',
  montanara: 'montanare con pomodoro, mozzarella e basilico',
  'dolce-cioccolato': 'una pizza dolce al cioccolato con le nocciole',
  'dolce-chiara': 'una pizza dolce con una crema chiara',
} as const
export type StandIn = keyof typeof STAND_INS

const PREFIX = 'tipo-'

export const standInPicture = (kind: StandIn): string => PREFIX + kind

export function standInAt(imageUrl: string): StandIn | undefined {
  const name = pictureName(imageUrl)
  const kind = name?.startsWith(PREFIX) ? name.slice(PREFIX.length) : ''
  return Object.hasOwn(STAND_INS, kind) ? (kind as StandIn) : undefined
}

/** Whether a program of ours drew the picture. Photographs are only uploaded, or stand on other sites. */
export function isDrawn(imageUrl: string): boolean {
  const name = pictureName(imageUrl)
  return name !== undefined && !isUploaded(name)
}

export function pictureAlt({ name, imageUrl }: { name: string; imageUrl: string }): string {
  const kind = standInAt(imageUrl)
  if (kind) return `Disegno di ${STAND_INS[kind]}: mostra il genere, non questa ricetta`
  return isDrawn(imageUrl) ? `${name}, disegno al computer` : name
}
