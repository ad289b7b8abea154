import { clsx } from 'clsx'
import { useEffect, useRef } from 'react'
import { leftInWords } from './open-mark.ts'
import type { MarkChoice } from './use-mark-choice.ts'

export function MarkList({ id, idOf, lines, active, topPx, choose }: NonNullable<MarkChoice['list']>) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return (
    <>
      <div
        ref={list}
        id={id}
        role="listbox"
        aria-label="Righe da segnare"
        style={{ top: topPx }}
        className="absolute inset-x-0 z-20 max-h-64 scroll-mb-28 overflow-y-auto rounded-md border border-line bg-paper p-1.5 shadow-lift"
      >
        {lines.map((line, index) => (
          <button
            key={line.line}
            id={idOf(index)}
            type="button"
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            // Keeps the focus in the text field, also on touch screens.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(line)}
            className={clsx(
              'flex min-h-11 w-full cursor-pointer flex-wrap items-center justify-between gap-x-4 rounded-sm px-3 py-1.5 text-left',
              index === active && 'bg-crust',
            )}
          >
            <span className="min-w-0 wrap-anywhere">
              {line.text} <span className="text-sm text-ink-soft">{line.group}</span>
            </span>
            <span className="text-sm text-ink-soft">{leftInWords(line)}</span>
          </button>
        ))}
      </div>
      <p role="status" className="sr-only">
        {lines.length === 1 ? 'Una riga.' : `${lines.length} righe.`} Frecce per scegliere, Invio per segnare,
        Esc per chiudere.
      </p>
    </>
  )
}
