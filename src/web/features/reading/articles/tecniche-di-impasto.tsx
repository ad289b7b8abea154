import { STAGE_KINDS } from '#domain/dough/preferment-split.ts'
import { FRICTION_C, neededWaterC } from '#domain/dough/water-temperature.ts'
import { formatUpTo } from '../../../ui/format.ts'
import type { Article } from '../article.ts'
import { ARTICLE_HEADS } from '../article-heads.ts'
import { ArticlePage } from '../article-page.tsx'
import { FoldSteps } from '../drawings/fold-steps.tsx'
import { GlutenStrands } from '../drawings/gluten-strands.tsx'

/** One kitchen, two ways of mixing: how warm the water has to be. */
const kitchen = { doughC: 24, roomC: 22, flourC: 21, prefermentC: null }
const byHandC = formatUpTo(neededWaterC({ ...kitchen, frictionC: FRICTION_C.mano }), 0)
const bySpiralC = formatUpTo(neededWaterC({ ...kitchen, frictionC: FRICTION_C.spirale }), 0)
const bigaPct = formatUpTo(STAGE_KINDS.biga.flourShare * 100, 0)

const article: Article = {
  head: ARTICLE_HEADS.dough,
  sections: [
    {
      id: 'glutine',
      title: 'Che cosa succede quando bagni la farina',
      blocks: [
        `Versa l'acqua sulla farina, mescola e aspetta dieci minuti: la massa che avevi lasciato grumosa è diventata più liscia senza che tu la toccassi. Dentro la farina ci sono due famiglie di [proteine](/glossario#proteine) che non si sciolgono in acqua, le gliadine e le glutenine. Asciutte stanno ferme, ripiegate su sé stesse. Bagnate si aprono, si incontrano e si legano: è il [glutine](/glossario#glutine), una rete che prima non c'era.`,
        `Le due famiglie hanno caratteri opposti. Le gliadine lasciano scorrere la pasta, le glutenine la richiamano indietro come un elastico: da qui vengono l'[estensibilità](/glossario#estensibilita) e la [tenacità](/glossario#tenacita) di ogni impasto. Un panetto che si ritira appena lo stendi ha troppo della seconda, o non ha riposato abbastanza.`,
        {
          Drawing: GlutenStrands,
          caption:
            'La rete si costruisce impastando e si mette in ordine con le pieghe: i fili finiscono per correre nello stesso verso e trattengono il gas. Schema, non in scala.',
        },
        { gesture: 'impastare' },
        `Impastare serve a far incontrare i fili più in fretta e a distribuirli. Il segnale di arrivo si chiama [incordatura](/glossario#incordatura): la massa si stacca dalle pareti, si raccoglie attorno al gancio o sotto le mani e, se ne tiri un lembo, diventa un velo prima di rompersi. Oltre quel punto la pasta si scalda, si lacera e torna appiccicosa, e nessun riposo la riporta indietro del tutto.`,
      ],
    },
    {
      id: 'temperatura',
      title: 'Il termometro prima delle mani',
      blocks: [
        `Lo stesso impasto, con lo stesso lievito, è pronto in tempi molto diversi secondo i gradi che ha quando esce dalla ciotola. Per la pizza si cercano 22-26 °C, e la leva più comoda è l'acqua. La regola dei panettieri è un'addizione a rovescio: tre volte la temperatura voluta, meno quella della farina, meno quella della stanza, meno il calore che mette l'impastamento.`,
        {
          fact: `${byHandC} °C`,
          says: `l'acqua per impastare a mano; con una spirale ne bastano ${bySpiralC}`,
        },
        `Facciamo il conto con una cucina a ${kitchen.roomC} °C, la farina a ${kitchen.flourC} e un impasto da portare a ${kitchen.doughC}. A mano l'attrito vale circa ${FRICTION_C.mano} gradi e serve acqua a ${byHandC}; con un'impastatrice a spirale ne vale ${FRICTION_C.spirale} e l'acqua scende a ${bySpiralC}. È una regola pratica, che tratta acqua e farina come se pesassero uguale: misura il tuo impasto una volta, e la volta dopo correggi della differenza. Per i casi difficili, ghiaccio compreso, c'è il [calcolatore completo](/calcolatore-impasto).`,
      ],
    },
    {
      id: 'diretto',
      title: "L'impasto diretto, ovvero la strada corta",
      blocks: [
        `Nell'[impasto diretto](/glossario#impasto-diretto) tutto entra in una volta sola. È il metodo della napoletana, e il disciplinare della STG lo descrive come una partitura: un litro d'acqua, 50-55 grammi di sale, 3 di lievito di birra, 1.800 di farina. In percentuali sono poco meno del 56% di acqua, fra il 2,8 e il 3,1% di sale e lo 0,17% di lievito. Venti minuti di impastatrice lenta, due ore di [puntata](/glossario#puntata), poi i [panetti](/glossario#panetto) e altre quattro o sei ore di [appretto](/glossario#appretto).`,
        `La dose di lievito ti sembrerà ridicola. Non lo è: il lievito si moltiplica e ha ore davanti. Con poco lievito e più tempo gli [enzimi](/glossario#enzimi) fanno la loro parte, tagliano amido e proteine in pezzi più piccoli, e la pasta diventa più facile da stendere, più profumata, più pronta a colorirsi. Questa è la [maturazione](/glossario#maturazione), e non coincide con la [lievitazione](/glossario#lievitazione): un panetto può essere gonfio e ancora acerbo. In frigorifero il lievito quasi si ferma e gli enzimi rallentano soltanto: per questo con il [freddo](/glossario#maturazione-a-freddo) si guadagna un giorno senza perdere la struttura, purché la farina sia abbastanza [forte](/ingredienti-di-qualita#farina).`,
        {
          picture: 'cornicione-napoletano',
          alt: 'Il cornicione di una pizza napoletana in sezione: alveoli di ogni misura sotto una crosta sottile',
          caption:
            'Il bordo di una napoletana in sezione: alveoli grandi accanto a piccoli, e una crosta sottile.',
        },
      ],
    },
    {
      id: 'autolisi',
      title: 'Autolisi e pieghe, lavorare di meno',
      blocks: [
        `Negli anni Settanta Raymond Calvel, professore alla scuola francese di arte molitoria, mise un nome a una pigrizia intelligente. Mescoli soltanto farina e acqua, copri, aspetti da venti minuti a un'ora, e solo dopo aggiungi lievito e sale. È l'[autolisi](/glossario#autolisi): la farina beve fino in fondo, il glutine comincia a formarsi da sé e il tempo di impastamento si accorcia. Serve con le farine forti, con quelle poco raffinate e con le idratazioni alte. Con una farina debole e un impasto di poche ore puoi farne a meno.`,
        `Le [pieghe](/glossario#pieghe) fanno il resto. Un impasto con il 75% di acqua non si lavora sul banco: cola. Lo si lascia riposare, poi si prende un lembo, lo si tira finché cede e lo si porta sopra al resto; un quarto di giro alla ciotola e si ripete. Da due a quattro volte, a distanza di 15-30 minuti. A ogni giro la massa oppone più resistenza e sta più alta, e quella è la misura: quando tiene la forma, hai finito.`,
        {
          Drawing: FoldSteps,
          caption:
            "Un giro di pieghe nella ciotola, visto dall'alto: quattro lembi, un quarto di giro ogni volta. Con le mani bagnate la pasta non si attacca.",
        },
        `Prova con la [pizza in teglia alla romana](/ricette/61) o con la [focaccia barese](/ricette/70): sono impasti che si formano quasi da soli, se dai loro il tempo.`,
      ],
    },
    {
      id: 'prefermenti',
      title: 'Biga e poolish, cominciare il giorno prima',
      blocks: [
        `Nel metodo [indiretto](/glossario#impasto-indiretto) una parte della farina fermenta prima del resto. Per la pizza si parte spesso dal ${bigaPct}%, ma c'è chi arriva molto più su. La [biga](/glossario#biga) è asciutta, granulosa, appena mescolata: acqua al 44-50%, circa l'1% di lievito fresco, 16-24 ore a 16-18 °C. Porta forza e una mollica molto aperta, e chiede una farina robusta.`,
        {
          picture: 'cornicione-contemporaneo',
          alt: 'Un cornicione molto alto in sezione, con alveoli larghi e pareti sottili',
          caption:
            'Un bordo alto e irregolare ha bisogno di gas ben trattenuto: forza della farina, tempo e una stesura che non lo schiacci.',
        },
        `Il [poolish](/glossario#poolish) è il suo contrario: pari peso di acqua e farina, una crema che si lavora con il cucchiaio. Con lo 0,1% di lievito matura in 12-16 ore a temperatura ambiente ed è pronto quando la superficie, piena di bolle, accenna a cedere al centro. Dà profumi dolci e una pasta che si allunga volentieri. In tutti e due i casi ricorda di fare i conti: l'acqua e la farina del prefermento vanno tolte dalla ricetta, non aggiunte. Se non vuoi farli a mano, ci pensa il [calcolatore](/calcolatore-impasto).`,
        `Il [lievito madre](/glossario#lievito-madre), solido o [liquido](/glossario#li-co-li), aggiunge alla partita i batteri lattici: acidità, profumo, conservazione. In cambio vuole [rinfreschi](/glossario#rinfresco) regolari e una certa pazienza con gli orari. Non è per forza un lievito migliore: è un altro sapore, e un altro impegno.`,
      ],
    },
    {
      id: 'stesura',
      title: 'Staglio e stesura, non rovinare tutto alla fine',
      blocks: [
        `Con lo [staglio](/glossario#staglio) l'impasto diventa pizze. Ogni pezzo si pesa, si arrotonda tirando la superficie verso il basso e si chiude bene sotto, perché da una chiusura molle il gas se ne va. Poi l'appretto, coperto: alla fine il panetto è largo, morbido, e se lo premi con un dito risale piano.`,
        { gesture: 'formare' },
        `La [stesura](/glossario#stesura) decide il [cornicione](/glossario#cornicione). Poca semola sul banco, dita piatte, pressione dal centro verso l'esterno, e l'ultimo centimetro non si tocca: l'aria che sposti è quella che in forno gonfierà il bordo. Il matterello la schiaccia, ed è il motivo per cui va bene per la [rossa romana](/ricette/28) e non per una [napoletana](/ricette/8). Se la pasta si ritira non insistere: copri, aspetta dieci minuti, riprendi. Quando il disco è pronto, tocca al [forno](/forni-e-cottura).`,
        { gesture: 'stendere' },
        {
          picture: 'cornicione-fitto',
          alt: 'Un cornicione basso e pallido in sezione, con la mollica fitta',
          caption:
            "Mollica fitta e bordo pallido: il gas non è mai arrivato, oppure la stesura l'ha mandato via.",
        },
      ],
    },
  ],
  sources: [
    `Regolamento (UE) n. 97/2010, allegato II: dosi, riposi e panetti della pizza napoletana STG; percentuali calcolate sulle stesse dosi.`,
    `Raymond Calvel, *Le goût du pain*, Villette, 1990, per l'autolisi.`,
    `Harold McGee, *On Food and Cooking*, seconda edizione, Scribner, 2004, per glutine, enzimi e lievito.`,
    `Impastologo, *La temperatura dell'impasto*, e PizzaBlab, *Friction factor*, per l'attrito di impastatrici e mani; King Arthur Baking, *Determining the friction factor*, 2018.`,
    `Nathan Myhrvold e Francisco Migoya, *Modernist Pizza*, The Cooking Lab, 2021, per prefermenti, pieghe e maturazione a freddo.`,
    `Per i tempi di biga e poolish: le voci del nostro [glossario](/glossario), con le loro fonti; sono valori d'uso, da adattare alla tua cucina.`,
  ],
  tools: [
    { to: '/calcolatore-impasto', label: 'Calcolatore completo' },
    { to: '/#calcolatore', label: 'Calcolatore semplice' },
    { to: '/glossario', label: 'Glossario' },
  ],
}

const DoughPage = () => <ArticlePage article={article} />
export default DoughPage
