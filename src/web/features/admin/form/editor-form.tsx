import { clsx } from 'clsx'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { SubmitButton } from '../../../ui/form-buttons.tsx'
import { LeaveGuard } from './leave-guard.tsx'

interface EditorFormProps {
  control: {
    element: RefObject<HTMLFormElement | null>
    saved: { id: number } | undefined
    isDirty: boolean
    isPending: boolean
    /** The version that another administrator has saved meanwhile. 'Save anyway' overwrites only this version. */
    theirs: { id: number; updatedAt: string } | undefined
    send: (basedOn?: string) => void
  }
  create: string
  /** Names the entry, with the article: 'la ricetta', 'la voce'. */
  what: string
  seenAt: (id: number) => string
  aside?: ReactNode
  children: ReactNode
}

export function EditorForm({ control, create, what, seenAt, aside, children }: EditorFormProps) {
  const { element, saved, isDirty, isPending, theirs, send } = control
  const preview = useRef<HTMLElement>(null)
  useFocusAfterNotice(control)
  return (
    <div className={clsx('grid gap-10', aside && 'xl:grid-cols-[minmax(0,1fr)_20rem]')}>
      <form
        ref={element}
        noValidate
        className="grid max-w-3xl gap-8 [&_:is(input,select,textarea)]:scroll-mb-28"
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        {children}
        {theirs && (
          <OutdatedNotice
            what={what}
            seenAt={seenAt(theirs.id)}
            isPending={isPending}
            onSaveAnyway={() => send(theirs.updatedAt)}
          />
        )}
        <SaveBar
          action={saved ? 'Salva le modifiche' : create}
          isPending={isPending}
          isDirty={isDirty}
          isSaved={saved !== undefined}
        >
          {aside && (
            <Button
              look="quiet"
              className="ml-auto xl:hidden"
              onClick={() => preview.current?.scrollIntoView()}
            >
              Come si vedrà
            </Button>
          )}
        </SaveBar>
      </form>
      {aside && (
        <aside
          ref={preview}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a column that scrolls must be reachable by keyboard
          tabIndex={0}
          aria-label="Anteprima"
          className="xl:sticky xl:top-22 xl:max-h-[calc(100dvh-7rem)] xl:self-start xl:overflow-y-auto"
        >
          {aside}
        </aside>
      )}
      <LeaveGuard isDirty={isDirty} />
    </div>
  )
}

function useFocusAfterNotice({ element, theirs, isPending }: EditorFormProps['control']) {
  const hadNotice = useRef(false)
  useEffect(() => {
    if (isPending) return
    if (hadNotice.current && !theirs && document.activeElement === document.body)
      element.current?.querySelector<HTMLElement>('[type=submit]')?.focus({ preventScroll: true })
    hadNotice.current = theirs !== undefined
  }, [element, theirs, isPending])
}

interface OutdatedNoticeProps {
  what: string
  seenAt: string
  isPending: boolean
  onSaveAnyway: () => void
}

function OutdatedNotice({ what, seenAt, isPending, onSaveAnyway }: OutdatedNoticeProps) {
  return (
    <div role="alert" className="grid gap-3 rounded-lg border border-tomato bg-paper p-5">
      <h3 className="text-lg">Nel frattempo {what} è cambiata</h3>
      <p>
        Qualcun altro ha salvato una sua versione dopo che hai aperto la tua. Ciò che hai scritto è ancora
        qui: guarda l'altra in una nuova scheda, poi decidi se tenere la tua.
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={seenAt} target="_blank" look="secondary">
          Apri la versione salvata
        </ButtonLink>
        <Button disabled={isPending} onClick={onSaveAnyway}>
          Salva comunque la mia
        </Button>
      </div>
    </div>
  )
}

interface SaveBarProps {
  action: string
  isPending: boolean
  isDirty: boolean
  isSaved: boolean
  children?: ReactNode
}

const SaveBar = ({ action, isPending, isDirty, isSaved, children }: SaveBarProps) => (
  <div className="sticky bottom-(--bar) z-10 -mx-2 flex flex-wrap items-center gap-4 border-t border-line bg-flour px-2 py-4">
    <SubmitButton isPending={isPending}>{action}</SubmitButton>
    <p role="status" className="text-sm text-ink-soft">
      {isDirty ? 'Ci sono modifiche da salvare.' : isSaved && 'Tutto salvato.'}
    </p>
    {children}
  </div>
)
