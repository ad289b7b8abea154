export type Place = readonly [name: string, path: string]

export const breadcrumbs = (publicUrl: string, places: readonly Place[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: places.map(([name, path], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: publicUrl + path,
  })),
})

export const itemListJsonLd = (publicUrl: string, places: readonly Place[], numberOfItems?: number) => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  ...(numberOfItems !== undefined && { numberOfItems }),
  itemListElement: places.map(([name, path], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    url: publicUrl + path,
  })),
})
