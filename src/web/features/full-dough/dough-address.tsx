import { PrintedAddress } from '../../ui/printed-address.tsx'
import { useCalculator } from './use-calculator.ts'

/** What to type to see this dough again, on paper only. */
export function DoughAddress({ className }: { className?: string }) {
  const { shortQuery } = useCalculator()
  return (
    <PrintedAddress
      of="Questo impasto"
      path="/calcolatore-impasto"
      query={shortQuery()}
      {...(className && { className })}
    />
  )
}
