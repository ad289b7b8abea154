import { LoaderCircle, Sparkles } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '../button.tsx'
import { FormattedText } from './formatted-text.tsx'
import type { Improved } from './use-improvement.ts'

interface ImprovePanelProps {
  intro: string
  /** The choice that the call needs, if any. */
  choice?: ReactNode
  action: string
  pendingText: string
  doneText: string
  isPending: boolean
  /** The newest answer; it stays while the next one is on its way. */
  result: Improved | undefined
  onAsk: () => void
  /** What can be done with the answer. */
  resultActions?: ReactNode
}

/** One tab: what it does, its choice, its button, and the answer under it. */
export function ImprovePanel(props: ImprovePanelProps) {
  const { intro, choice, action, pendingText, doneText, isPending, result, onAsk, resultActions } = props
  const answer = useRef<HTMLElement>(null)
  useEffect(() => {
    if (result) answer.current?.scrollIntoView({ block: 'start' })
  }, [result])
  return (
    <div className="grid gap-5">
      <p className="text-ink-soft">{intro}</p>
      <div className="flex flex-wrap items-end gap-3">
        {choice}
        <Button onClick={onAsk} disabled={isPending} className="min-h-12!">
          {isPending ? (
            <LoaderCircle className="size-4 animate-turn" aria-hidden />
          ) : (
            <Sparkles className="size-4" aria-hidden />
          )}
          {isPending ? pendingText : action}
        </Button>
      </div>
      <p role="status" className="sr-only">
        {isPending ? pendingText : result && doneText}
      </p>
      {result && (
        <section
          ref={answer}
          aria-label={result.title}
          aria-busy={isPending}
          className="scroll-mt-2 rounded-lg border border-line bg-paper p-5 sm:p-7"
        >
          <FormattedText text={result.text} />
          <EngineNote result={result} />
          <div className="mt-5 flex flex-wrap gap-3">{resultActions}</div>
        </section>
      )}
    </div>
  )
}

const EngineNote = ({ result: { engine, fellBack } }: { result: Improved }) => (
  <p className="mt-5 border-t border-line pt-4 text-sm text-ink-soft">
    {engine === 'model' &&
      'Testo scritto da un modello di intelligenza artificiale e controllato dal sito: rileggi dosi e allergeni prima di cucinare.'}
    {engine === 'embedded' &&
      fellBack &&
      'Il modello di intelligenza artificiale non è disponibile in questo momento: ha risposto il motore culinario del sito.'}
    {engine === 'embedded' &&
      !fellBack &&
      'Risposta del motore culinario del sito, calcolata sugli ingredienti di questa ricetta.'}
  </p>
)
