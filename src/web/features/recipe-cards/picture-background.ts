import { ownEntry } from '#domain/words/own-entry.ts'
import placeholders from './picture-placeholders.json'

export function pictureBackground(name: string): string | undefined {
  const tiny = ownEntry(placeholders, name)
  return tiny && `url(data:image/webp;base64,${tiny})`
}
