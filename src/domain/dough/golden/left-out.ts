/** Published numbers that are known and not among the vectors, each with the reason. For people, in Italian.
 *
 * Units   inside the sentences. Source  itself. Valid  whatever grade is A or B and has no vector stands here. */

export type LeftOut = Readonly<{ what: string; why: string }>

export const LEFT_OUT: readonly LeftOut[] = [
  {
    what: 'Acqua e lievito della tonda da 9 pollici (PIZZAMAKING-576): 2,45 oz e 0,10 oz',
    why: 'Sono sviste del messaggio: il 63% di 3,85 oz fa 2,43 e lo 0,25% fa 0,01. Farina, sale e olio invece tornano, e sono tra le prove.',
  },
  {
    what: 'RafCalc, temperatura media: 2 h a 24 °C e 6 h a 20 °C fanno 21 °C',
    why: 'Nei nostri calcoli le fasi si sommano una per una e una temperatura media non esiste: farebbe salire la dose di lievito quando si aggiungono ore al fresco.',
  },
  {
    what: 'pizza-dough-calc, tre farine in parti uguali che fanno il 100%',
    why: 'Il nostro calcolo mescola due farine, non tre.',
  },
  {
    what: "Disciplinare AVPN del 2016: per un litro d'acqua 50-55 g di sale, 3 g di lievito, 1700-1800 g di farina",
    why: "Sono limiti di una ricetta, non il risultato di un conto: non c'è un numero da rifare.",
  },
  {
    what: "Disciplinare AVPN del 2024: per un litro d'acqua 40-60 g di sale, 0,1-3 g di lievito, 1600-1800 g di farina",
    why: 'Anche questi sono limiti, e li conosciamo da una citazione.',
  },
]
