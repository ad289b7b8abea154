export const STORED_DATA_COLUMNS = ['Dati', 'A che cosa servono', 'Per quanto tempo']

/** What the database, the log and the mail box of the site hold about a person. */
export const STORED_DATA: string[][] = [
  [
    'Account: nome, nome utente, e-mail, impronta della password, data di registrazione e di verifica',
    'Riconoscerti quando accedi',
    "Finché non elimini l'account",
  ],
  [
    'Sessioni: un numero casuale (la sua impronta), date di inizio e ultimo uso',
    'Restare collegato',
    "30 giorni dall'ultima visita, o fino al logout",
  ],
  [
    'Link di verifica e di nuova password (la loro impronta)',
    'Confermare che la posta è tua',
    "24 ore il primo, un'ora il secondo",
  ],
  ['Voti delle ricette', 'Calcolare le medie', "Finché non elimini l'account; poi restano senza il tuo nome"],
  ['Collezioni della Pizza Box', 'Ritrovare le tue ricette', "Finché non le elimini, o elimini l'account"],
  [
    'Ricette di impasto salvate: i campi del calcolatore e le tue note',
    "Ritrovarle, con l'account o, senza, con lo stesso browser",
    "Finché non le elimini, o elimini l'account; senza account un anno",
  ],
  ['Newsletter: e-mail e data di iscrizione', 'Mandarti le novità', 'Finché non ci chiedi di cancellarla'],
  [
    'Tentativi di accesso falliti: impronta di indirizzo IP e account',
    'Fermare chi prova a indovinare le password',
    'Poche ore',
  ],
  [
    'Registro tecnico delle richieste: indirizzo IP, pagina, ora, esito',
    'Riconoscere guasti e abusi',
    'Il tempo necessario a questo scopo',
  ],
]
