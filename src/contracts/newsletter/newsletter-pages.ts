/** Where the links of letters lead. Opening them changes nothing: programs that look for danger open them too. */
export const NEWSLETTER_PAGES = {
  confirm: '/newsletter/conferma',
  leave: '/newsletter/disiscrizione',
} as const
