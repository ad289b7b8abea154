import { LoaderCircle, Sparkles } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/select.tsx'
import { FormattedText } from './formatted-text.tsx'
import { CopyButton } from './result-actions.tsx'
import type { Asking, Improved } from './use-improvement.ts'

export interface TabWords {
  intro: string
  action: string
  pending: string
  done: string
}

interface ImproveTabProps<Option> {
  words: TabWords
  asking: Asking<Option>
  choice?: { label: string; values: readonly (Option & string)[] }
  more?: (answer: { option: Option; result: Improved }) => ReactNode
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

export function ImproveTab<Option>({ words, asking, choice, more }: ImproveTabProps<Option>) {
  const { option, choose, answer, isPending, isError, ask } = asking
  const shown = useRef<HTMLElement>(null)
  useEffect(() => {
    if (answer) shown.current?.scrollIntoView({ block: 'start' })
  }, [answer])
  const isEarlier = answer !== undefined && answer.option !== option
  return (
    <div className="grid gap-5">
      <p className="text-ink-soft">{words.intro}</p>
      <div className="flex flex-wrap items-end gap-3">
        {choice && (
          <Select
            label={choice.label}
            value={String(option)}
            options={choice.values.map((value) => ({ value, label: capital(value) }))}
            onChange={(value) => choose(value as Option & string)}
            className="min-w-48 flex-1"
          />
        )}
        <Button onClick={ask} disabled={isPending} className="min-h-12!">
          {isPending ? (
            <LoaderCircle className="size-4 animate-turn" aria-hidden />
          ) : (
            <Sparkles className="size-4" aria-hidden />
          )}
          {isPending ? words.pending : words.action}
        </Button>
      </div>
      <p role="status" className="sr-only">
        {isPending ? words.pending : answer && !isError && words.done}
      </p>
      {answer && (
        <section
          ref={shown}
          aria-label={answer.result.title}
          aria-busy={isPending}
          className="scroll-mt-2 rounded-lg border border-line bg-paper p-5 sm:p-7"
        >
          {isEarlier && (
            <p className="mb-5 rounded-md bg-crust px-4 py-3 text-sm">
              Questa risposta è di prima, per «{capital(String(answer.option))}». Per «
              {capital(String(option))}» premi «{words.action}».
            </p>
          )}
          <FormattedText text={answer.result.text} />
          <EngineNote result={answer.result} />
          <div className="mt-5 flex flex-wrap gap-3">
            <CopyButton text={answer.result.text} />
            {more?.(answer)}
          </div>
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
      'Il modello di intelligenza artificiale non è disponibile in questo momento: ha risposto il sito, con le sue regole di cucina.'}
    {engine === 'embedded' && !fellBack && 'Risposta calcolata dal sito sugli ingredienti di questa ricetta.'}
  </p>
)
