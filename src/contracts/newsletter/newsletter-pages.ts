/** Pages linked in emails. Opening such a page changes nothing, because security scanners open links, too. */
export const NEWSLETTER_PAGES = {
  confirm: '/newsletter/conferma',
  leave: '/newsletter/disiscrizione',
} as const
