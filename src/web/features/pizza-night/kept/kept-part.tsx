import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { eveningTitle, needsUntilMs } from '#domain/pizza-night/kept-evening.ts'
import type { SharedEvening } from '#domain/pizza-night/shared-evening.ts'
import { useSession } from '../../../api/session.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { useEntryState } from '../../../ui/use-entry-state.ts'
import { keptPlan } from '../kept-plan.ts'
import { SharedEveningView } from '../shared-evening-view.tsx'
import type { EveningState } from '../use-evening.ts'
import { EveningLinks } from './evening-links.tsx'
import { EveningList } from './evening-list.tsx'
import { KeepForm } from './keep-form.tsx'
import { openedQuery } from './kept-queries.ts'
import { KnownGuests } from './known-guests.tsx'
import { LastEvening } from './last-evening.tsx'
import { goToKept, isKeptAwaited, KEPT_HEADING, openEvening, UNKNOWN_VERSION } from './open-evening.ts'
import { OutdatedEvening } from './outdated-evening.tsx'
import {
  isTypedName,
  isUnsaved,
  type Replacement,
  replaceEvening,
  type TypedName,
} from './replace-evening.ts'
import { saving } from './saving.ts'
import { type OpenedEvening, Outdated, type Shelf } from './shelf.ts'
import { type KeptEvenings, useKeptEvenings, waitingEvening } from './use-kept-evenings.ts'

interface KeptPartProps {
  evening: EveningState
  /** Where new answers of guests stand: above the plan. */
  answersAt: Element | null
  /** Beside the plan's heading. */
  saveAt: Element | null
}

export default function KeptPart({ evening, answersAt, saveAt }: KeptPartProps) {
  const session = useSession()
  // The state is outside `KeptEveningsPart`, so that the typed name survives the end of a session.
  const [typed, setTyped] = useEntryState<TypedName | null>('pizzaNightName', null, isTypedName)
  if (session.state === 'loading') return null
  const place = session.state === 'user' ? 'account' : 'device'
  return (
    <>
      <LastEvening place={place} at={answersAt} />
      <KeptEveningsPart
        key={place}
        evening={evening}
        answersAt={answersAt}
        saveAt={saveAt}
        place={place}
        typed={typed}
        onType={setTyped}
      />
    </>
  )
}

interface KeptEveningsProps extends KeptPartProps, Pick<Shelf, 'place'> {
  typed: TypedName | null
  onType: (typed: TypedName | null) => void
}

function useOpenHere({ evening, typed, onType }: KeptEveningsProps, kept: KeptEvenings) {
  const basis = openEvening.use()
  const openId = basis?.id ?? 0
  const current = kept.list.data?.find(({ id }) => id === openId)
  const now = useQuery({ ...openedQuery(kept.shelf, openId), enabled: current !== undefined }).data
  const theirs = now && now.updatedAt !== basis?.basedOn ? now : undefined
  const { sheet } = evening
  const title =
    (typed?.openId === openId ? typed.name : undefined) ??
    current?.title ??
    (sheet ? eveningTitle(sheet.bakeAtMs, sheet.timeZone) : '')
  const isLost =
    (current !== undefined && title.trim() !== current.title) ||
    isUnsaved({ draft: evening.draft, kept: now?.draft })
  const replace = (next: Replacement) => {
    const goBack = replaceEvening({ evening, typed, onType }, next)
    return isLost ? { label: 'Annulla', onSelect: goBack } : undefined
  }
  // What has just been saved comes into the list a moment later.
  const isHere = current !== undefined || (now !== undefined && kept.list.isFetching)
  return { openId, current, theirs, title, replace, isKept: isHere && !isLost }
}

