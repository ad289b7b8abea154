import { type RefObject, useEffect, useEffectEvent } from 'react'

const TEXTS = ['text', 'search', 'textarea']

type Typed = HTMLInputElement | HTMLTextAreaElement

/** What somebody has changed since the server wrote it; null for an input that is as it came. */
function changeOf(element: Typed): string | null {
  if (element.type === 'checkbox' || element.type === 'radio') {
    const { checked, defaultChecked, type, value } = element as HTMLInputElement
    if (checked === defaultChecked || (type === 'radio' && !checked)) return null
    return type === 'radio' ? value : String(checked)
  }
  return TEXTS.includes(element.type) && element.value !== element.defaultValue ? element.value : null
}

/** On a slow line people type before the scripts are here: what they typed counts. `adopt` gets it once, by the names of
 * the inputs, when there is any; of radio buttons the value, of a check box 'true' or 'false'. */
export function useTypedBefore(
  container: RefObject<HTMLElement | null>,
  adopt: (typed: Readonly<Record<string, string | undefined>>) => void,
) {
  const look = useEffectEvent(() => {
    const inputs = container.current?.querySelectorAll<Typed>('input, textarea') ?? []
    const typed: Record<string, string> = {}
    for (const input of inputs) {
      const text = changeOf(input)
      if (text !== null) typed[input.name] = text
    }
    if (Object.keys(typed).length > 0) adopt(typed)
  })
  useEffect(() => look(), [])
}
