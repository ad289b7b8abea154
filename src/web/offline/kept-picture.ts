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

/** A quiet plate in place of a picture that is not here. It is transparent, so that the blurred picture of a kept page
 * shows through. */
export const pictureInstead = (): Response =>
  new Response(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 72"><g fill="none" stroke="#8a6d3b" stroke-opacity=".35" stroke-width="1.5"><circle cx="48" cy="36" r="17"/><circle cx="48" cy="36" r="11"/></g></svg>',
    { headers: { 'content-type': 'image/svg+xml' } },
  )

const widthOf = (file: string) => Number(/-(\d+)\.\w+$/.exec(file)?.[1])
