import type { ArticleHead } from './article.ts'

export const ARTICLE_HEADS = {
  history: {
    path: '/storia-della-pizza',
    kicker: 'Storia',
    title: 'Storia della pizza, carte alla mano',
    standfirst:
      "Dodici pizze d'affitto nel 997, cinquantacinque botteghe nel 1807, una regina e una lettera che non convince gli storici. Quello che i documenti dicono, quello che ci piace raccontare, e come distinguere le due cose.",
    description:
      'La storia della pizza raccontata con i documenti: il contratto del 997, le botteghe di Napoli, Dumas, la leggenda della margherita, New York e le regole di oggi.',
    picture: 'pizza-margherita',
    pictureAlt: 'Una margherita con il cornicione maculato, chiazze di mozzarella e foglie di basilico',
  },
  dough: {
    path: '/tecniche-di-impasto',
    kicker: 'Impasto',
    title: 'Tecniche di impasto: acqua, tempo e poche mosse',
    standfirst:
      'Farina e acqua cominciano a lavorare da sole appena si toccano. Impastare bene vuol dire soprattutto sapere quando aiutarle e quando lasciarle stare: ecco che cosa succede nella ciotola, dal primo minuto alla stesura.',
    description:
      "Glutine, autolisi, pieghe, impasto diretto, biga, poolish e lievito madre: che cosa succede nell'impasto della pizza e quale tecnica scegliere.",
    picture: 'focaccia-al-rosmarino',
    pictureAlt:
      'Una focaccia dorata sulla carta da forno, con le fossette delle dita e i rametti di rosmarino',
  },
  oven: {
    path: '/forni-e-cottura',
    kicker: 'Cottura',
    title: 'Forni e cottura: le tre strade del calore',
    standfirst:
      'Un minuto nel forno a legna o otto in quello di casa: lo stesso impasto dà due pizze diverse, e nessuna delle due è un ripiego. Conviene sapere da dove arriva il calore, e che cosa puoi spostare tu.',
    description:
      'Conduzione, irraggiamento e convezione nel forno da pizza; mattone, pietra e acciaio; come cuocere bene nel forno di casa e riconoscere gli errori dal fondo.',
    picture: 'pizza-diavola',
    pictureAlt: 'Una diavola appena sfornata, con il cornicione gonfio e segnato dal fuoco',
  },
  ingredients: {
    path: '/ingredienti-di-qualita',
    kicker: 'Ingredienti',
    title: "Ingredienti di qualità: l'etichetta prima del carrello",
    standfirst:
      'Su una margherita si contano meno di dieci ingredienti, e nessuno si può nascondere dietro gli altri. Sceglierli bene costa soprattutto attenzione: quasi tutto quello che serve sapere è scritto sulla confezione.',
    description:
      'Farina, pomodoro, mozzarella e olio per la pizza: che cosa dicono W, P/L e ceneri, come si riconosce un San Marzano DOP e quale latticino regge il forno.',
    picture: 'pizza-crudo-e-rucola',
    pictureAlt: 'Una pizza con prosciutto crudo, rucola, pomodorini e mozzarella',
  },
} as const satisfies Record<string, ArticleHead>
