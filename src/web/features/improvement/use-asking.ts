import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { VariantAnswer } from '#contracts/improvement/improvement.ts'
import { toast } from '../../ui/toast-store.ts'

export type Improved = Pick<VariantAnswer, 'engine' | 'fellBack' | 'title'> & { text: string }

interface AskingOptions<Option> {
  first: Option
  ask: (option: Option) => Promise<Improved>
  failure: string
  isOpen: boolean
}

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
