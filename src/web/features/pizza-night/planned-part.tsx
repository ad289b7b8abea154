import { type Ref, useRef } from 'react'
import type { EveningDraft } from '#domain/pizza-night/evening-draft.ts'
import { SERVICE_NAMES, type Service } from '#domain/pizza-night/evening-fields.ts'
import type { EveningSheet } from '#domain/pizza-night/evening-sheet.ts'
import { printPart } from '../../ui/print-part.ts'
import { AgainNote, BeforeNote, ChangedNote, UntoldNote } from './changed-note.tsx'
import { EveningResult } from './evening-result.tsx'
import { Outcome } from './outcome.tsx'
import { PlanKitchen } from './plan-kitchen.tsx'
import { ResultActions } from './result-actions.tsx'
import { ServiceLine } from './service-line.tsx'
import { swapPizza, swappedDraft } from './swap-pizza.ts'
import { takeChange } from './take-change.ts'
import type { EveningState } from './use-evening.ts'

interface PlanProps {
  evening: EveningState
  sheet: EveningSheet
  draft: EveningDraft
  heading: Ref<HTMLHeadingElement>
  saveAt: Ref<HTMLDivElement>
  onStart: () => void
  /** Unfolds the form, at once. */
  onTell: () => void
}

/** The plan on the page, with what a tap changes in it. */
export function PlannedEveningPart(props: PlanProps) {
  const { evening, sheet, draft, heading, saveAt, onStart, onTell } = props
  const menu = useRef<HTMLDivElement>(null)
  const kitchen = useRef<HTMLDivElement>(null)
  const serve = (service: Service) =>
    void takeChange(evening, { ...evening.draft, service }, SERVICE_NAMES[service])
  return (
    <EveningResult
      sheet={sheet}
      heading={heading}
      saveAt={saveAt}
      menu={menu}
      kitchen={kitchen}
      onSwap={(from, to) => void swapPizza(evening, from, to)}
      outcomeOf={(from, to) => (row) => (
        <Outcome draft={swappedDraft(evening.draft, sheet, from.key, to.key)} from={sheet} row={row} />
      )}
      note={
        <>
          <BeforeNote evening={evening} />
          <ChangedNote evening={evening} sheet={sheet} />
          <AgainNote evening={evening} sheet={sheet} />
        </>
      }
      untold={<UntoldNote evening={evening} sheet={sheet} onTell={onTell} />}
      service={
        <>
          <ServiceLine
            sheet={sheet}
            onServe={serve}
            outcomeOf={(service) => (row) => (
              <Outcome draft={{ ...evening.draft, service }} from={sheet} row={row} />
            )}
          />
          <PlanKitchen evening={evening} draft={draft} />
        </>
      }
      actions={
        <ResultActions
          evening={evening}
          onStart={onStart}
          onPrintKitchen={() => printPart(kitchen.current)}
          onPrintMenu={() => printPart(menu.current)}
        />
      }
    />
  )
}
