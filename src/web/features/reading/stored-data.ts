export const STORED_DATA_COLUMNS = ['Dati', 'A che cosa servono', 'Per quanto tempo']

/** What the database, the log and the mail box of the site hold about a person. */
export const STORED_DATA: string[][] = [
  [
    'Account: nome, nome utente, e-mail, impronta della password, data di registrazione e di verifica',
    'Riconoscerti quando accedi',
    "Finché non elimini l'account",
  ],
  [
    'Sessioni: un numero casuale (la sua impronta), date di inizio e ultimo uso, browser e sistema in parole («Firefox su Windows», senza versioni)',
    'Restare collegato, e farti riconoscere un dispositivo da scollegare',
    "30 giorni dall'ultima visita, o finché non esci",
  ],
  [
    'Passkey: il nome che le dai, la chiave pubblica, come si raggiunge il dispositivo, quante volte e quando è stata usata. Dito, volto e PIN restano sul dispositivo',
    'Farti entrare senza password',
    "Finché non la togli, o elimini l'account",
  ],
  [
    "Secondo fattore di chi amministra: la chiave dell'app dei codici, le impronte dei codici di recupero, quando è stato confermato",
    'Chiedere qualcosa oltre alla password',
    "Finché non lo togli, o elimini l'account; la conferma finisce con la sessione",
  ],
  [
    "Link di verifica e di nuova password: l'impronta, le date e l'indirizzo a cui sono spediti",
    'Confermare che la posta è tua',
    "24 ore il primo, un'ora il secondo, poi fino al primo accesso di chiunque; l'indirizzo solo finché non usi il link",
  ],
  ['Voti delle ricette', 'Calcolare le medie', "Finché non elimini l'account; poi restano senza il tuo nome"],
  [
    "Note delle ricette («Com'è andata»): il testo e il giorno",
    'Rileggerle accanto alla ricetta; le vedi soltanto tu',
    "Finché non le elimini, o elimini l'account, o togliamo la ricetta per sempre",
  ],
  [
    'Il forno di casa: tipo, temperatura massima e su che cosa cuoce',
    'Calcolare gradi e minuti di ogni ricetta, da qualunque dispositivo',
    "Finché non elimini l'account",
  ],
  ['Collezioni della Pizza Box', 'Ritrovare le tue ricette', "Finché non le elimini, o elimini l'account"],
  ['Varianti salvate nella Pizza Box', 'Rileggerle', "Finché non le elimini, o elimini l'account"],
  [
    'Ricette di impasto salvate: i campi del calcolatore e le tue note',
    "Ritrovarle, con l'account o, senza, con lo stesso browser",
    "Finché non le elimini, o elimini l'account; senza account un anno",
  ],
  [
    'Serate pizza che tieni: come si chiamano, giorno e ora, forno e cucina, gli ospiti e che cosa mangiano, menu e piano',
    'Ritrovarle, condividerne il menu, ricevere le risposte degli ospiti',
    "Finché non le elimini (restano un giorno, se ci ripensi), o elimini l'account; i bisogni, le allergie e i gusti degli ospiti al più tardi 30 giorni dopo la serata",
  ],
  [
    'Menu che condividi senza account: le pizze e gli orari della serata, senza nomi e senza bisogni',
    'Farli leggere a chi ha il link',
    'Al più tardi 30 giorni dopo la serata',
  ],
  [
    'Risposte a un invito: nome, fame, come si mangia, allergie, gusti, data della risposta e del consenso, impronta della chiave per cambiarle',
    'Scegliere la pizza giusta per chi risponde; le legge soltanto chi ha invitato',
    'Finché chi ha risposto non le toglie; al più tardi 30 giorni dopo la serata',
  ],
  [
    'Ospiti che spunti per la prossima volta: nome, fame, come mangiano, allergie, gusti e la data del consenso',
    'Non doverlo chiedere di nuovo',
    "Finché non togli la spunta, o elimini l'account",
  ],
  [
    'Sul tuo dispositivo: gli strumenti, le ultime 50 ricette lette e le loro immagini; mai pagine del tuo account',
    'Farti usare il sito senza rete',
    'Finché non cancelli i dati del sito dal browser',
  ],
  [
    'Foto che fai analizzare',
    'Dirti che cosa riconosciamo',
    'Solo in memoria, finché non arriva la risposta: non vengono conservate. Dove il sito usa un modello esterno, una copia rimpicciolita e senza i dati dello scatto passa a quel servizio',
  ],
  [
    'Newsletter: e-mail, date di richiesta e di conferma, le impronte dei link che ricevi; quali numeri ti abbiamo spedito',
    'Mandarti le novità, una volta sola',
    'Finché non ti disiscrivi, con un clic da ogni e-mail; se non confermi, 7 giorni. Di ciò che è partito resta solo il numero delle lettere',
  ],
  [
    'Contatori dei tentativi (password errate, registrazioni, e-mail richieste): impronta di indirizzo IP e account',
    'Fermare chi prova a indovinare le password o abusa della posta',
    "Contano al massimo un'ora; scaduti, si cancellano con uno dei tentativi seguenti",
  ],
  [
    'Luoghi da cui accedi: impronta di indirizzo IP ed e-mail',
    'Farti entrare anche mentre altri provano a indovinare la tua password',
    "30 giorni dall'ultimo accesso da lì; poi si cancellano con uno dei tentativi seguenti",
  ],
  [
    "Registro della redazione: quando un amministratore cambia un account o una ricetta, e che cosa; di chi toglie dalla newsletter l'iniziale e il dominio dell'e-mail",
    'Sapere chi ha cambiato che cosa, e rimediare agli errori',
    'Finché esiste il sito; quando un account viene eliminato, senza il suo nome',
  ],
  [
    'Statistiche: quante volte al giorno una pagina è stata aperta, un testo cercato, uno strumento usato. Solo somme: nessun cookie, nessun indirizzo IP, niente che dica chi',
    'Capire che cosa serve a chi legge',
    '400 giorni. I testi cercati si tagliano a 60 caratteri e non si conservano se somigliano a un indirizzo o a un numero',
  ],
  [
    'Notifiche degli amministratori: quali hanno letto e se vogliono la lettera del giorno',
    'Dire loro che cosa è successo',
    '30 giorni le notifiche; la scelta finché hanno un account',
  ],
  [
    'Registro dei guasti: ora, pagina o chiamata non riuscita e descrizione del guasto; nessun indirizzo IP',
    'Riparare ciò che non funziona',
    'Il sito non lo archivia: lo passa al server che lo ospita, che ne decide la durata',
  ],
]
