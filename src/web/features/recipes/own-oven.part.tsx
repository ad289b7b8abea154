import { lazyPart } from '../../ui/lazy-part.tsx'
import { useMayBeTold } from '../kitchen/kitchen-here.ts'
import type { OwnOvenProps } from './own-oven.tsx'

const Minutes = lazyPart(() => import('./own-oven.tsx'), { missing: () => null })

/** Nothing of it is loaded for a reader without a kitchen. */
export const OwnOven = (props: OwnOvenProps) => useMayBeTold() && <Minutes {...props} />
