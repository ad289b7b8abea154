import { Link } from 'react-router'
import { STORED_DATA } from '#knowledge/stored-data.ts'
import { useSite } from '../../api/site-context.ts'
import { PageMeta } from '../../ui/page-meta.tsx'
import { PageHeader, Table } from '../../ui/surfaces.tsx'

export default function PrivacyPage() {
  return (
    <>
      <PageMeta
        title="Privacy"
        description="Quali dati conserva Cornicione, perché e per quanto tempo, i termini di utilizzo e i cookie."
        path="/privacy"
      />
      <PageHeader kicker="Trasparenza" title="Privacy, termini e cookie">
        <p>Conserviamo il meno possibile. Ecco che cosa, perché e per quanto tempo.</p>
      </PageHeader>
      <div className="wrap pb-20">
        <div className="max-w-4xl space-y-10 [&_h2]:mb-3 [&_h2]:text-2xl [&_p+p]:mt-3">
          <Notice />
          <Use />
          <p>
            <Link to="/" className="link-quiet py-1 font-semibold">
              Torna alla home
            </Link>
          </p>
        </div>
      </div>
    </>
  )
}

function Controller() {
  const { controller } = useSite()
  return controller === undefined
    ? 'Il titolare del trattamento è chi gestisce questo sito, che non ha ancora indicato qui il suo nome e il suo indirizzo.'
    : `Il titolare del trattamento è ${controller}${controller.endsWith('.') ? '' : '.'}`
}

function Contact() {
  const { contactEmail } = useSite()
  return (
    <a href={`mailto:${contactEmail}`} className="link-quiet">
      {contactEmail}
    </a>
  )
}

const Notice = () => (
  <>
    <section>
      <h2>1. Chi tratta i tuoi dati</h2>
      <p>
        <Controller /> Per qualunque domanda su questa pagina o sui tuoi dati scrivi a <Contact />. Questa
        informativa segue gli articoli 13 e 14 del Regolamento UE 2016/679 (GDPR).
      </p>
    </section>
    <section>
      <h2>2. Che cosa conserviamo e per quanto tempo</h2>
      <p className="mb-4">
        Per leggere le ricette e usare gli strumenti non serve un account e non ti chiediamo nulla.
      </p>
      <Table
        caption="Dati conservati"
        head={['Dati', 'A che cosa servono', 'Per quanto tempo']}
        rows={STORED_DATA}
      />
    </section>
    <section>
      <h2>3. Perché, e con quale base giuridica</h2>
      <p>
        Account, voti, note, collezioni, impasti e serate salvati servono a darti il servizio che ci chiedi
        quando ti registri o li salvi (art. 6, par. 1, lett. b). La newsletter parte dal tuo consenso, che
        puoi ritirare quando vuoi (lett. a). Il registro tecnico e i limiti ai tentativi di accesso proteggono
        il sito e chi lo usa: è un nostro legittimo interesse (lett. f). Non ti profiliamo, non ti mostriamo
        pubblicità mirata e nessuna decisione su di te è automatica (art. 22). Lo Shop contiene link
        affiliati: se compri da lì il negozio può riconoscerci una commissione, ma non sappiamo chi ha
        comprato.
      </p>
      <p>
        Che cosa non può mangiare un ospite può dire qualcosa della sua salute o di ciò in cui crede, e la
        legge lo protegge di più (art. 9). Lo chiediamo per un solo scopo, scegliere le pizze di una serata, e
        con il consenso esplicito di chi risponde all'invito (par. 2, lett. a), che lo ritira togliendo la
        risposta. Se lo scrivi tu di un altro, chiediglielo prima. Al più tardi 30 giorni dopo la serata lo
        cancelliamo; per la volta dopo teniamo soltanto gli ospiti che spunti, con la data del consenso. Il
        link al menu non mostra mai né i nomi né le esigenze.
      </p>
      <p>
        Nessun dato è obbligatorio per legge. Per avere un account servono nome, nome utente, e-mail e
        password, per la newsletter l'indirizzo: senza, non possiamo darti quel servizio, e tutto il resto del
        sito funziona lo stesso.
      </p>
      <p>
        Per registrarti devi avere almeno 14 anni. Se ne hai di meno può farlo per te chi esercita la
        responsabilità genitoriale; se scopriamo un account aperto senza, lo eliminiamo.
      </p>
    </section>
    <section>
      <h2>4. Come li proteggiamo</h2>
      <p>
        Della tua password conserviamo soltanto un'impronta (argon2id), dalla quale non si risale alla
        password; allo stesso modo sono conservati le sessioni, i link che mandiamo per e-mail e i codici di
        recupero. Di una passkey abbiamo soltanto la chiave pubblica, con la quale non si entra; la chiave di
        un'app dei codici invece dobbiamo averla intera, per controllare i codici. Chi cambia la password
        scollega tutti gli altri dispositivi, e dal profilo ne scolleghi uno alla volta. Se cambi indirizzo,
        quello di prima lo teniamo per te 72 ore, o finché confermi il nuovo: così puoi tornare indietro.
      </p>
    </section>
    <section>
      <h2>5. Con chi li condividiamo</h2>
      <p>
        Con nessuno che ne faccia un uso proprio. Passano soltanto da chi ospita il sito e da chi recapita le
        e-mail, per nostro conto (art. 28). I video di YouTube e i social si caricano solo quando li apri tu:
        prima di quel clic non parte alcuna richiesta verso terzi, dopo valgono le loro regole. Le foto che
        fai analizzare le guarda il sito stesso; dove è configurato un modello esterno, e solo quando premi
        «Analizza con AI», una copia rimpicciolita passa al servizio che lo ospita.
      </p>
      <p>
        I dati restano nello Spazio economico europeo. L'eccezione è il modello esterno, dove ce n'è uno: può
        trovarsi fuori, e in quel caso il trasferimento si appoggia a una decisione di adeguatezza o alle
        clausole contrattuali tipo della Commissione (artt. 45 e 46). Al modello non arrivano il tuo nome,
        l'indirizzo e-mail o altro che ti identifichi.
      </p>
    </section>
    <section>
      <h2>6. I tuoi diritti</h2>
      <p>
        Puoi vedere i tuoi dati (art. 15), correggerli (art. 16), cancellarli (art. 17), limitarne l'uso (art.
        18), portarli altrove (art. 20) e opporti (art. 21). Dal{' '}
        <Link to="/profilo" className="link-quiet">
          profilo
        </Link>{' '}
        fai quasi tutto da solo: correggi i dati, li scarichi in un file JSON, elimini l'account. Per il resto
        scrivi a <Contact />: rispondiamo entro un mese (art. 12).
      </p>
      <p>
        Se pensi che non li trattiamo bene, puoi fare reclamo al Garante per la protezione dei dati personali
        (art. 77).
      </p>
    </section>
  </>
)

