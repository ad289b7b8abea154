import { type KeyboardEvent, type RefObject, useId, useLayoutEffect, useState } from 'react'
import { type LineLeft, linesLeft, offeredMark } from '#domain/recipes/steps/lines-left.ts'
import type { MarkedGroup } from '#domain/recipes/steps/step-marks.ts'
import { linesOf } from '../form/form-fields.ts'
import { determinerOf, linesLike, type OpenMark, openMarkAt } from './open-mark.ts'

interface MarkChoiceOptions {
  field: RefObject<HTMLTextAreaElement | null>
  groups: readonly MarkedGroup[]
  value: string
  onChange: (value: string) => void
}

type Open = OpenMark & { active: number | null; topPx: number }

/**
 * The list of ingredients that opens after a brace. Arrows, Enter and Escape work as in a combobox, and
 * the focus stays in the text. A textarea may not have the role 'combobox'.
 */
export function useMarkChoice({ field, groups, value, onChange }: MarkChoiceOptions) {
  const id = useId()
  const [open, setOpen] = useState<Open | null>(null)
  const lines = open ? linesLike(linesLeft(groups, linesOf(value)), open.query) : []
  const shown = lines.length > 0 ? open : null
  const firstLeft = Math.max(
    0,
    lines.findIndex(({ state }) => state !== 'used'),
  )
  const active = shown?.active ?? firstLeft
  const idOf = (index: number) => `${id}-${index}`
  const close = () => setOpen(null)

  function typed(element: HTMLTextAreaElement) {
    const { value: text, selectionStart } = element
    const mark = openMarkAt(text, selectionStart)
    const isNew = mark?.query === '' && text.length > value.length
    if (mark && (isNew || mark.at === open?.at))
      setOpen({ ...mark, active: null, topPx: element.offsetTop + underLineOf(element, mark.at) })
    else close()
    onChange(text)
  }

  function choose(line: LineLeft) {
    const element = field.current
    if (!element || !open) return
    const end = element.selectionStart + (element.value[element.selectionStart] === '}' ? 1 : 0)
    element.setSelectionRange(open.at, end)
    insert(offeredMark(groups, line, determinerOf(element.value, open)) ?? `{${line.text}}`)
  }

  /** `execCommand` inserts the text as if it were typed, so that the user can undo it. */
  function insert(text: string) {
    field.current?.focus()
    document.execCommand('insertText', false, text)
  }

  const isOpen = shown !== null
  // Listens in the capture phase, so that Escape closes this list and not a surrounding dialog.
  useLayoutEffect(() => {
    if (!isOpen) return
    const closeFirst = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      setOpen(null)
    }
    addEventListener('keydown', closeFirst, { capture: true })
    return () => removeEventListener('keydown', closeFirst, { capture: true })
  }, [isOpen])

  function onKeyDown(event: KeyboardEvent) {
    if (!shown || event.shiftKey || event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined && event.key !== 'Enter') return
    event.preventDefault()
    if (step === undefined) choose(lines[active] as LineLeft)
    else setOpen({ ...shown, active: (active + step + lines.length) % lines.length })
  }

  return {
    list: shown && { id, idOf, lines, active, topPx: shown.topPx, choose },
    begin: () => insert('{'),
    fieldProps: {
      onChange: ({ target }: { target: HTMLTextAreaElement }) => typed(target),
      onKeyDown,
      onBlur: close,
      'aria-autocomplete': 'list',
      'aria-haspopup': 'listbox',
      ...(shown && { 'aria-controls': id, 'aria-activedescendant': idOf(active) }),
    } as const,
  }
}
export type MarkChoice = ReturnType<typeof useMarkChoice>

/** Distance from the field's upper edge to the lower edge of the line at offset `at`, in pixels. A textarea
 * does not provide it, so a copy of the text is measured. */
function underLineOf(field: HTMLTextAreaElement, at: number): number {
  const { font, letterSpacing, lineHeight, padding, borderWidth } = getComputedStyle(field)
  const copy = document.createElement('div')
  Object.assign(copy.style, {
    position: 'absolute',
    visibility: 'hidden',
    boxSizing: 'border-box',
    borderStyle: 'solid',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'break-word',
    width: `${field.offsetWidth}px`,
    font,
    letterSpacing,
    lineHeight,
    padding,
    borderWidth,
  })
  const place = document.createElement('span')
  place.textContent = '{'
  copy.append(field.value.slice(0, at), place)
  document.body.append(copy)
  const below = place.offsetTop + place.offsetHeight - field.scrollTop
  copy.remove()
  return Math.min(Math.max(below, 0), field.offsetHeight)
}
