import { FLOUR_PRESETS, SIMPLE_SALT_PCT } from '#domain/dough/simple/simple-presets.ts'
import { formatUpTo } from '../../../ui/format.ts'
import type { Article } from '../article.ts'
import { ARTICLE_HEADS } from '../article-heads.ts'
import { ArticlePage } from '../article-page.tsx'
import { FlourLabel } from '../drawings/flour-label.tsx'
import { StrengthScale } from '../drawings/strength-scale.tsx'

const saltPct = formatUpTo(SIMPLE_SALT_PCT, 1)

const article: Article = {
  head: ARTICLE_HEADS.ingredients,
  sections: [
    {
      id: 'farina',
      title: 'La farina, oltre gli zeri',
      blocks: [
        `Il numero più grande sul sacco è quello che dice di meno. [Tipo 00](/glossario#farina-00), 0, 1, 2, [integrale](/glossario#farina-integrale) misurano quanta crusca è rimasta, non quanto la farina è forte. La legge italiana li distingue con le [ceneri](/glossario#ceneri), i sali minerali che restano quando si brucia un campione: al massimo 0,55% per la 00, 0,65% per la 0, 0,80% per la tipo 1, 0,95% per la tipo 2. Due farine 00 possono comportarsi in modo opposto: una fa biscotti, l'altra regge tre giorni di frigorifero.`,
        `La forza si legge altrove. Il numero che la riassume è [W](/glossario#w), che si ricava dall'area della curva disegnata dall'alveografo mentre gonfia una bolla di pasta fino a farla scoppiare. Il suo compagno è [P/L](/glossario#p-l), il rapporto fra quanto la pasta resiste e quanto si allunga: per la pizza sta bene fra 0,50 e 0,70. W alto e P/L alto danno un panetto che si ritira; W basso e P/L basso uno che si affloscia.`,
        {
          Drawing: FlourLabel,
          caption:
            "Un sacco immaginario, con quello che conta davvero. Ceneri e proteine di legge si calcolano sulla sostanza secca; quelle della tabella nutrizionale sulla farina così com'è.",
        },
        `Sul pacco del supermercato W non c'è quasi mai. Ci sono le proteine, nella tabella nutrizionale, e bastano per orientarsi: le 00 da pizza stanno di solito al ${FLOUR_PRESETS['00'].protein.replace('%', '')}%, una manitoba al ${FLOUR_PRESETS.manitoba.protein.replace('%', '')}%. Attento però a non confrontare numeri di specie diversa. I minimi di legge, 9% per la 00 e 11% per la 0, valgono sulla sostanza secca: 11% di proteine sul secco, in una farina con il 14,5% di [umidità](/glossario#umidita), sono 9,4 grammi su cento di quella che versi.`,
        {
          Drawing: StrengthScale,
          caption: 'Quanta forza per quanto tempo. Le fasce sono indicative e cambiano da molino a molino.',
        },
        `Più forza non vuol dire pizza migliore. Per un impasto di 8-12 ore bastano farine intorno a W 240-280; per uno o due giorni si sale a 280-320. Una farina troppo forte per il tempo che le dai resta gommosa, una troppo debole si sfalda prima di arrivare in forno. Le farine meno raffinate, la [tipo 1](/glossario#farina-tipo-1) e la [tipo 2](/glossario#farina-tipo-2) per cominciare, sanno più di grano e bevono di più, ma la crusca taglia la [maglia glutinica](/glossario#maglia-glutinica): comincia dal 10-30% del totale e sali quando ci hai preso la mano, come nella [pizza integrale alle verdure arrosto](/ricette/49). E qualunque cosa compri, guarda la data e tienila all'asciutto, lontano dagli odori.`,
        {
          picture: 'cornicione-integrale',
          alt: 'Un cornicione di farina integrale in sezione, bruno e con alveoli piccoli',
          caption: 'Con la crusca la mollica è più scura e gli alveoli restano piccoli.',
        },
      ],
    },
    {
      id: 'pomodoro',
      title: 'Il pomodoro e i suoi nomi',
      blocks: [
        `Sotto la parola pomodoro la legge distingue mestieri diversi. I [pelati](/glossario#pelato) sono pomodori interi di varietà lunghe, più alti che larghi almeno una volta e mezza, nel loro succo. La polpa è pomodoro tagliato o triturato, anche con l'aggiunta di succo concentrato. La passata è spremuta da pomodoro fresco e può avere da 5 a 12 gradi Brix: fra l'una e l'altra c'è di mezzo un bel po' d'acqua, che il prezzo non sempre racconta.`,
        {
          fact: '5-12',
          says: 'i gradi Brix ammessi per la «passata di pomodoro»: inclina la bottiglia e guarda come scorre',
        },
        `Il [San Marzano](/glossario#pomodoro-san-marzano) merita attenzione perché il nome si presta. La denominazione protetta, del 1996, si chiama per intero «Pomodoro San Marzano dell'Agro Sarnese-Nocerino» ed è riservata al pelato, intero o a filetti, raccolto a mano in una zona precisa fra Salerno, Avellino e Napoli. Una «passata di San Marzano DOP» non può esistere, e «tipo San Marzano» o «varietà San Marzano» non promettono la stessa cosa. Cerca il nome intero e il marchio europeo rosso e giallo.`,
        `Sulla pizza il pelato va schiacciato a mano o passato a maglia larga, salato e usato crudo: la cottura la fa il forno. Il frullatore ci monta aria, rompe i semi, e la salsa viene rosa e amara. Con un buon pelato e poco altro hai già una [marinara](/ricette/7) o una [cosacca](/ricette/21).`,
      ],
    },
    {
      id: 'latticini',
      title: 'Fior di latte, bufala, provola',
      blocks: [
        `Davanti al banco, prima di chiederti quale sia la più buona, chiediti quanta acqua porta. Il [fior di latte](/glossario#fior-di-latte), mozzarella di latte vaccino, è più asciutto, fonde in modo regolare e per questo è la scelta naturale della [margherita](/ricette/1). La [mozzarella di bufala](/glossario#mozzarella-di-bufala) ha più grasso, più sapore e più siero: sulla [bufalina](/ricette/20) si spezza, si lascia scolare ore, oppure si aggiunge a fine cottura.`,
        {
          picture: 'pizza-capricciosa',
          alt: 'Una capricciosa con prosciutto cotto, funghi, carciofi e olive su mozzarella fusa',
          caption:
            'Molti condimenti, molta acqua: in una [capricciosa](/ricette/3) la mozzarella ben scolata conta doppio.',
        },
        `L'elenco degli ingredienti racconta il metodo. Se leggi latte, sale, caglio e fermenti o siero innesto, la pasta è stata acidificata dai batteri, con i loro tempi e i loro profumi; se al loro posto c'è acido citrico, l'acidità è stata aggiunta. Due sigle fanno da scorciatoia. La *Mozzarella di Bufala Campana DOP*, registrata nel 1996, è fatta solo con latte di bufala intero della sua zona. La *Mozzarella tradizionale STG* è di latte vaccino intero, fermentata con un innesto naturale.`,
        `Qualunque tu scelga, tagliala a listarelle e lasciala in un colino in frigorifero per qualche ora, meglio una notte. La provola affumicata, più asciutta, ne ha meno bisogno: provala con il [pepe](/ricette/22). E diffida dei nomi di fantasia: se sulla confezione non trovi scritto mozzarella o fior di latte, è un'altra cosa.`,
      ],
    },
    {
      id: 'olio',
      title: "L'olio, poco e vivo",
      blocks: [
        `Extravergine vuol dire due cose: olio ottenuto dalle olive soltanto con mezzi meccanici, con acidità libera non oltre lo 0,8%, e un assaggio che non trova difetti e trova il fruttato. L'acidità è un dato di laboratorio, in bocca non si sente: il pizzicore e l'amaro sono altro, e sono pregi. Cerca piuttosto la campagna di raccolta, che può comparire solo se tutto l'olio viene dalla stessa annata, e una bottiglia scura. Un olio giovane profuma di più, e sulla pizza il profumo è metà del suo lavoro.`,
        `Un giro prima di infornare insaporisce il condimento mentre cuoce; un filo a crudo, all'uscita, si sente di più. Nell'impasto la napoletana non ne vuole, la teglia e la focaccia sì: ammorbidisce la mollica e rende il bordo più friabile.`,
      ],
    },
    {
      id: 'resto',
      title: 'Acqua, sale, lievito e una foglia',
      blocks: [
        `L'acqua del rubinetto, se è buona da bere, è buona per impastare. Il [sale](/glossario#sale) sta fra il 2 e il 3% della farina (noi partiamo da ${saltPct}%): dà sapore, stringe il glutine e rallenta la fermentazione, e la differenza fra sale marino e sale da cucina, una volta sciolto, non la riconosce nessuno. Del [lievito di birra](/glossario#lievito-di-birra) fresco controlla la data e l'odore; di quello secco ne basta circa un terzo. Il basilico vuole foglie piccole e un posto sotto la mozzarella se il forno è lento, sopra se è veloce.`,
        `Un'ultima cosa. Il condimento più caro non salva un impasto acerbo, e un ottimo pelato su un buon disco batte cinque ingredienti mediocri. Quando hai scelto, prova gli [abbinamenti](/abbinamenti-ingredienti), guarda quanto pesano su sale e calorie con il [calcolatore nutrizionale](/calcolatore-nutrizione), e lascia il resto alle [mani](/tecniche-di-impasto) e al [forno](/forni-e-cottura).`,
      ],
    },
  ],
  sources: [
    `D.P.R. 9 febbraio 2001, n. 187, art. 1: tipi di farina, ceneri, proteine, umidità.`,
    `Legge 28 luglio 2016, n. 154, art. 24, e D.M. 11 agosto 2017, per pelati e pomodori in pezzi; D.M. 23 settembre 2005, per la passata.`,
    `Regolamento (CE) n. 1263/96 e disciplinare del Pomodoro San Marzano dell'Agro Sarnese-Nocerino DOP (*GUUE* C 138 del 15 aprile 2019).`,
    `Regolamento (CE) n. 1107/96, Mozzarella di Bufala Campana DOP; Mozzarella tradizionale STG, registrata il 25 novembre 1998, e regolamento di esecuzione (UE) 2022/1291.`,
    `Regolamento (UE) n. 1308/2013, allegato VII, e regolamento delegato (UE) 2022/2104, per gli oli di oliva.`,
    `Infofarine, *Le farine per la pizza*, per P/L e proteine; le fasce di W sono quelle del nostro [glossario](/glossario#w).`,
    `Dario Bressanini, *Le bugie nel carrello*, Chiarelettere, 2013, per il modo di leggere le etichette.`,
  ],
  tools: [
    { to: '/abbinamenti-ingredienti', label: 'Abbinamenti ingredienti' },
    { to: '/calcolatore-nutrizione', label: 'Calcolatore nutrizionale' },
    { to: '/glossario', label: 'Glossario' },
  ],
}

const IngredientsPage = () => <ArticlePage article={article} />
export default IngredientsPage
