import { useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { choiceQuery, listAddress } from '#contracts/recipe-list/list-address.ts'
import { type ListChoice, readChoice } from '#domain/recipe-list/facet-address.ts'

const WRITE_DELAY_MS = 200
const NOTHING: ListChoice = { text: '', chosen: {}, order: '', page: 1 }

/**
 * The choice in the list and its URL. The page updates at once, the URL 200 ms later. Each action is a
 * history entry, so that Back undoes the action. Text typed between two other actions is a single
 * entry, even with pauses.
 */
export function useListChoice() {
  const [address] = useSearchParams()
  const navigate = useNavigate()
  const [choice, setChoice] = useState(() => readChoice(address).choice)
  const written = useRef(address.toString())
  const writing = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isTyped = useRef(false)

  useEffect(() => {
    if (address.toString() === written.current) return
    written.current = address.toString()
    // The pending write is older than this URL and would undo the navigation.
    clearTimeout(writing.current)
    isTyped.current = false
    setChoice(readChoice(address).choice)
  }, [address])

  useEffect(() => {
    writing.current = setTimeout(() => {
      const { choice: before } = readChoice(new URLSearchParams(written.current))
      if (isSame(before, choice)) return
      written.current = new URLSearchParams(choiceQuery(choice)).toString()
      const isTyping = isSame({ ...before, page: 1, text: choice.text }, choice)
      void navigate(listAddress(choice), { replace: isTyping && isTyped.current, preventScrollReset: true })
      isTyped.current = isTyping
    }, WRITE_DELAY_MS)
    return () => clearTimeout(writing.current)
  }, [choice, navigate])

  return {
    choice,
    unknown: readChoice(address).unknown,
    settledText: readChoice(address).choice.text,
    set: (change: Partial<ListChoice>) => setChoice((current) => ({ ...current, page: 1, ...change })),
    reset: () => setChoice(NOTHING),
  }
}

const isSame = (one: ListChoice, other: ListChoice): boolean => choiceQuery(one) === choiceQuery(other)
