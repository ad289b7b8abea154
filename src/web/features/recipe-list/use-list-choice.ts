import { useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { choiceQuery, listAddress } from '#contracts/recipe-list/list-address.ts'
import { type ListChoice, readChoice } from '#domain/recipe-list/facet-address.ts'

const WRITE_DELAY_MS = 200
const NOTHING: ListChoice = { text: '', chosen: {}, order: '', page: 1 }

/**
 * A choice whose address can be shared. What the reader does drives the page at once; the address follows 200 ms later,
 * because a router's own state is updated in a transition and would lose characters. Each act is an entry of the history,
 * so that one Back takes back the last; a text typed in one go is one act. What an address says and nobody knows (`unknown`)
 * stays in it, named, until something is chosen.
 */
export function useListChoice() {
  const [address] = useSearchParams()
  const navigate = useNavigate()
  const [choice, setChoice] = useState(() => readChoice(address).choice)
  const written = useRef(address.toString())
  const writing = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** The entry that the reader is at was made by typing. */
  const isTyped = useRef(false)

  useEffect(() => {
    if (address.toString() === written.current) return
    written.current = address.toString()
    // What was to be written is older than this address: it would lead back, and replace the cards under a finger.
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
    /** What was typed, once the address has it. */
    settledText: readChoice(address).choice.text,
    /** Whatever is chosen begins at the first page again. */
    set: (change: Partial<ListChoice>) => setChoice((current) => ({ ...current, page: 1, ...change })),
    reset: () => setChoice(NOTHING),
  }
}

const isSame = (one: ListChoice, other: ListChoice): boolean => choiceQuery(one) === choiceQuery(other)
