import { alarm } from './alarm.ts'
import { type EndTime, stepSearch } from './end-times.ts'
import { SIGNS } from './ring.ts'
import { notifySystem } from './system-notification.ts'

const LATE_MS = 90_000
const PLACES: Record<string, { page: string; back: string }> = {
  forno: { page: '/guida-forno', back: 'Torna al forno' },
  serata: { page: '/serata', back: 'Torna alla serata' },
}
let unmark: (() => void) | undefined

export function announceEnd(key: string, time: EndTime, now: number) {
  const { label, recipe, what, page } = time
  const [, id, step] = key.split(':')
  const name = recipe && `${recipe}, passo ${Number(step) + 1}`
  const place = PLACES[id ?? '']
  const to = page ?? place?.page ?? `/ricette/${id}${stepSearch(Number(step))}`
  const said = [what, label, lateness(time, now)].filter(Boolean).join(', ')
  const body = `${name ?? 'È finito il tempo'}: ${said}.`
  alarm(body, { label: place?.back ?? 'Torna al passo', to })
  if (!document.hasFocus())
    void notifySystem({ title: 'Tempo scaduto', body, tag: key, to }).catch(() => undefined)
  markTitle(`⏰ Tempo scaduto: ${name ?? label}`)
}

let clock: Worker | undefined

export function tickUnseen(look: (() => void) | undefined): void {
  clock?.terminate()
  clock = look && new Worker(new URL('./timer-clock.ts', import.meta.url), { type: 'module' })
  if (look) clock?.addEventListener('message', look)
}

const lateness = ({ endsAt }: EndTime, now: number): string =>
  now - endsAt < LATE_MS
    ? ''
    : `finito alle ${new Date(endsAt).toLocaleTimeString('it-IT', { hour: '2-digit', minute: '2-digit' })}`

function markTitle(mark: string) {
  unmark?.()
  const before = document.title
  const seen = new AbortController()
  unmark = () => {
    seen.abort()
    if (document.title === mark) document.title = before // unless another page has set its own title
    unmark = undefined
  }
  document.title = mark
  for (const sign of [...SIGNS, 'focus'])
    addEventListener(sign, unmark, { signal: seen.signal, capture: true })
}
