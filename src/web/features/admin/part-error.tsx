import { LoadError } from '../../ui/load-error.tsx'

interface PartErrorProps {
  /** What could not be loaded, in a sentence. */
  says: string
  failure: unknown
  onRetry: () => void
  heading?: 'h2' | 'h3'
}

/** A part of the dashboard that could not be loaded; administrators see more details than visitors. */
export const PartError = ({ says, ...rest }: PartErrorProps) => (
  <LoadError {...rest}>
    <p>{says}</p>
    <p className="mt-1">Controlla la connessione e riprova; se continua, guarda il registro del server.</p>
  </LoadError>
)
