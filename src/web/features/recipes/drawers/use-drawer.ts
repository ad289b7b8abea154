import { useLocation } from 'react-router'
import { useIsBrowser } from '../../../ui/use-is-browser.ts'
import { useOwnEntry } from '../../../ui/use-own-entry.ts'

/** The open drawer has its own history entry, so that Back on a phone closes the drawer and not the recipe. */
export function useDrawer<Drawer extends string>(parts: Readonly<Record<Drawer, unknown>>) {
  const { state } = useLocation()
  const isOpen = useIsBrowser() && typeof state === 'string' && Object.hasOwn(parts, state)
  const { enter, leave } = useOwnEntry(isOpen)
  return {
    drawer: isOpen ? (state as Drawer) : null,
    open: (drawer: Drawer) => enter(drawer),
    close: () => leave(),
  }
}
