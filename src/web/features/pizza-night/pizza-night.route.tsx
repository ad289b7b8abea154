import { clsx } from 'clsx'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation, useNavigate, useNavigationType } from 'react-router'
import { pagePictureUrl } from '#contracts/pages/page-pictures.ts'
import { NIGHT_PAGE } from '#contracts/pizza-night/night-pages.ts'
import { useQueries } from '../../api/queries-context.ts'
import { EmptyState } from '../../ui/feedback.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { PageMeta } from '../../ui/page-meta.tsx'
import { showStart } from '../../ui/show-start.ts'
import { PageHeader } from '../../ui/surfaces.tsx'
import { useIsBrowser } from '../../ui/use-is-browser.ts'
import { useOwnEntry } from '../../ui/use-own-entry.ts'
import { useTypedBefore } from '../../ui/use-typed-before.ts'
import { useComeBackHere } from '../../ui/way-back.ts'
import { whenIdle } from '../../ui/when-idle.ts'
import { prepareAlarm } from '../timers/alarm.ts'
import { EveningForm } from './evening-form.tsx'
import { FoldedForm } from './folded-form.tsx'
import { keepPlan } from './kept-plan.ts'
import { PartLinks } from './part-links.tsx'
import { PlainNeeds } from './plain-needs.tsx'
import { PlannedEveningPart } from './planned-part.tsx'
import { SHOWN_BEFORE } from './tonight/tonight-plan.ts'
import { addressHere } from './use-draft.ts'
import { type EveningState, useEvening } from './use-evening.ts'
import { type EveningProgress, useProgress } from './use-progress.ts'
import { WayForms } from './ways-out.tsx'

const EveningScreen = lazyPart(() => import('./evening-screen.tsx'))
const KeptPart = lazyPart(() => import('./kept/kept-part.tsx'))

export default function PizzaNightPage() {
  const results = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const refusal = useRef<HTMLParagraphElement>(null)
  const [answersAt, setAnswersAt] = useState<Element | null>(null)
  const [saveAt, setSaveAt] = useState<Element | null>(null)
  const [isFormOpen, setFormOpen] = useState(false)
  const evening = useEvening({
    onPlanned: () => {
      flushSync(() => setFormOpen(false))
      heading.current?.focus({ preventScroll: true })
      // Beside a long form the plan begins above what is seen.
      if (results.current && results.current.getBoundingClientRect().top < 0) results.current.scrollIntoView()
      else showStart(results.current)
    },
    onRefused: () => {
      setFormOpen(true)
      refusal.current?.focus({ preventScroll: true })
      refusal.current?.scrollIntoView({ block: 'center' })
    },
  })
  const { sheet, planned, adopt } = evening
  useShownBefore(sheet !== undefined, () => {
    heading.current?.focus({ preventScroll: true })
    results.current?.scrollIntoView()
  })
  // Must come after `useEvening`: text typed before hydration has priority over the stored form.
  useTypedBefore(form, adopt)
  useComeBackHere(sheet ? 'alla serata' : undefined)
  usePrepared()
  const progress = useProgress(sheet)
  const screen = useRunningScreen(progress)
  const start = useStart(evening, screen.start)
  // Loaded in advance, because the reader may be offline when the screen is opened.
  useEffect(() => {
    if (sheet) EveningScreen.fetch()
  }, [sheet])
  return (
    <>
      <PageMeta
        title="Serata pizza"
        description="Quanti siete e a che ora: il menu per tutti, anche per chi è vegano o celiaco, gli impasti, gli orari, la coda al forno e una sola lista della spesa."
        path={NIGHT_PAGE}
        image={pagePictureUrl(NIGHT_PAGE)}
      />
      <div className={sheet ? 'no-print' : ''}>
        <PageHeader kicker="Strumenti" title="Serata pizza">
          <p className={clsx(sheet && 'max-lg:hidden')}>
            Dicci quanti siete e a che ora: menu, impasti, orari e spesa li prepariamo noi, anche per chi è
            vegano o celiaco.
          </p>
        </PageHeader>
      </div>
      <div className="wrap grid items-start gap-x-10 gap-y-6 pb-20 print:block print:pb-0 lg:grid-cols-[minmax(21rem,5fr)_8fr] lg:grid-rows-[auto_1fr]">
        <div className="no-print min-w-0">
          <FoldedForm
            draft={evening.draft}
            isPlanned={sheet !== undefined}
            isOpen={isFormOpen || evening.failure !== undefined}
            onOpen={setFormOpen}
          >
            <EveningForm evening={evening} ref={form} refusal={refusal} />
          </FoldedForm>
          <WayForms evening={evening} />
          {(sheet || evening.failure) && <PlainNeeds draft={evening.draft} />}
        </div>
        <section ref={results} aria-label="La serata" className="min-w-0 scroll-mt-4 lg:row-span-2">
          <div ref={setAnswersAt} className="no-print" />
          {sheet && planned ? (
            <PlannedEveningPart
              evening={evening}
              sheet={sheet}
              draft={planned.draft}
              heading={heading}
              saveAt={setSaveAt}
              onStart={() => void start()}
              onTell={() => flushSync(() => setFormOpen(true))}
            />
          ) : (
            <EmptyTable isRefused={evening.failure !== undefined} />
          )}
        </section>
        <div className="min-w-0 space-y-10 self-stretch">
          <InBrowser>
            <KeptPart evening={evening} answersAt={answersAt} saveAt={saveAt} />
          </InBrowser>
          {sheet && <PartLinks sheet={sheet} isBeside />}
        </div>
      </div>
      {screen.isOpen && sheet && planned && (
        <EveningScreen sheet={sheet} progress={progress} waking={planned.draft} onClose={screen.close} />
      )}
    </>
  )
}

