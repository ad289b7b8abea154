import type { Article } from '../article.ts'
import { ARTICLE_HEADS } from '../article-heads.ts'
import { ArticlePage } from '../article-page.tsx'
import { FourPizzas } from '../drawings/four-pizzas.tsx'
import { HistoryTimeline } from '../drawings/history-timeline.tsx'

const article: Article = {
  head: ARTICLE_HEADS.history,
  sections: [
    {
      id: 'parola',
      title: 'Prima della pizza, la parola',
      blocks: [
        `Nel 997 un mulino sul Garigliano viene dato in affitto. Il contratto, conservato a Gaeta e stampato nel *Codex diplomaticus cajetanus*, vuole che ogni anno, a Natale e a Pasqua, al vescovo spettino *duodecim pizze*, dodici pizze, insieme a carne di maiale e a un paio di polli. È la più antica attestazione nota della parola. Che cosa fossero quelle pizze, il notaio non lo dice. Di certo non avevano il pomodoro, che in Europa sarebbe arrivato cinque secoli più tardi.`,
        `A lungo la parola resta larga. Nel 1535 il napoletano Benedetto Di Falco, nel suo *Rimario*, la sistema in una riga: «Focaccia in Napoletano è detta pizza». Nel 1570 Bartolomeo Scappi, cuoco dei papi, chiama pizza una torta dolce. Tre secoli dopo, nell'Artusi, la «pizza alla napoletana» è ancora una torta di pasta frolla con ricotta e mandorle. [Focaccia](/glossario#focaccia), schiacciata, torta: tutto poteva dirsi pizza, e cercare la prima della storia è un gioco che non si può vincere.`,
        `Anche il pomodoro entra in cucina senza fretta. La prima ricetta a stampa che lo usa per una salsa è di Antonio Latini, *Lo scalco alla moderna*, Napoli 1692: pomodori abbrustoliti sulla brace, spellati, tritati con cipolla, peperoncino e serpillo, conditi con sale, olio e aceto. Serve per il bollito. Sulla pizza, per ora, niente.`,
      ],
    },
    {
      id: 'botteghe',
      title: 'Napoli, un forno accanto alla polveriera',
      blocks: [
        `La pizza che conosciamo ha bisogno di una città affollata e di qualcuno che la cuocia per mestiere. I primi documenti li ha trovati Antonio Mattozzi nell'Archivio di Stato di Napoli. Il 21 luglio 1792 Giuseppe Sorrentino chiede di accendere un «forno per cuocere focacce» a Borgo Loreto, e gli dicono di no: a pochi passi, nel Castello del Carmine, c'è la polveriera militare. Il 12 agosto 1799 Gennaro Majello vuole riaprire la bottega, chiusa per debiti, in cui esercitava «il mestiere di Pizzajolo».`,
        {
          fact: '55',
          says: 'i pizzaioli con bottega contati a Napoli nel 1807, con nome, cognome e indirizzo',
        },
        `Otto anni dopo il mestiere ha già una statistica. Nel 1807 il Ministero delle Finanze compila l'elenco dei «pizzajoli con bottega»: sono cinquantacinque, e fra loro ci sono donne. Le date che leggi sulle insegne più antiche, invece, vengono spesso dalle case stesse: nella pagina delle [pizzerie storiche](/pizzerie) diciamo quando è così.`,
        `Poi arrivano gli scrittori. Alexandre Dumas, a Napoli nel 1835, racconta nel *Corricolo* che il lazzarone mangia pizza d'inverno e cocomero d'estate. La pizza è tonda e si fa con la pasta del pane; quella da due liardi basta a un uomo, quella da due soldi deve saziare una famiglia. C'è all'olio, al lardo, alla sugna, al formaggio, al pomodoro, ai pesciolini, e Dumas la chiama «il termometro gastronomico del mercato»: se quella con il pesce costa poco, la pesca è stata buona.`,
        `Non è soltanto cibo da poveri. Nel 1852 Carlo De Ferrariis descrive sull'*Omnibus pittoresco* una bottega con sette o otto tavoli e un forno che brucia tutta la notte come la fucina di Vulcano: dopo il teatro ci si ritrovano dame, cavalieri e gente di ogni classe. Nel 1861 lo scrittore Marc Monnier ne ricorda una in via Toledo, con il retrobottega pieno di crinoline e abiti neri.`,
      ],
    },
    {
      id: 'ottocento',
      title: 'Il menu di metà Ottocento',
      blocks: [
        `La descrizione più precisa è di Emmanuele Rocco, nella raccolta *Usi e costumi di Napoli* curata da Francesco de Bourcard. Le pizze «più ordinarie», dette *coll'aglio e l'oglio*, portano olio, sale, origano e spicchi d'aglio tritati: è quasi la nostra [marinara](/ricette/7), senza il rosso. Altre hanno formaggio grattugiato, strutto e qualche foglia di basilico. Alle prime si aggiunge spesso del pesce minuto, alle seconde fette sottili di mozzarella.`,
        {
          Drawing: FourPizzas,
          caption:
            'Le pizze elencate da Rocco. Il disegno è nostro: della loro misura e del loro cornicione il testo non parla.',
        },
        `Il pomodoro c'è, ma fa la comparsa: «Talora si fa uso di prosciutto affettato, di pomidoro, di arselle, ec.». E nella frase seguente nasce per iscritto un altro classico: «Talora ripiegando la pasta su se stessa se ne forma quel che chiamasi calzone». Se vuoi provarlo, c'è la ricetta del [calzone napoletano al forno](/ricette/79).`,
      ],
    },
    {
      id: 'margherita',
      title: 'La regina, la lettera, la margherita',
      blocks: [
        `La storia la conosci. Giugno 1889: Umberto I e Margherita di Savoia sono a Napoli, il pizzaiolo Raffaele Esposito viene chiamato a palazzo e prepara tre pizze. La regina preferisce quella con i colori della bandiera, che da allora porta il suo nome. La prova è una lettera di ringraziamento datata 11 giugno 1889, con la firma di Camillo Galli, capo dei servizi di tavola della Real Casa, esposta da [Brandi](/pizzerie).`,
        `Nel 2014 lo storico Zachary Nowak ha messo il racconto alla prova dei documenti. Alcune cose tornano: Esposito esisteva e aveva una pizzeria, Galli ricopriva davvero quella carica, i sovrani erano in città. Altre no. La *Gazzetta* del Regno, che dava le notizie di corte, non parla dell'episodio; la grafia non somiglia agli autografi di Galli; la lettera è indirizzata a «Raffaele Esposito Brandi», con il cognome della moglie, che è anche quello dei nipoti ai quali la pizzeria passò nel 1932. E una scena quasi identica, con la regina che riceve un pizzaiolo a Capodimonte e sceglie da una lista di trentacinque varietà, era già uscita sui giornali nel 1880.`,
        {
          fact: '1880',
          says: 'nove anni prima della data ufficiale, i giornali raccontano già di una pizza per la regina',
        },
        `La conclusione prudente è che la lettera è probabilmente una costruzione più tarda e che nessuno sa chi abbia messo insieme per primo pomodoro, mozzarella e basilico: nella pagina di Rocco ci sono già tutti e tre, anche se non sulla stessa pizza. La [margherita](/ricette/1) resta buona anche senza certificato.`,
      ],
    },
    {
      id: 'altrove',
      title: 'Fuori da Napoli, prima male e poi dappertutto',
      blocks: [
        `Nel 1884 Matilde Serao, nel *Ventre di Napoli*, non fa sconti: la pizza degli ambulanti è fatta «di una pasta densa, che si brucia, ma non si cuoce», tagliata in settori da un soldo ed esposta tutto il giorno alle mosche. Racconta anche di un industriale napoletano che apre una pizzeria a Roma. La folla accorre, poi si dirada: «pianta esotica, morì in questa solennità romana».`,
        `Attecchisce invece oltre l'oceano, con gli emigranti. A New York la tradizione assegna il primato a Gennaro Lombardi e al 1905. Le ricerche di Peter Regas hanno riportato alla luce un nome dimenticato, Filippo Milone, che nel maggio del 1903 faceva già pubblicità alla sua pizzeria su *Il Telegrafo*, giornale italiano della città. La diffusione quasi universale è del Novecento, soprattutto dopo la seconda guerra mondiale. Intanto ogni luogo se l'è riscritta: a Roma sottile come la [rossa](/ricette/28) o alta in [teglia](/ricette/61), a Torino nel [padellino](/ricette/66), a Palermo con la cipolla dello [sfincione](/ricette/57).`,
      ],
    },
    {
      id: 'regole',
      title: 'Quando la pizza si dà un regolamento',
      blocks: [
        `Nel 1984 nasce a Napoli l'Associazione Verace Pizza Napoletana, l'[AVPN](/glossario#avpn), con un disciplinare che mette per iscritto ingredienti, gesti e temperature. Nel 2010 l'Unione europea registra la [pizza napoletana STG](/glossario#pizza-napoletana-stg), specialità tradizionale garantita; dal dicembre 2022 il nome è riservato a chi segue quel testo.`,
        `Il 7 dicembre 2017, a Jeju, in Corea del Sud, il comitato dell'UNESCO iscrive nella lista del patrimonio immateriale l'arte del pizzaiuolo napoletano. L'arte, si badi, e non la pizza: l'impasto, la stesura, la cottura nel forno a legna e il modo in cui si imparano, guardando lavorare un altro. A Napoli, scrive l'UNESCO, la praticano circa tremila persone. Il cerchio si chiude dove i documenti lo avevano aperto, con un mestiere. I suoi gesti li trovi in [Tecniche di impasto](/tecniche-di-impasto) e in [Forni e cottura](/forni-e-cottura).`,
        {
          Drawing: HistoryTimeline,
          caption: 'Le date di questo articolo. In rosso i documenti, in ocra le date tramandate o discusse.',
        },
      ],
    },
  ],
  sources: [
    `*Codex diplomaticus cajetanus*, doc. XCVI (997); Giuseppe Nocca, ricerca sul contratto, presentata il 12 febbraio 2015.`,
    `Benedetto Di Falco, *Rimario*, Napoli 1535; Bartolomeo Scappi, *Opera*, Venezia 1570; Antonio Latini, *Lo scalco alla moderna*, vol. I, Napoli 1692, p. 444.`,
    `Pellegrino Artusi, *La scienza in cucina e l'arte di mangiar bene*, ricetta 609 (edizione di Casa Artusi).`,
    `Antonio e Donatella Mattozzi, *Pizza. Una storia napoletana*, Slow Food Editore (prima edizione: Antonio Mattozzi, *Una storia napoletana*, 2009).`,
    `Alexandre Dumas, *Le Corricolo*, Parigi 1843 (traduzione nostra). Carlo De Ferrariis, «Omnibus pittoresco», 15 maggio 1852. Marc Monnier, «Naples et les Napolitains», *Le Tour du monde*, vol. IV, Parigi 1861.`,
    `Emmanuele Rocco in Francesco de Bourcard, *Usi e costumi di Napoli e contorni descritti e dipinti*, vol. II, Napoli 1866, p. 124.`,
    `Zachary Nowak, «Folklore, Fakelore, History: Invented Tradition and the Origins of the Pizza Margherita», *Food, Culture & Society*, 17, 1 (2014), p. 103. «Queen Margaret at Naples», *The Washington Post*, 25 luglio 1880.`,
    `Matilde Serao, *Il ventre di Napoli*, Treves, Milano 1884, cap. III.`,
    `Peter Regas, U.S. Pizza Museum, 5 febbraio 2019 (con l'annuncio del «Telegrafo», 9 maggio 1903). Sylvie Sanchez, *Anthropologie et Sociétés*, 32, 3 (2008).`,
    `Regolamento (UE) n. 97/2010; regolamento di esecuzione (UE) 2022/2313; UNESCO, dodicesima sessione del comitato per il patrimonio culturale immateriale, Jeju 2017.`,
  ],
  tools: [
    { to: '/pizzerie', label: 'Pizzerie storiche' },
    { to: '/ricette?categoria=Napoletana', label: 'Ricette napoletane' },
    { to: '/glossario', label: 'Glossario' },
  ],
}

const HistoryPage = () => <ArticlePage article={article} />
export default HistoryPage
