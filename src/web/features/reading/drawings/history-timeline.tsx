import { clsx } from 'clsx'

interface Moment {
  when: string
  what: string
  /** Handed down or disputed, and shown as such. */
  isTold?: boolean
}

const MOMENTS: Moment[] = [
  { when: '997', what: 'Dodici pizze a Natale e dodici a Pasqua nel contratto di un mulino, vicino a Gaeta' },
  { when: '1535', what: '«Focaccia in Napoletano è detta pizza», scrive Benedetto Di Falco' },
  { when: '1692', what: 'La prima salsa di pomodoro a stampa, nel ricettario di Antonio Latini' },
  { when: '1792', what: 'Giuseppe Sorrentino chiede di accendere un forno per focacce a Borgo Loreto' },
  { when: '1807', what: 'Cinquantacinque pizzaioli con bottega in una statistica di Napoli' },
  { when: '1843', what: 'Dumas pubblica il «Corricolo» e racconta le pizze del 1835' },
  { when: '1866', what: 'Emmanuele Rocco descrive le pizze e il calzone nella raccolta di de Bourcard' },
  { when: '1889', what: 'La regina e la margherita, secondo la tradizione', isTold: true },
  { when: '1903', what: 'Filippo Milone fa pubblicità alla sua pizzeria su un giornale di New York' },
  { when: '1905', what: 'Gennaro Lombardi apre a Spring Street, secondo la tradizione', isTold: true },
  { when: '1984', what: "Nasce l'Associazione Verace Pizza Napoletana" },
  { when: '2010', what: "L'Unione europea registra la Pizza Napoletana STG" },
  { when: '2017', what: "L'arte del pizzaiuolo napoletano entra nella lista dell'UNESCO" },
  { when: '2022', what: 'Il nome «Pizza Napoletana» viene riservato' },
]

/** A list and not a picture: it can be read at any size and aloud. */
export const HistoryTimeline = () => (
  <ol className="relative mx-2 before:absolute before:inset-y-2 before:left-[4.3rem] before:w-0.5 before:bg-line">
    {MOMENTS.map(({ when, what, isTold }) => (
      <li key={when} className="relative flex gap-8 py-2">
        <span
          className={clsx(
            'w-14 shrink-0 text-right figure text-lg leading-tight',
            isTold ? 'text-gold' : 'text-tomato',
          )}
        >
          {when}
        </span>
        <span
          className={clsx(
            'absolute top-3.5 left-[3.95rem] size-3 rounded-full border-2 bg-paper',
            isTold ? 'border-gold' : 'border-tomato bg-tomato',
          )}
        />
        <span className="leading-snug">{what}</span>
      </li>
    ))}
  </ol>
)
