import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { refusedFields } from '../api/api-client.ts'
import type { Checked, FormErrors } from './form-errors.ts'

export interface FormCall<Draft, Answer> {
  send: (draft: Draft) => Promise<Answer>
  onSuccess?: (answer: Answer, draft: Draft) => unknown
  onError?: (failure: unknown, draft: Draft) => void
  onSettled?: () => unknown
  /** What a failed call says about the fields: what the server refused, unless told otherwise. */
  errorsOf?: (failure: unknown) => FormErrors
}
interface FormSubmit<Given, Draft, Answer> extends FormCall<Draft, Answer> {
  /** By the contract that the server checks it with. */
  check: (given: Given) => Checked<Draft>
}

const NO_ERRORS: FormErrors = {}

/**
 * What all forms share: check, send, and show what is wrong beside the fields. A failed call takes nothing away from the
 * form, and the first wrong field gets the focus.
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

  // A field is marked as wrong once its message is rendered.
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

  return {
    element,
    isPending,
    /** By the contract. */
    wrong,
    /** By the server: kept until their field changes. */
    refused,
    errors: { ...wrong, ...refused },
    /** Sends what the contract accepts; returns what it refuses. */
    submit: (given: Given): FormErrors => {
      setRefused(NO_ERRORS)
      const result = recheck(given)
      if ('draft' in result) {
        mutate(result.draft)
        return NO_ERRORS
      }
      mustFocus.current = true
      return result.errors
    },
    recheck,
    /** A field has changed: its messages no longer apply. Without a name: all fields. */
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
