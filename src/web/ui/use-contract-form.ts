import { type FocusEvent, type SubmitEvent, useState } from 'react'
import type { z } from 'zod'
import { checked } from './form-errors.ts'
import { type FormCall, useFormSubmit } from './use-form-submit.ts'

/**
 * A form whose inputs keep their own values, so that whatever a password manager writes into them counts. A field shows
 * its message when the reader has left it, or at the attempt to send; what the server refused stays until the field changes.
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
    // On the way to a button nothing may move: the click would miss it. Sending checks everything anyway.
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
    /** POST by name, so that a form sent before the scripts are here keeps its passwords out of the address. */
    form: { ref: element, method: 'post', noValidate: true, onSubmit, onBlur, onInput } as const,
    errorOf: (name: string) => refused[name] ?? (left.has(name) ? wrong[name] : undefined),
    isPending,
    reset: () => {
      element.current?.reset()
      setLeft(new Set())
      clear()
    },
  }
}

const isField = (target: EventTarget): target is HTMLInputElement => target instanceof HTMLInputElement
