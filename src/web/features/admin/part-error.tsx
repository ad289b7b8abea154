import { LoadError } from '../../ui/load-error.tsx'

interface PartErrorProps {
  says: string
  failure: unknown
  onRetry: () => void
  heading?: 'h2' | 'h3'
}

export const PartError = ({ says, ...rest }: PartErrorProps) => (
  <LoadError {...rest}>
    <p>{says}</p>
    <p className="mt-1">Controlla la connessione e riprova; se continua, guarda il registro del server.</p>
  </LoadError>
)
