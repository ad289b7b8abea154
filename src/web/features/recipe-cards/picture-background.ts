import { PICTURE_PLACEHOLDERS } from './picture-placeholders.ts'

/** What shows in a picture's place until it has arrived: the picture itself, tiny, blurred by being enlarged. */
export function pictureBackground(name: string): string | undefined {
  const tiny = PICTURE_PLACEHOLDERS[name]
  return tiny && `url(data:image/webp;base64,${tiny})`
}
