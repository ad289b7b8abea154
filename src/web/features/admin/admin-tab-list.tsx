import { lazy } from 'react'
import { UnreadBadge } from '../notifications/unread-badge.tsx'

export const ADMIN_TABS = [
  { name: 'utenti', label: 'Utenti', Panel: lazy(() => import('../users/users-panel.tsx')) },
  { name: 'ricette', label: 'Ricette', Panel: lazy(() => import('../recipes/admin/recipes-panel.tsx')) },
  {
    name: 'pizzerie',
    label: 'Pizzerie',
    Panel: lazy(() => import('../pizzerias/admin/pizzerias-panel.tsx')),
  },
  {
    name: 'glossario',
    label: 'Glossario',
    Panel: lazy(() => import('../glossary/admin/glossary-panel.tsx')),
  },
  { name: 'shop', label: 'Shop', Panel: lazy(() => import('../shop/admin/shop-panel.tsx')) },
  {
    name: 'newsletter',
    label: 'Newsletter',
    Panel: lazy(() => import('../newsletter/admin/newsletter-panel.tsx')),
  },
  {
    name: 'statistiche',
    label: 'Statistiche',
    Panel: lazy(() => import('../statistics/analytics-panel.tsx')),
  },
  {
    name: 'notifiche',
    label: 'Notifiche',
    Badge: UnreadBadge,
    Panel: lazy(() => import('../notifications/notifications-panel.tsx')),
  },
  { name: 'registro', label: 'Registro', Panel: lazy(() => import('../audit-log/register-panel.tsx')) },
] as const

export const openTab = (address: URLSearchParams) =>
  ADMIN_TABS.find(({ name }) => name === address.get('scheda')) ?? ADMIN_TABS[0]
