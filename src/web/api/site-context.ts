import { createContext, useContext } from 'react'
import type { SiteSettings } from '#contracts/site-settings.ts'

export const SiteContext = createContext<SiteSettings | undefined>(undefined)

export function useSite(): SiteSettings {
  const site = useContext(SiteContext)
  if (!site) throw new Error('SiteContext is missing above this component')
  return site
}
