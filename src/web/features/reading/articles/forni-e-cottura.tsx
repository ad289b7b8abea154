import { PIZZA_TYPE_PRESETS } from '#domain/dough/simple/simple-presets.ts'
import type { Article } from '../article.ts'
import { ARTICLE_HEADS } from '../article-heads.ts'
import { ArticlePage } from '../article-page.tsx'
import { ContactTemperature } from '../drawings/contact-temperature.tsx'
import { OvenSection } from '../drawings/oven-section.tsx'

const { teglia, pala, romana, siciliana } = PIZZA_TYPE_PRESETS

const article: Article = {
  head: ARTICLE_HEADS.oven,
  sections: [
    {
      id: 'tempo',
      title: 'Una corsa contro il secco',
      blocks: [
        `Cuocere una pizza è una gara fra due cose che succedono insieme. Da una parte la superficie deve colorirsi, e per farlo deve prima asciugarsi: la [reazione di Maillard](/glossario#maillard-reazione-di), che dà il bruno e il profumo di tostato, parte sul serio sopra i 140 °C circa, dove l'acqua libera non può più esserci. Dall'altra l'interno deve restare umido. Più il forno è caldo, prima arriva il colore e meno acqua se ne va.`,
        `Per questo le pizze hanno temperature tanto diverse. La [napoletana](/ricette/8) vuole un minuto o poco più, e ne esce morbida, piegabile, con il centro quasi cremoso. La romana tonda sta intorno ai ${romana.ovenC} °C e rimane dentro più a lungo, così il disco sottile perde acqua e diventa croccante. La pala lavora verso i ${pala.ovenC} °C, la teglia sui ${teglia.ovenC}, la siciliana sui ${siciliana.ovenC}: più spessore, meno fretta. Sono stime da cui partire, e il tuo forno avrà la sua opinione.`,
        {
          picture: 'cornicione-romano',
          alt: 'Il bordo basso e colorito di una romana tonda in sezione',
          caption: 'La romana tonda in sezione: poco bordo, poca mollica, tutto il tempo di asciugarsi.',
        },
        `Nei primi secondi comanda il gas. Il calore gonfia quello che il lievito ha prodotto, l'acqua diventa vapore e il cornicione sale. Intorno ai 55-60 °C il lievito muore, oltre i 60 °C l'amido assorbe acqua e si rapprende, le proteine coagulano, e la forma è decisa. Quello che non si è gonfiato entro quel momento non si gonfierà più.`,
      ],
    },
    {
      id: 'strade',
      title: 'Tre strade per un disco',
      blocks: [
        `Il calore arriva alla pizza da tre parti. Dal basso passa per contatto, dalla [platea](/glossario#platea) alla pasta: è la conduzione, e fa il fondo. Dall'alto scende come luce invisibile dalla volta e dalla fiamma: è l'irraggiamento, e fa il colore del bordo e la cottura del condimento. Intorno gira l'aria calda, la convezione, che porta via l'umidità e asciuga la superficie.`,
        {
          Drawing: OvenSection,
          caption:
            "Un forno a legna in sezione. L'aria entra bassa dalla bocca, si scalda sulla fiamma, lambisce la volta ed esce in alto.",
        },
        {
          fact: '× 4',
          says: 'il calore che irradia una volta a 485 °C rispetto a una a 250 °C, per la legge di Stefan-Boltzmann',
        },
        `Delle tre, l'irraggiamento è la strada che cambia di più con la temperatura: cresce con la quarta potenza della temperatura assoluta. Una volta a 485 °C irradia oltre quattro volte l'energia di una a 250. È qui che il forno di casa perde la partita, molto più che sul fondo, ed è qui che il grill può aiutarti.`,
      ],
    },
    {
      id: 'mattone',
      title: "Perché il mattone, e quando l'acciaio",
      blocks: [
        `Se tocchi un tavolo di legno e una ringhiera di ferro nella stessa stanza, la ringhiera ti sembra più fredda. Ha la stessa temperatura, ma ti porta via calore più in fretta. In forno succede lo stesso al contrario: un materiale che conduce bene consegna il suo calore tutto insieme. Nel 2018 tre studiosi, Andrey Varlamov, Andreas Glatz e Sergio Grasso, hanno fatto il conto per la pizza. Su un piano di mattoni a 330 °C il punto di contatto con la pasta si porta intorno ai 210 °C; su un piano d'acciaio alla stessa temperatura, intorno ai 300. Il primo fa una crosta, il secondo carbone.`,
        {
          Drawing: ContactTemperature,
          caption:
            'Stesso forno, due piani: la temperatura nel punto di contatto con la pasta secondo il calcolo di Varlamov, Glatz e Grasso.',
        },
        `È la ragione del [biscotto di Sorrento](/glossario#biscotto-di-sorrento), il mattone di argilla porosa dei forni napoletani: cede calore così piano che si può cuocere oltre i 400 °C senza bruciare il fondo. Ed è la ragione per cui, a casa, il consiglio si rovescia. Se il forno si ferma a 250 °C, la lentezza del mattone non è più un riparo e la prontezza dell'acciaio diventa un vantaggio.`,
      ],
    },
    {
      id: 'legna',
      title: 'Il forno a legna, un fuoco di lato',
      blocks: [
        `Nel [forno a legna](/glossario#forno-a-legna) il fuoco non sta sotto la pizza: arde da un lato, contro la parete. La volta bassa rimanda il calore verso il basso, la platea lo accumula. Il disciplinare dell'[AVPN](/glossario#avpn) chiede una platea fra 380 e 430 °C e una volta intorno ai 485, per 60-90 secondi di cottura; quello della STG indica 485 °C e lo stesso tempo.`,
        { gesture: 'infornare' },
        `Il gesto che conta è il mezzo giro. Il lato verso la fiamma riceve molto più calore dell'altro, quindi la pizza va ruotata con la pala piccola, e va rimessa sullo stesso punto: lì la platea ha già ceduto una parte del suo calore, mentre un punto vergine brucerebbe il fondo. Alla fine, se il bordo è pallido, la si solleva un istante verso la volta. Fra un'infornata e l'altra si lascia risalire la platea e si spazza la farina, che altrimenti carbonizza e resta amara sulla pizza seguente.`,
        { gesture: 'girare' },
        `Le macchioline scure del cornicione, la [leopardatura](/glossario#leopardatura), nascono dove una bolla sottile si avvicina al calore. Piccole e isolate sono il segno di una cottura rapida; larghe e nere dicono fiamma troppo alta o spolvero bruciato.`,
      ],
    },
    {
      id: 'casa',
      title: "Il forno di casa, con quello che c'è",
      blocks: [
        `Con 250-280 °C una pizza tonda vuole dai 6 ai 9 minuti. Non sarà quella di Forcella, e può essere molto buona. La prima cosa da comprare, se vuoi comprarne una, è un piano che accumuli calore: una [pietra refrattaria](/glossario#pietra-refrattaria) spessa 1,5-3 cm, oppure una [piastra d'acciaio](/glossario#piastra-d-acciaio) da 6-10 mm. L'una e l'altra si scaldano al massimo per 45-60 minuti, perché il termostato misura l'aria e il piano arriva dopo. La pietra calda non si bagna mai: lo sbalzo la spacca.`,
        {
          fact: '45-60',
          says: 'minuti di riscaldamento al massimo per una pietra o una piastra: la spia del forno mente',
        },
        `La seconda cosa è gratis. Metti il piano nella parte alta, a una spanna dal grill: scalda tutto dal basso e, quando la pizza è dentro e il bordo è salito, accendi il grill per l'ultimo minuto. È il modo più semplice di rimettere in gioco l'irraggiamento che manca. Tieni la pizza leggera: pochi cucchiai di pomodoro, mozzarella scolata e fredda di frigorifero, perché tutta l'acqua che aggiungi va fatta evaporare prima che qualcosa si colori. Se anche così il bordo resta chiaro, mezzo punto percentuale di [malto](/glossario#malto) nell'impasto aiuta.`,
        `Per avere temperatura, tempo e posizione già calcolati sul tuo forno c'è la [guida al forno](/guida-forno).`,
      ],
    },
    {
      id: 'teglia',
      title: 'In teglia, il fondo prima di tutto',
      blocks: [
        {
          picture: 'pizza-siciliana-in-teglia',
          alt: 'Una pizza siciliana in teglia con pomodorini, olive, mozzarella e basilico',
          caption:
            'La [siciliana in teglia](/ricette/6) cuoce a lungo: lo spessore chiede tempo, il bordo olio.',
        },
        `La teglia capovolge le priorità. Il metallo parte freddo e si mette fra il calore e la pasta, quindi la prima fatica è cuocere sotto. Si comincia nella parte più bassa del forno, meglio se sulla pietra già calda, e si sale a metà altezza quando il fondo è fermo. Il [ferro blu](/glossario#teglia-in-ferro-blu) scalda in fretta e fa la crosta; l'alluminio chiaro è più lento; l'olio sul fondo riempie i vuoti fra pasta e metallo e frigge quel poco che basta.`,
        {
          picture: 'cornicione-in-teglia',
          alt: 'Una pizza alta in sezione, con la mollica piena di alveoli sotto il pomodoro',
          caption: 'Più mollica vuol dire più acqua da portare via: per questo si comincia dal basso.',
        },
        `Per la [teglia romana](/ricette/62) molti cuociono prima con il solo pomodoro e aggiungono la mozzarella negli ultimi minuti: resta bianca e non diventa cuoio.`,
      ],
    },
    {
      id: 'leggere',
      title: 'Leggere la pizza dal fondo',
      blocks: [
        `Quando la sforni, alzane un lembo. Un fondo pallido sotto un bordo già scuro dice che il piano era freddo: più preriscaldamento. Un fondo bruciato con il condimento crudo dice il contrario: piano troppo caldo, o troppo conduttore, e cielo troppo debole. Un centro bagnato di solito parla di condimento, più che di forno. Un bordo duro e asciutto parla di tempo: la temperatura era bassa e la pizza ha aspettato il colore troppo a lungo.`,
        `Annota gradi, minuti e posizione, e cambia una cosa per volta. Il forno è l'ingrediente che usi in tutte le ricette: vale la pena di conoscerlo almeno quanto la [farina](/ingredienti-di-qualita) e l'[impasto](/tecniche-di-impasto).`,
      ],
    },
  ],
  sources: [
    `Andrey Varlamov, Andreas Glatz, Sergio Grasso, *The Physics of Baking Good Pizza*, arXiv 1806.08790, 2018.`,
    `Associazione Verace Pizza Napoletana, *Disciplinare internazionale*, edizione 2024. Regolamento (UE) n. 97/2010, allegato II.`,
    `Nathan Myhrvold e altri, *Modernist Cuisine*, The Cooking Lab, 2011, per la piastra d'acciaio nel forno di casa.`,
    `Harold McGee, *On Food and Cooking*, seconda edizione, Scribner, 2004, per amido, proteine e reazione di Maillard.`,
    `Il rapporto fra 485 e 250 °C è calcolato con la legge di Stefan-Boltzmann: (758,15 K / 523,15 K)⁴ = 4,4.`,
    `Le temperature di romana, pala, teglia e siciliana sono stime nostre, le stesse del [calcolatore di impasto](/#calcolatore).`,
  ],
  tools: [
    { to: '/guida-forno', label: 'Guida al forno' },
    { to: '/ricette?categoria=Teglia', label: 'Ricette in teglia' },
    { to: '/calcolatore-impasto', label: 'Calcolatore di impasto' },
  ],
}

const OvenPage = () => <ArticlePage article={article} />
export default OvenPage
