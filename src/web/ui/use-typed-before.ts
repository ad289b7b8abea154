import { type RefObject, useEffect, useEffectEvent } from 'react'

const TEXTS = ['text', 'search', 'tel', 'number', 'date', 'time', 'datetime-local', 'textarea']

type Typed = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

function changeOf(element: Typed): string | null {
  if (element instanceof HTMLSelectElement) {
    const { options, value } = element
    const first = [...options].find((option) => option.defaultSelected) ?? options[0]
    return first && value !== first.value ? value : null
  }
  if (element.type === 'checkbox' || element.type === 'radio') {
    const { checked, defaultChecked, type, value } = element as HTMLInputElement
    if (checked === defaultChecked || (type === 'radio' && !checked)) return null
    return type === 'radio' ? value : String(checked)
  }
  return TEXTS.includes(element.type) && element.value !== element.defaultValue ? element.value : null
}

/** The changed values by `name`, or undefined without changes. */
export function typedIn(container: Element): Readonly<Record<string, string>> | undefined {
  const typed: Record<string, string> = {}
  for (const input of container.querySelectorAll<Typed>('input, textarea, select')) {
    const text = changeOf(input)
    if (text !== null) typed[input.name || (input.dataset.name ?? '')] = text
  }
  return Object.keys(typed).length > 0 ? typed : undefined
}

/** Keeps text that the reader types before hydration. `adopt` is called once with the changed values by
 * `name`, and not at all without changes. A checkbox has the value 'true' or 'false'. An input that a form
 * without JavaScript must not send has `data-name` instead of `name`. */
export function useTypedBefore(
  container: RefObject<HTMLElement | null>,
  adopt: (typed: Readonly<Record<string, string | undefined>>) => void,
) {
  const look = useEffectEvent(() => {
    const typed = container.current && typedIn(container.current)
    if (typed) adopt(typed)
  })
  useEffect(() => look(), [])
}
