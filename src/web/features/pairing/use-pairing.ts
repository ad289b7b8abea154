import { useSearchParams } from 'react-router'
import {
  addressOfFilter,
  filterOfAddress,
  type PairingTab,
  pairingOfAddress,
} from '#domain/pairing/pairing-address.ts'
import type { PantryFilter } from '#domain/pairing/pantry-filter.ts'

export function usePairing(known: ReadonlySet<string>) {
  const [address, setAddress] = useSearchParams()
  const read = (name: string) => address.get(name)
  const state = pairingOfAddress(read, known)

  const set = (values: Readonly<Record<string, string>>) =>
    setAddress(
      (current) => {
        const next = new URLSearchParams(current)
        for (const [name, value] of Object.entries(values)) {
          if (value === '') next.delete(name)
          else next.set(name, value)
        }
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  const go = ({ tab, base, chosen }: { tab?: PairingTab; base?: string; chosen?: readonly string[] }) =>
    set({
      ...(tab && { scheda: tab }),
      ...(base !== undefined && { base }),
      ...(chosen && { con: chosen.join(',') }),
    })

  const chosenWith = (id: string) =>
    state.chosen.includes(id) ? state.chosen.filter((one) => one !== id) : [...state.chosen, id]

  return {
    ...state,
    filter: filterOfAddress(read),
    showFilter: (filter: PantryFilter) => set(addressOfFilter(filter)),
    go,
    chosenWith,
    toggle: (id: string) => go({ chosen: chosenWith(id) }),
  }
}
export type Pairing = ReturnType<typeof usePairing>
