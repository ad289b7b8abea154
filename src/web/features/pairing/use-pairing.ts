import { useSearchParams } from 'react-router'
import { MAX_COMBINED } from '#domain/pairing/ingredient.ts'

export const PAIRING_TABS = ['guida', 'analisi', 'ingredienti'] as const
export type PairingTab = (typeof PAIRING_TABS)[number]

const isTab = (text: string | null): text is PairingTab => PAIRING_TABS.some((tab) => tab === text)

/** The page's whole state is its address: /abbinamenti-ingredienti?scheda=analisi&con=pomodoro,basilico */
export function usePairing(known: ReadonlySet<string>) {
  const [address, setAddress] = useSearchParams()
  const asked = address.get('scheda')
  const base = address.get('base') ?? ''
  const chosen = [...new Set((address.get('con') ?? '').split(','))].filter((id) => known.has(id))

  const go = (changes: { tab?: PairingTab; base?: string; chosen?: readonly string[] }) => {
    const next = new URLSearchParams(address)
    if (changes.tab) next.set('scheda', changes.tab)
    if (changes.base !== undefined) next.set('base', changes.base)
    if (changes.chosen) next.set('con', changes.chosen.join(','))
    if (!next.get('con')) next.delete('con')
    setAddress(next, { replace: true, preventScrollReset: true })
  }

  return {
    tab: isTab(asked) ? asked : PAIRING_TABS[0],
    base: known.has(base) ? base : '',
    chosen: chosen.slice(0, MAX_COMBINED),
    go,
    toggle: (id: string) =>
      go({ chosen: chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id] }),
  }
}
export type Pairing = ReturnType<typeof usePairing>
