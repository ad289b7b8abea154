import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { VariantAnswer } from '#contracts/improvement/improvement.ts'
import { toast } from '../../ui/toast-store.ts'

/** A text as a tab shows it, whichever call it came from. */
export type Improved = Pick<VariantAnswer, 'engine' | 'fellBack' | 'title'> & { text: string }

interface AskingOptions<Option> {
  first: Option
  ask: (option: Option) => Promise<Improved>
  /** In the words of the error catalogue. */
  failure: string
  /** Whether somebody is there to hear of a failure. */
  isOpen: boolean
}

/** One tab's choice and its newest answer, which stays until a newer one is there: a failure takes nothing away. */
export function useAsking<Option>({ first, ask, failure, isOpen }: AskingOptions<Option>) {
  const [option, choose] = useState(first)
  const [answer, setAnswer] = useState<{ option: Option; result: Improved }>()
  const isWatched = useRef(isOpen)
  useEffect(() => {
    isWatched.current = isOpen
    return () => {
      isWatched.current = false
    }
  }, [isOpen])
  const { mutate, isPending, isError } = useMutation({
    mutationFn: ask,
    onSuccess: (result, asked) => setAnswer({ option: asked, result }),
    onError: () => {
      if (isWatched.current) toast({ title: 'Errore', description: failure, tone: 'destructive' })
    },
  })
  return { option, choose, answer, isPending, isError, ask: () => mutate(option) }
}
export type Asking<Option> = ReturnType<typeof useAsking<Option>>
