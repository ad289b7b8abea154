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

/** schema.org/ItemList: the pages of the site that a list shows, of so many that it has. */
export const itemListJsonLd = (publicUrl: string, places: readonly Place[], numberOfItems: number) => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  numberOfItems,
  itemListElement: places.map(([name, path], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    url: publicUrl + path,
  })),
})
