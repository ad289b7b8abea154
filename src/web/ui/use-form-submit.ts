import { useMutation } from '@tanstack/react-query'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { refusedFields } from '../api/api-client.ts'
import type { Checked, FormErrors } from './form-errors.ts'

export interface FormCall<Draft, Answer> {
  send: (draft: Draft) => Promise<Answer>
  onSuccess?: (answer: Answer, draft: Draft) => unknown
  onError?: (failure: unknown, draft: Draft) => void
  onSettled?: () => unknown
  errorsOf?: (failure: unknown) => FormErrors
}
interface FormSubmit<Given, Draft, Answer> extends FormCall<Draft, Answer> {
  check: (given: Given) => Checked<Draft>
}

const NO_ERRORS: FormErrors = {}

/**
 * Validates and sends the form. After a failed check or request the form keeps its values, and the first
 * invalid field gets the focus.
 */
export function useFormSubmit<Given, Draft, Answer>({
  check,
  send,
  onSuccess = () => undefined,
  onError,
  onSettled = () => undefined,
  errorsOf = refusedFields,
}: FormSubmit<Given, Draft, Answer>) {
  const element = useRef<HTMLFormElement>(null)
  const [wrong, setWrong] = useState(NO_ERRORS)
  const [refused, setRefused] = useState(NO_ERRORS)
  const mustFocus = useRef(false)

  // The focus must wait for the render that sets `aria-invalid` on the field.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after either has changed
  useEffect(() => {
    if (mustFocus.current) element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
    mustFocus.current = false
  }, [wrong, refused])

  const { mutate, isPending } = useMutation({
    mutationFn: send,
    onSuccess,
    onError: (failure, draft) => {
      mustFocus.current = true
      setRefused(errorsOf(failure))
      onError?.(failure, draft)
    },
    onSettled,
  })

  const recheck = (given: Given): Checked<Draft> => {
    const result = check(given)
    setWrong('errors' in result ? result.errors : NO_ERRORS)
    return result
  }

  const submit = (given: Given): FormErrors => {
    setRefused(NO_ERRORS)
    const result = recheck(given)
    if ('draft' in result) {
      mutate(result.draft)
      return NO_ERRORS
    }
    mustFocus.current = true
    return result.errors
  }

  return {
    element,
    isPending,
    wrong,
    refused,
    errors: { ...wrong, ...refused },
    submit,
    formOf: (given: Given) => ({
      ref: element,
      noValidate: true,
      onSubmit: (event: SubmitEvent) => {
        event.preventDefault()
        submit(given)
      },
    }),
    recheck,
    clear: (name?: string) => {
      setWrong((errors) => without(errors, name))
      setRefused((errors) => without(errors, name))
    },
  }
}

const without = (errors: FormErrors, name: string | undefined): FormErrors =>
  name === undefined
    ? NO_ERRORS
    : Object.fromEntries(Object.entries(errors).filter(([field]) => field !== name))
