import { whenIdle } from '../../ui/when-idle.ts'

/** Whoever sums reads every line against the whole table of foods: it is not in the first load. */
export const loadSum = () => import('#domain/shopping/sum-quantities.ts')

/** Has it loaded when the browser is idle, so that summing works without a network. */
export const bringSum = () => whenIdle(() => loadSum().catch(() => undefined))
