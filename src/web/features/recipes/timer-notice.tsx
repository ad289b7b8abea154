import { CalendarPlus } from 'lucide-react'
import { timersToIcs } from '#domain/recipes/steps/timer-ics.ts'
import { useSite } from '../../api/site-context.ts'
import { Button } from '../../ui/button.tsx'
import { saveFile } from '../../ui/download-file.ts'
import { ringsText } from '../timers/rings-text.ts'
import type { RunningTimer } from './use-running-timers.ts'

interface TimerNoticeProps {
  recipe: { id: number; name: string }
  running: readonly RunningTimer[]
}

export function TimerNotice({ recipe, running }: TimerNoticeProps) {
  const { publicUrl } = useSite()
  const counting = running.filter(({ isOver }) => !isOver)
  if (counting.length === 0) return null
  const save = () => {
    const ends = counting.map(({ key, step, time }) => ({
      id: key.replace(/^timer:/, '').replaceAll(':', '-'),
      endsAtMs: time.endsAt,
      title: `Passo ${step + 1}: ${[time.what, time.label].filter(Boolean).join(', ')}`,
    }))
    const file = { recipe: recipe.name, host: new URL(publicUrl).hostname, stampMs: Date.now() }
    saveFile('timer.ics', new Blob([timersToIcs(ends, file)], { type: 'text/calendar;charset=utf-8' }))
  }
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-ink-soft">
      <p className="max-w-prose">
        {ringsText()} A schermo bloccato il telefono può fermarla: per le attese lunghe metti la fine nel
        calendario, che ti avvisa anche allora.
      </p>
      <Button look="secondary" size="small" onClick={save}>
        <CalendarPlus className="size-4" aria-hidden /> Aggiungi al calendario
      </Button>
    </div>
  )
}
