import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { WORDS_PARAMETER } from '#domain/first-aid/first-aid-address.ts'

const WRITE_DELAY_MS = 200

export function useWords(): [words: string, set: (words: string) => void] {
  const [address, setAddress] = useSearchParams()
  const asked = address.get(WORDS_PARAMETER) ?? ''
  const [words, setWords] = useState(asked)
  const written = useRef(asked)

  useEffect(() => {
    if (asked === written.current) return
    written.current = asked
    setWords(asked)
  }, [asked])

  useEffect(() => {
    if (words === written.current) return
    const timer = setTimeout(() => {
      written.current = words
      const next = new URLSearchParams(address)
      if (words) next.set(WORDS_PARAMETER, words)
      else next.delete(WORDS_PARAMETER)
      setAddress(next, { replace: true, preventScrollReset: true })
    }, WRITE_DELAY_MS)
    return () => clearTimeout(timer)
  }, [words, address, setAddress])

  return [words, setWords]
}
