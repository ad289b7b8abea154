import { lazyPart } from '../../ui/lazy-part.tsx'
import { useMayBeTold } from '../kitchen/kitchen-here.ts'
import type { OwnOvenProps, OwnTimeProps } from './own-oven.tsx'

const load = () => import('./own-oven.tsx')
const missing = () => null
const Notes = lazyPart<OwnOvenProps>(load, { missing })
const Teller = lazyPart<OwnTimeProps>(() => load().then((file) => ({ default: file.OwnTimeTeller })), {
  missing,
})

/** Nothing of these is loaded for a reader without a kitchen. */
export const OwnOven = (props: OwnOvenProps) => useMayBeTold() && <Notes {...props} />
export const OwnTimeTeller = (props: OwnTimeProps) => useMayBeTold() && <Teller {...props} />
