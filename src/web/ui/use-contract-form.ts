import { type FocusEvent, type SubmitEvent, useRef, useState } from 'react'
import type { z } from 'zod'

type Messages = Readonly<Record<string, string>>
const noMessages: Messages = {}

/**
 * A form that is checked by the contract the server checks it with. The inputs keep their own values, so that
 * whatever a password manager writes into them counts. A field speaks up when the reader has left it, or at the
 * attempt to send; what the server refused stays beside its field until the field changes.
 */
export function useContractForm<Schema extends z.ZodType>(
  schema: Schema,
  send: (values: z.output<Schema>) => void,
) {
  const form = useRef<HTMLFormElement>(null)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [wrong, setWrong] = useState(noMessages)
  const [refused, setRefused] = useState(noMessages)

  const check = () => {
    const values = form.current ? Object.fromEntries(new FormData(form.current)) : {}
    const checked = schema.safeParse(values)
    const messages = checked.success ? noMessages : firstMessages(checked.error.issues)
    setWrong(messages)
    return { checked, messages }
  }

  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    const { checked, messages } = check()
    setLeft(new Set(Object.keys(messages)))
    setRefused(noMessages)
    if (checked.success) send(checked.data)
    else focusFirst(form.current, messages)
  }

  const onBlur = (event: FocusEvent) => {
    // On the way to a button nothing may move: the click would miss it. Sending checks everything anyway.
    if (!isField(event.target) || event.relatedTarget instanceof HTMLButtonElement) return
    const { name } = event.target
    check()
    setLeft((names) => new Set([...names, name]))
  }

  const onInput = (event: { target: EventTarget }) => {
    if (!isField(event.target)) return
    const { name } = event.target
    setRefused((messages) => Object.fromEntries(Object.entries(messages).filter(([field]) => field !== name)))
    check()
  }

  return {
    /** POST by name, so that a form sent before the scripts are here keeps its passwords out of the address. */
    form: { ref: form, method: 'post', noValidate: true, onSubmit, onBlur, onInput } as const,
    errorOf: (name: string) => refused[name] ?? (left.has(name) ? wrong[name] : undefined),
    refuse: (messages: Messages) => {
      setRefused(messages)
      focusFirst(form.current, messages)
    },
    reset: () => {
      form.current?.reset()
      setLeft(new Set())
      setRefused(noMessages)
    },
  }
}

const isField = (target: EventTarget): target is HTMLInputElement => target instanceof HTMLInputElement

function firstMessages(issues: readonly z.core.$ZodIssue[]): Messages {
  const messages: Record<string, string> = {}
  for (const { path, message } of issues) messages[String(path[0])] ??= message
  return messages
}

function focusFirst(form: HTMLFormElement | null, messages: Messages) {
  const fields = [...(form?.elements ?? [])].filter(isField)
  fields.find(({ name }) => name in messages)?.focus()
}
