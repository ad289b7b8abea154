import { PrintedAddress } from '../../ui/printed-address.tsx'
import { useCalculator } from './use-calculator.ts'

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
