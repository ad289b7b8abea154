export const ACCOUNT_PAGES = [
  '/auth',
  '/password-dimenticata',
  '/reimposta-password',
  '/verifica-completata',
  '/errore-verifica',
  '/conferma-indirizzo',
  '/annulla-cambio-indirizzo',
  '/newsletter/conferma',
  '/newsletter/disiscrizione',
] as const

/** Pages that only a reader who is logged in sees; the second one only an administrator. */
export const PROTECTED_PAGES = ['/profilo', '/admin'] as const
