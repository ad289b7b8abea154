import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

const format = new Intl.DateTimeFormat('it-IT', { dateStyle: 'long' })

export function PrintedOn({ prefix }: { prefix: string }) {
  const [day, setDay] = useState('')
  useEffect(() => {
    const note = () => flushSync(() => setDay(format.format(new Date())))
    addEventListener('beforeprint', note)
    return () => removeEventListener('beforeprint', note)
  }, [])
  return (
    <p className="mt-1 hidden text-sm print:block">
      {prefix} {day}
    </p>
  )
}
