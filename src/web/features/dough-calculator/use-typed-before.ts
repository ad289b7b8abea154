import { type RefObject, useEffect, useEffectEvent } from 'react'
import { isDoughField } from '#domain/dough/full-limits.ts'
import { isToolField } from '#domain/dough/full-tools.ts'
import { useCalculator } from './use-calculator.ts'

type Typed = HTMLInputElement | HTMLTextAreaElement

/** What somebody has changed since the server wrote it; null for an input that is as it came. */
function changeOf(element: Typed): string | null {
  if (element.type === 'checkbox' || element.type === 'radio') {
    const { checked, defaultChecked, type, value } = element as HTMLInputElement
    if (checked === defaultChecked || (type === 'radio' && !checked)) return null
    return type === 'radio' ? value : String(checked)
  }
  const isText = element.type === 'text' || element.type === 'textarea'
  return isText && element.value !== element.defaultValue ? element.value : null
}

/** On a slow line people type before the scripts are here: what they typed counts. */
export function useTypedBefore(form: RefObject<HTMLFormElement | null>) {
  const { set, setTool } = useCalculator()
  const adopt = useEffectEvent(() => {
    for (const element of form.current?.elements ?? []) {
      if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) continue
      const text = changeOf(element)
      if (text === null) continue
      if (isDoughField(element.name)) set(element.name, text)
      else if (isToolField(element.name)) setTool(element.name, text)
    }
  })
  useEffect(() => adopt(), [])
}
