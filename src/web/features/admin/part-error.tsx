import type { UseQueryResult } from '@tanstack/react-query'
import { LoadError } from '../../ui/load-error.tsx'

interface PartErrorProps {
  of: Pick<UseQueryResult, 'isError' | 'data' | 'error' | 'refetch'>
  says: string
  /** Also shows a failure while older data is on the page. */
  besideData?: boolean
}

export const PartError = ({ of: { isError, data, error, refetch }, says, besideData }: PartErrorProps) =>
  isError &&
  (besideData || !data) && (
    <LoadError failure={error} onRetry={() => void refetch()}>
      <p>{says}</p>
      <p className="mt-1">Controlla la connessione e riprova; se continua, guarda il registro del server.</p>
    </LoadError>
  )
