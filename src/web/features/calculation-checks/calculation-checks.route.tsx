import { Link } from 'react-router'
import { pagePictureUrl } from '#contracts/pages/page-pictures.ts'
import { chartAccuracy } from '#domain/dough/golden/chart-accuracy.ts'
import { GOLDEN_GROUPS, type GoldenGroup } from '#domain/dough/golden/golden-groups.ts'
import type { GoldenVector } from '#domain/dough/golden/golden-vector.ts'
import { modelDisagreements } from '#domain/dough/yeast/yeast-disagreement.ts'
import { GOLDEN_SOURCES, type GoldenSource, LEFT_OUT } from '#knowledge/dough-checks.ts'
import { useSite } from '../../api/site-context.ts'
import { formatDecimal, formatUpTo } from '../../ui/format.ts'
import { PageMeta } from '../../ui/page-meta.tsx'
import { PageHeader, Table } from '../../ui/surfaces.tsx'
import { Titled } from '../../ui/titled.tsx'

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
          <Titled key={group.id} id={group.id} title={group.title}>
            <p className="mt-2 mb-4 max-w-2xl text-ink-soft">{group.intro}</p>
            <VectorTable group={group} />
            {group.id === 'lievito' && <ChartAccuracyNote />}
          </Titled>
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
  <Titled id="immagini" title="Le immagini">
    <p className="mt-2 max-w-2xl">
      Le immagini del sito non sono fotografie, sono disegni. Quelle delle ricette le disegna a guazzo e
      inchiostro un programma scritto da noi, che parte dagli ingredienti e dalla cottura della ricetta:
      mostrano come si presenta la pizza, non una pizza davvero sfornata. Quelle del pronto soccorso, del
      glossario e dei gesti spiegano, con la stessa linea; il tratteggio segna come dovrebbe essere. Sono
      fotografie soltanto quelle che chi amministra il sito carica per una ricetta.
    </p>
  </Titled>
)

const GRADES = {
  A: 'Il numero lo abbiamo letto nella fonte, o in copie indipendenti che coincidono.',
  B: 'Della fonte conosciamo la formula e abbiamo rifatto il conto, oppure il numero lo riporta qualcun altro.',
  C: 'Sentito dire, senza un conto che si possa rifare. Non lo usiamo come prova: qui sotto non ne trovi.',
}

const Grades = () => (
  <Titled id="gradi" title="Quanto vale una fonte">
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
  </Titled>
)

const LeftOutNumbers = () => (
  <Titled id="esclusi" title="I numeri che non possiamo rifare">
    <dl className="mt-4 grid gap-5 sm:grid-cols-2">
      {LEFT_OUT.map(({ what, why }) => (
        <div key={what}>
          <dt className="font-semibold">{what}</dt>
          <dd className="mt-1 text-ink-soft">{why}</dd>
        </div>
      ))}
    </dl>
  </Titled>
)

function OtherChecks() {
  const { contactEmail } = useSite()
  return (
    <Titled id="ricette" title="Le ricette, e gli errori che ci sfuggono" className="max-w-2xl">
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
    </Titled>
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

const Disagreements = () => (
  <Titled id="disaccordi" title="Dove i modelli non sono d'accordo">
    <p className="mt-2 mb-5 max-w-2xl text-ink-soft">
      Sul lievito non esiste un numero giusto. Ecco quanto lievito di birra fresco, per un chilo di farina,
      danno i modelli pubblicati per lo stesso impasto (62% d'acqua, 2,5% di sale). Per questo accanto alla
      dose mostriamo un intervallo e la parola «stima».
    </p>
    <p className="mb-5 max-w-2xl text-ink-soft">
      Le fonti sono tre: la tabella di TXCraig1, le formule Japi (due varianti della stessa) e le cifre AVPN.
      Sui tempi brevi, sotto le 8 ore, le cifre AVPN non arrivano e restano due fonti; in una cucina fredda
      può restarne una. Quando sono meno di tre lo scriviamo, con il motivo di chi tace.
    </p>
    <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
      {modelDisagreements().map(({ what, models, spread, coverage }) => (
        <div key={what} className="rounded-lg border border-line bg-paper p-5">
          <h3 className="text-lg">{what}</h3>
          <dl className="mt-3">
            {models.map(({ name, gPerKg }) => (
              <div key={name} className="flex justify-between gap-4 border-t border-line py-1.5">
                <dt>{name}</dt>
                <dd className="font-semibold whitespace-nowrap tabular-nums">{formatDecimal(gPerKg, 2)} g</dd>
              </div>
            ))}
          </dl>
          <p className="mt-2 text-sm text-ink-soft">
            Il più generoso ne vuole {formatDecimal(spread, 1)} volte il più parco.
          </p>
          {coverage && <p className="mt-2 text-sm text-ink-soft">{coverage}</p>}
        </div>
      ))}
    </div>
  </Titled>
)

const MOST_DIGITS = 4
const ROUNDING_ERROR = 0.5 * 10 ** -MOST_DIGITS

const digitsOf = (tolerance: number) =>
  Math.min(MOST_DIGITS, Math.max(1, 1 + Math.ceil(-Math.log10(tolerance))))

const cell = (text: string) => <span className="whitespace-nowrap tabular-nums">{text}</span>

const withUnit = (figure: string, unit: string) =>
  unit.startsWith('%') ? `${figure}${unit}` : `${figure} ${unit}`

function rowOf({ what, unit, expected, tolerance, source, computed }: GoldenVector) {
  const digits = digitsOf(tolerance)
  const value = computed()
  const difference = value - expected
  const isRoundingError = Math.abs(difference) < ROUNDING_ERROR
  const { grade } = GOLDEN_SOURCES[source]
  return [
    <span key="what" className="block min-w-44">
      {what}
    </span>,
    cell(withUnit(formatUpTo(expected, MOST_DIGITS), unit)),
    cell(withUnit(formatUpTo(value, digits), unit)),
    cell(isRoundingError ? '0' : formatUpTo(difference, digits).replace(/^−0$/, '0')),
    cell(tolerance < ROUNDING_ERROR ? 'esatto' : `± ${formatUpTo(tolerance, MOST_DIGITS)}`),
    <a key="source" href={`#${sourceAnchor(source)}`} className="link-quiet py-1 whitespace-nowrap">
      {grade} · {source}
    </a>,
  ]
}

const VectorTable = ({ group: { title, vectors } }: { group: GoldenGroup }) => (
  <Table
    caption={`Numeri verificati: ${title}`}
    head={['Che cosa', 'Pubblicato', 'Calcolato da noi', 'Differenza', 'Tolleranza', 'Grado e fonte']}
    rows={vectors.map(rowOf)}
  />
)

const sourceAnchor = (key: string) => `fonte-${key.toLowerCase()}`

const sources: [key: string, source: GoldenSource][] = Object.entries(GOLDEN_SOURCES)

const SourceList = () => (
  <Titled id="fonti" title="Fonti">
    <ul className="mt-4 grid gap-x-10 gap-y-4 lg:grid-cols-2">
      {sources.map(([key, { title, url, grade, known }]) => (
        <li key={key} id={sourceAnchor(key)} className="border-t border-line pt-3">
          <p className="font-semibold">
            {url ? (
              <a href={url} target="_blank" rel="noopener noreferrer" className="link-quiet py-1">
                {title}
              </a>
            ) : (
              title
            )}
          </p>
          <p className="mt-0.5 text-sm text-ink-soft">
            {key} · grado {grade}. {known}
          </p>
        </li>
      ))}
    </ul>
  </Titled>
)