/** Has a component of its own, so that the page is not rendered again for it. */
const InBrowser = ({ children }: { children: ReactNode }) => useIsBrowser() && children

const EmptyTable = ({ isRefused }: { isRefused: boolean }) => (
  <div className="no-print">
    <EmptyState heading="h2" title={isRefused ? 'Così la serata non riesce' : 'La tavola è ancora vuota'}>
      <p>
        {isRefused
          ? 'Il perché, e che cosa cambiare, sta in cima al modulo.'
          : 'Qui troverai menu, impasti, orari, coda al forno e spesa.'}
      </p>
    </EmptyState>
  </div>
)

/** As soon as the browser is offline, computes in advance the parts of an evening plan that do not depend on the
 * guests. */
function usePrepared() {
  const queries = useQueries()
  useEffect(() => {
    const prepare = async () => {
      const { prepareHere } = await import('./plan-here.ts')
      await prepareHere(queries)
    }
    const onOffline = () => {
      // A failure is not reported here, because the plan itself reports missing data.
      if (!navigator.onLine) whenIdle(() => void prepare().catch(() => undefined))
    }
    onOffline()
    addEventListener('offline', onOffline)
    return () => removeEventListener('offline', onOffline)
  }, [queries])
}

function useStart(evening: EveningState, onReady: () => void) {
  const { isChanged, isPending, upToDate, sheet, planned } = evening
  const [isWanted, setWanted] = useState(false)
  const start = useEffectEvent(() => {
    // A plan from a link is stored now. Otherwise a reload after the start would plan the evening anew.
    if (sheet && planned) keepPlan(addressHere(), { sheet, form: planned })
    onReady()
  })
  useEffect(() => {
    if (!isWanted || isPending || isChanged) return
    setWanted(false)
    start()
  }, [isWanted, isPending, isChanged])
  return async () => {
    setWanted(true)
    if (!(await upToDate())) setWanted(false)
  }
}

/** Who comes from a plan sees it, not the form above it. */
function useShownBefore(isPlanned: boolean, show: () => void) {
  const { state } = useLocation()
  const isMeant = useRef(state === SHOWN_BEFORE)
  const onShown = useEffectEvent(show)
  useEffect(() => {
    if (!isMeant.current || !isPlanned) return
    isMeant.current = false
    onShown()
  }, [isPlanned])
}

const RUNNING = 'running-evening'

/**
 * The screen has its own history entry, so that Back on a phone returns to the evening's page. If the
 * reader leaves without closing the screen, it is open again when the same plan is shown.
 */
function useRunningScreen({ isOpen, open }: EveningProgress) {
  const how = useNavigationType()
  const isHere = useLocation().state === RUNNING
  const navigate = useNavigate()
  const { enter } = useOwnEntry(isOpen)
  const wasHere = useRef(false)
  // Who closes the screen at once closes it before its entry is there.
  const isClosing = useRef(false)
  const settle = useEffectEvent((isShown: boolean, hasPlace: boolean) => {
    const isBack = wasHere.current && how === 'POP'
    wasHere.current = hasPlace
    if (!isShown && hasPlace && isClosing.current) {
      isClosing.current = false
      void navigate(-1)
    }
    if (!isShown || hasPlace) return
    if (isBack) open(false)
    else enter(RUNNING)
  })
  useEffect(() => settle(isOpen, isHere), [isOpen, isHere])
  return {
    isOpen,
    start: () => {
      prepareAlarm()
      isClosing.current = false
      open(true)
    },
    close: () => {
      isClosing.current = true
      open(false)
    },
  }
}
