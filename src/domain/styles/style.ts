import { STYLES } from '#knowledge/styles-list.ts'

/** The styles by which readers sort out recipes, in the order of the list, with their labels. Source: content/styles/. */
export { STYLES }
export type Style = keyof typeof STYLES
