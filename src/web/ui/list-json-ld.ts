/** Name of a place and its path, from '/'. */
export type Place = readonly [name: string, path: string]

/** schema.org/BreadcrumbList: the way that stands above a page's title, down to the page itself. */
export const breadcrumbJsonLd = (publicUrl: string, places: readonly Place[]) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: places.map(([name, path], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: publicUrl + path,
  })),
})

/** As many as a program that follows them all wants to read at once: the sitemap names the rest. */
const MOST_ITEMS = 100

/** schema.org/ItemList: pages of the site that a list leads to. */
export const itemListJsonLd = (publicUrl: string, places: readonly Place[]) => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  numberOfItems: places.length,
  itemListElement: places.slice(0, MOST_ITEMS).map(([name, path], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    url: publicUrl + path,
  })),
})
