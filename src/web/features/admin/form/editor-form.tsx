import { clsx } from 'clsx'
import { type ReactNode, type Ref, useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import { LeaveGuard } from './leave-guard.tsx'
import { OutdatedNotice, type ReadNow } from './outdated-notice.tsx'
import { SaveBar } from './save-bar.tsx'

interface EditorFormProps {
  control: {
    element: Ref<HTMLFormElement>
    saved: { id: number } | undefined
    isDirty: boolean
    isPending: boolean
    isOutdated: boolean
    send: (basedOn?: string) => void
  }
  /** What the button of a new one does. */
  create: string
  /** 'la ricetta', 'la voce' */
  what: string
  /** Where the API answers what is saved, and where a person looks at it. */
  read: ReadNow
  seenAt: (id: number) => string
  /** Stands beside the form on wide windows, below it on narrow ones. */
  aside?: ReactNode
  children: ReactNode
}

/** The form of an editor with what it owes its writer: the first error in sight, a warning before leaving, no overwriting. */
export function EditorForm({ control, create, what, read, seenAt, aside, children }: EditorFormProps) {
  const { element, saved, isDirty, isPending, isOutdated, send } = control
  const preview = useRef<HTMLElement>(null)
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
        {isOutdated && saved && (
          <OutdatedNotice
            what={what}
            read={read}
            id={saved.id}
            seenAt={seenAt(saved.id)}
            onSaveAnyway={(basedOn) => send(basedOn)}
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
