import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import type { SymptomCard } from '#contracts/first-aid/first-aid.ts'
import { pagePictureUrl } from '#contracts/pages/page-pictures.ts'
import { findSymptoms } from '#domain/first-aid/find-symptoms.ts'
import { FIRST_AID_PAGE, symptomPage, WORDS_PARAMETER } from '#domain/first-aid/first-aid-address.ts'
import { FIRST_AID_PARTS, type FirstAidPart } from '#domain/first-aid/symptom.ts'
import { useQueries } from '../../api/queries-context.ts'
import { useSite } from '../../api/site-context.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/feedback.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { PageMeta } from '../../ui/page-meta.tsx'
import { showStart } from '../../ui/show-start.ts'
import { PageHeader } from '../../ui/surfaces.tsx'
import { Titled } from '../../ui/titled.tsx'
import { useTypedBefore } from '../../ui/use-typed-before.ts'
import { SearchRow } from '../site-search/search-row.tsx'
import { useCountedSearch } from '../site-search/use-counted-search.ts'
import { symptomsQuery } from './first-aid.loader.ts'
import { overviewJsonLd } from './first-aid-json-ld.ts'
import { Found } from './found-symptoms.tsx'
import { CARD_GRID, SymptomCards } from './symptom-cards.tsx'

const PART_TITLES: Readonly<Record<FirstAidPart, string>> = {
  pizza: 'La pizza è cotta, ma…',
  forno: 'Mentre cuoce',
  impasto: "Già nell'impasto",
}
const LOADING_CARDS = 8

export default function FirstAidPage() {
  const { data, isError, error, refetch } = useQuery(symptomsQuery(useQueries().api))
  const [words, setWords] = useWords()
  useAskedSymptom(data)
  const { publicUrl } = useSite()
  const found = data && findSymptoms(data, words)
  const answer = useRef<HTMLElement>(null)
  useCountedSearch(words, found && found.first.length > 0)
  return (
    <>
      <PageMeta
        title="Pronto soccorso pizza"
        description="Pallida, cruda al centro, gommosa, bruciata sotto: riconosci il difetto dal disegno e scopri perché succede, che cosa salvare adesso e che cosa cambiare la prossima volta."
        path={FIRST_AID_PAGE}
        image={pagePictureUrl(FIRST_AID_PAGE)}
        {...(data && { jsonLd: overviewJsonLd(data, publicUrl) })}
      />
      <PageHeader kicker="Che cosa è andato storto?" title="Pronto soccorso pizza">
        <p>
          Scegli il disegno che somiglia alla tua pizza, o scrivilo con parole tue: ti diciamo se si salva.
        </p>
      </PageHeader>
      <div className="wrap pb-20">
        <WordsForm words={words} onWords={setWords} onAsked={() => showAnswer(answer.current)} />
        {isError && (
          <LoadError failure={error} heading="h2" onRetry={() => void refetch()}>
            <p>Non siamo riusciti a caricare il pronto soccorso. Riprova più tardi.</p>
          </LoadError>
        )}
        {!data && !isError && <WaitingCards />}
        {data &&
          found &&
          (words.trim() ? (
            <>
              <Found symptoms={data} found={found} ref={answer} />
              <Button look="secondary" className="mt-6" onClick={() => setWords('')}>
                Tutti i difetti
              </Button>
            </>
          ) : (
            <AllParts symptoms={data} />
          ))}
      </div>
    </>
  )
}

/** Without a network the worker opens `/pronto-soccorso#pallida` in place of an entry that was not read. */
function useAskedSymptom(symptoms: readonly SymptomCard[] | undefined) {
  const id = useLocation().hash.slice(1)
  const navigate = useNavigate()
  const isThere = symptoms?.some((symptom) => symptom.id === id)
  useEffect(() => {
    if (isThere) void navigate(symptomPage(id), { replace: true })
  }, [isThere, id, navigate])
}

/** Puts the keyboard of a phone away, and brings the answer above it into view. */
function showAnswer(answer: HTMLElement | null) {
  answer?.focus({ preventScroll: true })
  showStart(answer)
}

interface WordsFormProps {
  words: string
  onWords: (words: string) => void
  onAsked: () => void
}

function WordsForm({ words, onWords, onAsked }: WordsFormProps) {
  const form = useRef<HTMLFormElement>(null)
  useTypedBefore(form, ({ [WORDS_PARAMETER]: typed }) => typed !== undefined && onWords(typed))
  return (
    <search>
      <form
        ref={form}
        action={FIRST_AID_PAGE}
        method="get"
        onSubmit={(event) => {
          event.preventDefault()
          onAsked()
        }}
        className="mb-10 flex max-w-xl gap-3"
      >
        <SearchRow
          label="Che cosa è andato storto?"
          name={WORDS_PARAMETER}
          placeholder="gommosa, si strappa…"
          value={words}
          onChange={onWords}
        />
      </form>
    </search>
  )
}

const AllParts = ({ symptoms }: { symptoms: readonly SymptomCard[] }) => (
  <div className="grid gap-14">
    {FIRST_AID_PARTS.map((part) => (
      <Titled key={part} id={part} title={PART_TITLES[part]} look="mb-5 text-2xl">
        <SymptomCards
          symptoms={symptoms.filter((symptom) => symptom.part === part)}
          last={part === 'pizza' && <ByPhoto />}
        />
      </Titled>
    ))}
  </div>
)

const ByPhoto = () => (
  <div className="flex grow flex-col items-start justify-center gap-3 rounded-lg bg-crust p-6">
    <p className="text-lg">Non è nessuna di queste? Fotografala: leggiamo dalla foto com'è cotta.</p>
    <ButtonLink to="/#image-analysis-section" look="secondary">
      Analizza la pizza
    </ButtonLink>
  </div>
)

const WaitingCards = () => (
  <>
    <p role="status" className="sr-only">
      Stiamo caricando i disegni
    </p>
    <div className={CARD_GRID}>
      {Array.from({ length: LOADING_CARDS }, (_, index) => (
        <Skeleton key={index} className="h-44 sm:h-64" />
      ))}
    </div>
  </>
)

const WRITE_DELAY_MS = 200

function useWords(): [words: string, set: (words: string) => void] {
  const [address, setAddress] = useSearchParams()
  const asked = address.get(WORDS_PARAMETER) ?? ''
  const [words, setWords] = useState(asked)
  const written = useRef(asked)

  useEffect(() => {
    if (asked === written.current) return
    written.current = asked
    setWords(asked)
  }, [asked])

  useEffect(() => {
    if (words === written.current) return
    const timer = setTimeout(() => {
      written.current = words
      const next = new URLSearchParams(address)
      if (words) next.set(WORDS_PARAMETER, words)
      else next.delete(WORDS_PARAMETER)
      setAddress(next, { replace: true, preventScrollReset: true })
    }, WRITE_DELAY_MS)
    return () => clearTimeout(timer)
  }, [words, address, setAddress])

  return [words, setWords]
}
