import { STYLES } from '#knowledge/styles-list.ts'

/** The styles of recipes with their labels, in the order of the list. Source: content/styles/. */
export { STYLES }
export type Style = keyof typeof STYLES
