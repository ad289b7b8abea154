import type { ReactNode, Ref } from 'react'
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
    send: (basedOn?: string) => Promise<void>
  }
  /** What the button of a new one does. */
  create: string
  /** 'la ricetta', 'la voce' */
  what: string
  /** Where the API answers what is saved, and where a person looks at it. */
  read: ReadNow
  seenAt: (id: number) => string
  children: ReactNode
}

/** The form of an editor with what it owes its writer: the first error in sight, a warning before leaving, no overwriting. */
export function EditorForm({ control, create, what, read, seenAt, children }: EditorFormProps) {
  const { element, saved, isDirty, isPending, isOutdated, send } = control
  return (
    <>
      <form
        ref={element}
        noValidate
        className="grid max-w-3xl gap-10 [&_:is(input,select,textarea)]:scroll-mb-28"
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        {children}
        {isOutdated && saved && (
          <OutdatedNotice
            what={what}
            read={read}
            id={saved.id}
            seenAt={seenAt(saved.id)}
            onSaveAnyway={(basedOn) => void send(basedOn)}
          />
        )}
        <SaveBar
          action={saved ? 'Salva le modifiche' : create}
          isPending={isPending}
          isDirty={isDirty}
          isSaved={saved !== undefined}
        />
      </form>
      <LeaveGuard isDirty={isDirty} />
    </>
  )
}
