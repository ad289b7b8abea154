import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { EveningDraft } from '#domain/pizza-night/evening-draft.ts'
import { needsText } from '#domain/pizza-night/need-counts.ts'
import { counted } from '#domain/words/counted.ts'
import { Button } from '../../ui/button.tsx'

/** '4 persone: 1 celiaco'; when, the plan says itself. */
export function draftText({ guests }: EveningDraft): string {
  const needs = needsText(guests)
  const persons = counted(guests.length, 'persona', 'persone')
  return needs === '' ? `${persons} · nessuna esigenza` : `${persons}: ${needs}`
}

const FORM = 'modulo-serata'

interface FoldedFormProps {
  draft: EveningDraft
  isPlanned: boolean
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  children: ReactNode
}

/** On phones the form of a planned evening is one line: the plan is the page. */
export const FoldedForm = ({ draft, isPlanned, isOpen, onOpen, children }: FoldedFormProps) => (
  <>
    {isPlanned && (
      <div className="flex items-center justify-between gap-3 rounded-lg border border-line bg-paper py-1 pr-1 pl-4 text-sm lg:hidden noscript:hidden">
        <p>{draftText(draft)}</p>
        <Button
          look="quiet"
          className="px-4"
          aria-expanded={isOpen}
          aria-controls={FORM}
          onClick={() => onOpen(!isOpen)}
        >
          {isOpen ? 'Chiudi' : 'Cambia ospiti'}
        </Button>
      </div>
    )}
    <div
      id={FORM}
      className={clsx(isPlanned && 'max-lg:mt-4', isPlanned && !isOpen && 'max-lg:hidden noscript:block!')}
    >
      {children}
    </div>
  </>
)
