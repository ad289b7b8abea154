import { useMemo } from 'react'
import { MY_OVEN_KEY, type MyOven, readMyOven } from '#domain/oven/my-oven.ts'
import { storedText } from '../../../ui/stored-text.ts'

const stored = storedText(MY_OVEN_KEY)

export function keepMyOven(oven: MyOven) {
  const text = JSON.stringify(oven)
  if (!stored.write(text)) stored.hold(text)
}

/** The oven of the house; null while its owner has not said it. The server knows nothing of it. */
export function useMyOven(): MyOven | null {
  const text = stored.use()
  return useMemo(() => readMyOven(text), [text])
}
