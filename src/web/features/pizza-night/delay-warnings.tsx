import { type ReactNode, useMemo } from 'react'
import { localClock, parseMinuteOfDay } from '#domain/dough/plan/local-clock.ts'
import { baker } from '#domain/dough/plan/waking-hours.ts'
import type { EveningDraft } from '#domain/pizza-night/evening-draft.ts'
import type { EveningSheet } from '#domain/pizza-night/evening-sheet.ts'
import { doughsPastTheirHour, firstInSleep } from '#domain/pizza-night/progress.ts'
import { formatTime } from '#domain/words/clock-format.ts'

interface DelayWarningsProps {
  sheet: EveningSheet
  running: EveningSheet
  waking: Pick<EveningDraft, 'wakeFrom' | 'wakeTo'>
  nowMs: number
}

export function DelayWarnings({ sheet, running, waking, nowMs }: DelayWarningsProps) {
  const { timeZone } = sheet
  const { wakeFrom, wakeTo } = waking
  const up = useMemo(
    () =>
      baker(
        { fromMin: parseMinuteOfDay(wakeFrom) ?? 0, toMin: parseMinuteOfDay(wakeTo) ?? 0 },
        localClock(timeZone),
      ),
    [wakeFrom, wakeTo, timeZone],
  )
  const past = doughsPastTheirHour(sheet.doughs, running.queue)
  const asleepMs = firstInSleep(running, up, nowMs)
  return (
    <>
      {past.length > 0 && (
        <Warning>
          {past.join(' e ')}: i panetti passerebbero la loro ora. Rimetti in frigo quelli che aspettano.
        </Warning>
      )}
      {asleepMs !== null && (
        <Warning>
          Di questo passo saresti al lavoro anche alle {formatTime(asleepMs, timeZone)}, quando dormi: rimetti
          in frigo l'impasto che resta e riprendi domani.
        </Warning>
      )}
    </>
  )
}

const Warning = ({ children }: { children: ReactNode }) => (
  <p role="alert" className="rounded-md border-l-4 border-gold bg-crust px-4 py-3">
    {children}
  </p>
)
