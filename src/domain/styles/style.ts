import { STYLES } from '#knowledge/styles-list.ts'

export { STYLES }
export type Style = keyof typeof STYLES
