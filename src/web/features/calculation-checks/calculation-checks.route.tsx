import { Link } from 'react-router'
import { pagePictureUrl } from '#contracts/pages/page-pictures.ts'
import { chartAccuracy } from '#domain/dough/golden/chart-accuracy.ts'
import { GOLDEN_GROUPS } from '#domain/dough/golden/golden-groups.ts'
import { LEFT_OUT } from '#knowledge/dough-checks.ts'
import { useSite } from '../../api/site-context.ts'
import { formatDecimal } from '../../ui/format.ts'
import { PageMeta } from '../../ui/page-meta.tsx'
import { PageHeader } from '../../ui/surfaces.tsx'
import { Disagreements } from './disagreements.tsx'
import { SourceList } from './source-list.tsx'
import { VectorTable } from './vector-table.tsx'

const count = GOLDEN_GROUPS.reduce((sum, { vectors }) => sum + vectors.length, 0)

export default function CalculationChecksPage() {
  return (
    <>
      <PageMeta
        title="Come verifichiamo i calcoli"
        description="I numeri pubblicati da altri e quelli che escono dai nostri calcolatori di impasto, uno accanto all'altro, con fonte, tolleranza e differenza."
        path="/come-verifichiamo"
        image={pagePictureUrl('/come-verifichiamo')}
      />
      <PageHeader kicker="Trasparenza" title="Come verifichiamo i calcoli">
        <p>
          Un calcolatore di impasto si può controllare: basta un esempio pubblicato da altri, e vedere se
          torna. Qui ce ne sono {count}, con la fonte, il numero atteso e quello che esce dal nostro codice.
          Li ricontrolliamo a ogni modifica: se uno non torna, la modifica non passa.
        </p>
      </PageHeader>
      <div className="wrap grid grid-cols-1 gap-14 pb-20">
        <Grades />
        {GOLDEN_GROUPS.map((group) => (
          <section key={group.id} aria-labelledby={group.id}>
            <h2 id={group.id} className="text-2xl">
              {group.title}
            </h2>
            <p className="mt-2 mb-4 max-w-2xl text-ink-soft">{group.intro}</p>
            <VectorTable group={group} />
            {group.id === 'lievito' && <ChartAccuracyNote />}
          </section>
        ))}
        <Disagreements />
        <LeftOutNumbers />
        <SourceList />
        <OtherChecks />
        <Pictures />
        <p className="flex flex-wrap gap-x-6">
          <Link to="/ricette" className="link-quiet py-2 font-semibold">
            Sfoglia le ricette
          </Link>
          <Link to="/calcolatore-impasto" className="link-quiet py-2 font-semibold">
            Vai al calcolatore completo
          </Link>
          <a href="/#calcolatore" className="link-quiet py-2 font-semibold">
            Vai al calcolatore semplice
          </a>
        </p>
      </div>
    </>
  )
}

const Pictures = () => (
  <section aria-labelledby="immagini">
    <h2 id="immagini" className="text-2xl">
      Le immagini
    </h2>
    <p className="mt-2 max-w-2xl">
      Le immagini delle ricette, degli articoli e del pronto soccorso non sono fotografie: le disegna un
      programma scritto da noi, che parte dagli ingredienti e dalla cottura della ricetta. Mostrano come si
      presenta la pizza, non una pizza davvero sfornata. Sono fotografie soltanto quelle che chi amministra il
      sito carica per una ricetta.
    </p>
  </section>
)

const GRADES = {
  A: 'Il numero lo abbiamo letto nella fonte, o in copie indipendenti che coincidono.',
  B: 'Della fonte conosciamo la formula e abbiamo rifatto il conto, oppure il numero lo riporta qualcun altro.',
  C: 'Sentito dire, senza un conto che si possa rifare. Non lo usiamo come prova: qui sotto non ne trovi.',
}

const Grades = () => (
  <section aria-labelledby="gradi">
    <h2 id="gradi" className="text-2xl">
      Quanto vale una fonte
    </h2>
    <dl className="mt-4 grid gap-5 sm:grid-cols-3">
      {Object.entries(GRADES).map(([grade, says]) => (
        <div key={grade}>
          <dt className="font-display text-xl text-tomato">Grado {grade}</dt>
          <dd className="mt-1">{says}</dd>
        </div>
      ))}
    </dl>
    <p className="mt-5 max-w-2xl text-ink-soft">
      La tolleranza dice quanto la fonte stessa arrotonda, o quanto due metodi possono scostarsi. Che un conto
      torni non vuol dire che la tua pizza verrà uguale: farina, frigorifero e mani cambiano più di un
      decimale.
    </p>
  </section>
)

const LeftOutNumbers = () => (
  <section aria-labelledby="esclusi">
    <h2 id="esclusi" className="text-2xl">
      I numeri che non possiamo rifare
    </h2>
    <dl className="mt-4 grid gap-5 sm:grid-cols-2">
      {LEFT_OUT.map(({ what, why }) => (
        <div key={what}>
          <dt className="font-semibold">{what}</dt>
          <dd className="mt-1 text-ink-soft">{why}</dd>
        </div>
      ))}
    </dl>
  </section>
)

function OtherChecks() {
  const { contactEmail } = useSite()
  return (
    <section aria-labelledby="ricette" className="max-w-2xl">
      <h2 id="ricette" className="text-2xl">
        Le ricette, e gli errori che ci sfuggono
      </h2>
      <p className="mt-2">
        Anche le ricette passano un controllo automatico prima di uscire: il peso dei panetti, l'idratazione e
        il sale devono stare nei limiti dello stile, i tempi devono tornare, e una ricetta vegana o senza
        glutine non può contenere ciò che promette di non avere.
      </p>
      <p className="mt-3">
        Se trovi un numero che non torna, scrivici a{' '}
        <a href={`mailto:${contactEmail}`} className="link-quiet">
          {contactEmail}
        </a>{' '}
        con l'indirizzo della pagina: lo ricontrolliamo sulla fonte.
      </p>
    </section>
  )
}

function ChartAccuracyNote() {
  const { cells, compared, meanError, worstError } = chartAccuracy()
  const percent = (share: number) => `${formatDecimal(100 * share, 1)}%`
  return (
    <p className="mt-4 max-w-2xl">
      Della tabella di TXCraig1 abbiamo trascritto tutte le {formatDecimal(cells)} celle. Sulle {compared} da
      6 ore in su lo scarto medio del nostro modello è {percent(meanError)}, il peggiore {percent(worstError)}
      ; le altre sono arrotondate all'ora intera e non dicono abbastanza.
    </p>
  )
}