function KeptEveningsPart(props: KeptEveningsProps) {
  const { evening, place, typed, onType } = props
  const kept = useKeptEvenings(place)
  const { openId, current, theirs, title, replace, isKept } = useOpenHere(props, kept)
  const [past, setPast] = useState<OpenedEvening>()
  useArrival()
  useWaiting(evening, kept)

  const save = saving(evening, kept.keep, title, onType)
  const open = (id: number) =>
    kept.open.mutate(id, {
      onSuccess: (opened) => {
        const { draft, plan, menu, plannedAtMs } = opened
        if (plan === null && menu && menu.bakeAtMs < needsUntilMs(Date.now())) return setPast(opened)
        const action = replace({ form: { draft, atMs: plannedAtMs }, sheet: plan ?? undefined, kept: opened })
        if (plan) evening.onPlanned()
        if (action)
          toast({
            title: `Hai aperto «${opened.title}»`,
            description: 'Ciò che avevi scritto prima non era salvato: con Annulla lo riprendi.',
            action,
          })
      },
    })

  useAskedEvening(open)

  const isEmpty = !kept.list.data?.length && kept.onDevice === 0 && kept.unread === 0 && !kept.list.isError
  if (place === 'device' && isEmpty && !evening.sheet) return null
  return (
    <section
      aria-labelledby={KEPT_HEADING}
      className="no-print min-w-0 space-y-6 rounded-lg border border-line bg-paper p-5 shadow-card sm:p-7"
    >
      <h2 id={KEPT_HEADING} tabIndex={-1} className="text-2xl outline-none">
        Le tue serate
      </h2>
      {theirs && (
        <OutdatedEvening
          evening={evening}
          place={place}
          theirs={theirs}
          title={typed?.openId === openId ? title.trim() : theirs.title}
          isPending={kept.keep.isPending || evening.isPending}
          isRefused={kept.keep.error instanceof Outdated}
          onKeep={(draft) => void save(false, draft)}
          onTake={() =>
            toast({
              title: 'Hai preso quella salvata',
              action: replace({
                form: { draft: theirs.draft, atMs: theirs.plannedAtMs },
                sheet: theirs.plan ?? undefined,
                kept: theirs,
              }),
            })
          }
        />
      )}
      <KeepForm
        {...props}
        kept={kept}
        current={current}
        title={title}
        isOutdated={theirs !== undefined}
        isKept={isKept}
        onType={(name) => onType({ openId, name })}
        onSave={(isNew) => void save(isNew)}
      />
      {place === 'account' && current && (
        <EveningLinks
          {...props}
          id={current.id}
          isSaving={kept.keep.isPending || evening.isPending}
          onSave={(draft, saved) => void save(false, draft, saved)}
        />
      )}
      {place === 'account' && <KnownGuests evening={evening} />}
      <EveningList kept={kept} current={current} onOpen={open} onReplace={replace} />
      {past?.menu && <PastMenu title={past.title} menu={past.menu} onClose={() => setPast(undefined)} />}
    </section>
  )
}

const PastMenu = ({ title, menu, onClose }: { title: string; menu: SharedEvening; onClose: () => void }) => (
  <Dialog
    onClose={onClose}
    wide
    title={title}
    description="Dopo un mese restano menu e orari: che cosa non potevano mangiare gli ospiti lo abbiamo dimenticato."
  >
    <SharedEveningView shared={menu} />
  </Dialog>
)

/** `/serata#serata-7` opens that kept evening, once. */
function useAskedEvening(open: (id: number) => void) {
  const { hash } = useLocation()
  const navigate = useNavigate()
  const openOnce = useEffectEvent(open)
  useEffect(() => {
    const id = Number(/^#serata-(\d+)$/.exec(hash)?.[1] ?? 0)
    if (id === 0) return
    void navigate({ search: location.search, hash: '' }, { replace: true })
    openOnce(id)
  }, [hash, navigate])
}

/** A query string without a stored plan is a link to another evening, so the saved evening is closed. This part
 * arrives after the page, so that the browser does not find the link's anchor. */
function useArrival() {
  useEffect(() => {
    const address = location.search.slice(1)
    if (address !== '' && !keptPlan(address)) openEvening.close()
    if (isKeptAwaited() || location.hash === `#${KEPT_HEADING}`) goToKept()
  }, [])
}

/** After the login, does what a visitor began, or what failed because the session had ended. */
function useWaiting({ sheet, planned }: EveningState, { place, keep, remove, move }: KeptEvenings) {
  const isDone = useRef(place === 'device')
  const [save, removeOne, moveAll] = [keep.mutate, remove.mutate, move.mutate]
  useEffect(() => {
    const waiting = isDone.current ? undefined : waitingEvening.read()
    if (!waiting) return
    const { title, id, basedOn = UNKNOWN_VERSION, isRemoval, isMove } = waiting
    if (isMove) {
      isDone.current = true
      waitingEvening.forget()
      moveAll()
    } else if (isRemoval && id !== null) {
      isDone.current = true
      removeOne({ id, title })
    } else if (sheet && planned) {
      isDone.current = true
      const { draft, atMs } = planned
      save({
        evening: { title, draft, plannedAtMs: atMs, plan: sheet },
        basis: id === null ? undefined : { id, basedOn },
      })
    }
  }, [sheet, planned, save, removeOne, moveAll])
}
