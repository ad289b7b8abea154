import { type RefObject, useEffect, useEffectEvent } from 'react'

const TEXTS = ['text', 'search', 'tel', 'number', 'date', 'time', 'datetime-local', 'textarea']

type Typed = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** What somebody has changed since the server wrote it; null for an input that is as it came. */
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

/** On a slow line people type before the scripts are here: what they typed counts. `adopt` gets it once, by the names of
 * the inputs, when there is any; of radio buttons the value, of a check box 'true' or 'false'. What a form must not send
 * without scripts has its name in `data-name`. */
export function useTypedBefore(
  container: RefObject<HTMLElement | null>,
  adopt: (typed: Readonly<Record<string, string | undefined>>) => void,
) {
  const look = useEffectEvent(() => {
    const inputs = container.current?.querySelectorAll<Typed>('input, textarea, select') ?? []
    const typed: Record<string, string> = {}
    for (const input of inputs) {
      const text = changeOf(input)
      if (text !== null) typed[input.name || (input.dataset.name ?? '')] = text
    }
    if (Object.keys(typed).length > 0) adopt(typed)
  })
  useEffect(() => look(), [])
}
