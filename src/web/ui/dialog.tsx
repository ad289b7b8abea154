import { clsx } from 'clsx'
import { X } from 'lucide-react'
import { Dialog as Primitive } from 'radix-ui'
import { type ReactNode, useRef } from 'react'

interface DialogProps {
  open?: boolean
  onClose: () => void
  title: ReactNode
  description?: ReactNode
  fullScreen?: boolean
  wide?: boolean
  startsInField?: boolean
  children: ReactNode
}

export function Dialog({
  open = true,
  onClose,
  title,
  description,
  fullScreen,
  wide,
  startsInField,
  children,
}: DialogProps) {
  // Without a trigger, Radix does not return the focus when the dialog closes. So the opener is stored.
  const opener = useRef<Element>(null)
  return (
    <Primitive.Root open={open} onOpenChange={onClose}>
      <Primitive.Portal>
        <Primitive.Overlay className="fixed inset-0 z-40 animate-fade bg-char/60" />
        <Primitive.Content
          onOpenAutoFocus={(event) => {
            opener.current = document.activeElement
            if (!startsInField || !(event.currentTarget instanceof HTMLElement)) return
            event.preventDefault()
            const field = event.currentTarget.querySelector('input')
            field?.focus()
            field?.select()
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            if (opener.current instanceof HTMLElement) opener.current.focus()
          }}
          onKeyDown={({ key, target, currentTarget }) => {
            if (key === 'Escape' && currentTarget.contains(target as Node)) onClose()
          }}
          {...(!description && { 'aria-describedby': undefined })}
          className={clsx(
            'fixed z-50 flex animate-rise flex-col bg-flour text-ink shadow-lift',
            fullScreen
              ? 'inset-0'
              : 'inset-x-3 top-[calc(50%+var(--toast-shift,0px))] mx-auto max-h-[calc(100dvh-1.5rem-var(--toast-room,0px))] -translate-y-1/2 rounded-lg transition-[top,max-height] motion-reduce:transition-none',
            !fullScreen && (wide ? 'max-w-3xl' : 'max-w-xl'),
          )}
        >
          <header className="flex items-start justify-between gap-4 border-b border-line px-5 py-4 sm:px-7">
            <div>
              <Primitive.Title className="text-xl">{title}</Primitive.Title>
              {description && (
                <Primitive.Description className="mt-1 text-sm text-ink-soft">
                  {description}
                </Primitive.Description>
              )}
            </div>
            <Primitive.Close
              className="-mr-2 rounded-full p-2.5 hover:bg-crust"
              aria-label="Chiudi la finestra"
            >
              <X className="size-5" aria-hidden />
            </Primitive.Close>
          </header>
          <div className="min-h-0 flex-1 overflow-y-auto px-5 py-5 sm:px-7">{children}</div>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
