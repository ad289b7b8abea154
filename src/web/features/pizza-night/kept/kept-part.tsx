import { useEffect, useRef, useState } from 'react'
import { needsUntilMs } from '#domain/pizza-night/kept-evening.ts'
import { useSession } from '../../../api/session.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { keptPlan } from '../kept-plan.ts'
import { SharedEveningView } from '../shared-evening-view.tsx'
import type { EveningState } from '../use-evening.ts'
import { EveningLinks } from './evening-links.tsx'
import { EveningList } from './evening-list.tsx'
import { KeepForm } from './keep-form.tsx'
import { KnownGuests } from './known-guests.tsx'
import { KEPT_HEADING, openEvening } from './open-evening.ts'
import type { OpenedEvening, Shelf } from './shelf.ts'
import { type KeptEvenings, useKeptEvenings } from './use-kept-evenings.ts'
import { waitingEvening } from './waiting-evening.ts'

interface KeptPartProps {
  evening: EveningState
}

/** Evenings that are kept, their links and the guests of the next time: beside the form, in the browser only. */
export default function KeptPart({ evening }: KeptPartProps) {
  const session = useSession()
  // Outside of what changes with the session: who is typing while it ends loses nothing.
  const [typed, setTyped] = useState<TypedName>()
  if (session.state === 'loading') return null
  const place = session.state === 'user' ? 'account' : 'device'
  return <KeptEveningsPart key={place} evening={evening} place={place} typed={typed} onType={setTyped} />
}

/** The name that somebody types, of the evening that is open meanwhile. */
interface TypedName {
  openId: number
  name: string
}

interface KeptEveningsProps extends KeptPartProps, Pick<Shelf, 'place'> {
  typed: TypedName | undefined
  onType: (typed: TypedName) => void
}

function KeptEveningsPart({ evening, place, typed, onType }: KeptEveningsProps) {
  const kept = useKeptEvenings(place)
  const cards = kept.list.data ?? []
  const openId = Number(openEvening.use() ?? '')
  const current = cards.find(({ id }) => id === openId)
  const [past, setPast] = useState<OpenedEvening>()
  useLeaveForLink()
  useWaiting(evening, kept)

  const open = (id: number) =>
    kept.open.mutate(id, {
      onSuccess: (opened) => {
        const { draft, plan, menu, plannedAtMs } = opened
        if (plan === null && menu && menu.bakeAtMs < needsUntilMs(Date.now())) return setPast(opened)
        openEvening.write(String(id))
        // A plan that another version of the site wrote may be unreadable: its form is there to make it anew.
        evening.show({ draft, atMs: plannedAtMs }, plan ?? undefined)
        if (plan) evening.onPlanned()
      },
    })

  const isEmpty = cards.length === 0 && kept.onDevice === 0 && !kept.list.isError
  if (place === 'device' && isEmpty && !evening.sheet) return null
  return (
    <section
      aria-labelledby={KEPT_HEADING}
      className="no-print min-w-0 space-y-6 rounded-lg border border-line bg-paper p-5 shadow-card sm:p-7"
    >
      <h2 id={KEPT_HEADING} tabIndex={-1} className="text-2xl outline-none">
        Le tue serate
      </h2>
      <KeepForm
        evening={evening}
        kept={kept}
        current={current}
        typed={typed?.openId === openId ? typed.name : undefined}
        onType={(name) => onType({ openId, name })}
      />
      {place === 'account' && current && <EveningLinks evening={evening} id={current.id} />}
      {place === 'account' && <KnownGuests evening={evening} />}
      <EveningList evening={evening} kept={kept} current={current} onOpen={open} />
      {past?.menu && (
        <Dialog
          open
          onOpenChange={() => setPast(undefined)}
          wide
          title={past.title}
          description="Dopo un mese restano menu e orari: che cosa non potevano mangiare gli ospiti lo abbiamo dimenticato."
        >
          <SharedEveningView shared={past.menu} />
        </Dialog>
      )}
    </section>
  )
}

/** What another link brought is another evening than the one that was open. */
function useLeaveForLink() {
  useEffect(() => {
    const address = location.search.slice(1)
    if (address !== '' && !keptPlan(address)) openEvening.write('')
  }, [])
}

/** What could not be saved or deleted because the session had ended is done once somebody has logged in. */
function useWaiting({ sheet, planned }: EveningState, { place, keep, remove }: KeptEvenings) {
  const isDone = useRef(place === 'device')
  const [save, removeOne] = [keep.mutate, remove.mutate]
  useEffect(() => {
    const waiting = isDone.current ? undefined : waitingEvening.read()
    if (!waiting) return
    const { title, id, isRemoval } = waiting
    if (isRemoval && id !== null) {
      isDone.current = true
      removeOne({ id, title })
    } else if (sheet && planned) {
      isDone.current = true
      const { draft, atMs } = planned
      save({ evening: { title, draft, plannedAtMs: atMs, plan: sheet }, id: id ?? undefined })
    }
  }, [sheet, planned, save, removeOne])
}
