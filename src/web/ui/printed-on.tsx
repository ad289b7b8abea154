import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Made when it is printed: the first date format costs a phone 80 ms. */
const today = () => new Date().toLocaleDateString('it-IT', { dateStyle: 'long' })

export function PrintedOn({ prefix }: { prefix: string }) {
  const [day, setDay] = useState('')
  useEffect(() => {
    const note = () => flushSync(() => setDay(today()))
    addEventListener('beforeprint', note)
    return () => removeEventListener('beforeprint', note)
  }, [])
  return (
    <p className="mt-1 hidden text-sm print:block">
      {prefix} {day}
    </p>
  )
}
