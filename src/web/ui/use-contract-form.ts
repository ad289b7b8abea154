import { type FocusEvent, type SubmitEvent, useState } from 'react'
import type { z } from 'zod'
import { checked } from './form-errors.ts'
import { type FormCall, useFormSubmit } from './use-form-submit.ts'

/**
 * The inputs are uncontrolled, so that a password manager can fill them. A field shows its error after the
 * reader has left it or has sent the form. A server error stays until the field changes.
 */
export function useContractForm<Draft, Answer>(schema: z.ZodType<Draft>, call: FormCall<Draft, Answer>) {
  const { element, isPending, wrong, refused, submit, recheck, clear } = useFormSubmit({
    ...call,
    check: (values: unknown) => checked(schema, values),
  })
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const values = () => (element.current ? Object.fromEntries(new FormData(element.current)) : {})

  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    setLeft(new Set(Object.keys(submit(values()))))
  }

  const onBlur = (event: FocusEvent) => {
    // No error message while the reader clicks a button: the message would move the button away from the click.
    if (!isField(event.target) || event.relatedTarget instanceof HTMLButtonElement) return
    const { name } = event.target
    recheck(values())
    setLeft((names) => new Set([...names, name]))
  }

  const onInput = (event: { target: EventTarget }) => {
    if (!isField(event.target)) return
    clear(event.target.name)
    recheck(values())
  }

  return {
    /** With POST a form sent before hydration keeps passwords out of the URL. */
    form: { ref: element, method: 'post', noValidate: true, onSubmit, onBlur, onInput } as const,
    /** Name and error of a field. */
    field: (name: string) => ({ name, error: refused[name] ?? (left.has(name) ? wrong[name] : undefined) }),
    isPending,
    reset: () => {
      element.current?.reset()
      setLeft(new Set())
      clear()
    },
  }
}

const isField = (target: EventTarget): target is HTMLInputElement => target instanceof HTMLInputElement
