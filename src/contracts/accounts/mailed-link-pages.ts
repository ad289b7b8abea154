/** The pages of the links in letters: each has the button that does what the link is for. */
export const MAILED_LINK_PAGES = {
  verify: '/conferma-indirizzo',
  undo: '/annulla-cambio-indirizzo',
} as const