const Use = () => (
  <>
    <section id="cookie" className="scroll-mt-24">
      <h2>7. Cookie e memoria del browser</h2>
      <p>
        Usiamo soltanto cookie tecnici, perciò non c'è alcun banner. Chi legge non ne riceve nessuno. Chi
        salva un impasto senza account riceve <code>cornicione_visitor</code>, un numero casuale che gli
        script non possono leggere: serve a ritrovarlo, dura un anno e finisce quando accedi. Chi accede ne
        riceve due: quello della sessione, che gli script della pagina non possono leggere, e{' '}
        <code>cornicione_account</code>, che dice soltanto che qualcuno ha fatto l'accesso. Durano 30 giorni
        dall'ultima visita e finiscono quando esci. La pagina di accesso, in un browser che conosce le
        passkey, dà <code>cornicione_passkey</code>: un numero casuale che dura dieci minuti e lega la tua
        passkey al browser che l'ha chiesta.
      </p>
      <p>
        Le statistiche non usano cookie: il sito conta le pagine che serve e, quando passi da una all'altra,
        riceve soltanto il percorso di quella che apri. Se il tuo browser chiede di non essere seguito (Do Not
        Track o Global Privacy Control) non conta nulla.
      </p>
      <p>
        I timer delle ricette, la grandezza dei caratteri ai fornelli, l'ultimo calcolo dell'impasto, gli
        impasti che salvi nel calcolatore della home, la tua cucina (forno, farina, gradi di stanza e frigo,
        impastatrice, peso del panetto), la ricerca e i filtri o la ricetta a cui puoi tornare e gli avvisi
        che hai chiuso restano nella memoria del tuo browser (localStorage e sessionStorage) e a noi non
        arrivano. La prima volta che tieni qualcosa chiediamo al browser di non cancellarlo da solo, e ci
        segniamo lì di averlo chiesto. Lì restano anche i cuori che metti senza accesso, finché non li togli o
        accedi; un voto, una nota o una modifica del profilo lasciati senza accesso al massimo un giorno. Li
        riceviamo solo se accedi.
      </p>
      <p>
        Lì stanno anche la serata pizza che prepari e quelle che salvi senza account, con le esigenze degli
        ospiti al massimo per 30 giorni dopo la serata, e le risposte che dai a un invito, finché la serata
        non è passata. Per preparare una serata le esigenze arrivano al sito, che ci fa i conti e non le
        conserva.
      </p>
    </section>
    <section id="termini" className="scroll-mt-24">
      <h2>8. Termini di utilizzo</h2>
      <p>
        Ricette e testi sono nostri: usali in cucina quanto vuoi, citaci se li riporti. Forno, olio bollente e
        allergie richiedono attenzione: controlla sempre le etichette di ciò che compri.
      </p>
      <p>
        L'account è gratuito e personale. Il voto è uno per persona e per ricetta. Possiamo chiudere gli
        account usati per danneggiare il sito o gli altri.
      </p>
    </section>
    <section>
      <h2>9. Modifiche a questa pagina</h2>
      <p>
        Se cambia quello che conserviamo, cambia prima questa pagina. Per le modifiche che riguardano il tuo
        account ti scriviamo all'indirizzo con cui ti sei registrato.
      </p>
    </section>
  </>
)
