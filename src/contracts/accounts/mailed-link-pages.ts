export const MAILED_LINK_PAGES = {
  verify: '/conferma-indirizzo',
  undo: '/annulla-cambio-indirizzo',
} as const
