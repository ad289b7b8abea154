import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { SiteSettings } from '#contracts/site-settings.ts'
import type { Queries } from './api/queries.ts'
import { QueriesContext } from './api/queries-context.ts'
import { SiteContext } from './api/site-context.ts'

interface AppContextProps {
  queries: Queries
  site: SiteSettings
  children: ReactNode
}

export const AppContext = ({ queries, site, children }: AppContextProps) => (
  <QueryClientProvider client={queries.client}>
    <QueriesContext value={queries}>
      <SiteContext value={site}>{children}</SiteContext>
    </QueriesContext>
  </QueryClientProvider>
)
