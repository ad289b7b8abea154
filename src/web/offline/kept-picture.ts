import { pictureOfFile } from '#domain/recipe-list/picture-files.ts'

/**
 * The same picture in the widest cached size, for a recipe that was read on a narrower screen. Undefined if
 * no size is cached.
 */
export async function otherKeptSize(
  cache: Pick<Cache, 'keys' | 'match'>,
  { pathname }: URL,
): Promise<Response | undefined> {
  const picture = pictureOfFile(pathname)
  if (!picture) return
  const [widest] = (await cache.keys())
    .map(({ url }) => new URL(url).pathname)
    .filter((file) => pictureOfFile(file) === picture)
    .sort((one, other) => widthOf(other) - widthOf(one))
  return widest === undefined ? undefined : cache.match(widest)
}

const widthOf = (file: string) => Number(/-(\d+)\.\w+$/.exec(file)?.[1])
