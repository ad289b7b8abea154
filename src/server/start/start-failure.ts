export class StartFailure extends Error {}

export const withTechnicalLine = (sentence: string, error: unknown): string =>
  `${sentence}\nDettaglio tecnico: ${technicalLine(error)}`

function technicalLine(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(technicalLine).join('; ')
  if (!(error instanceof Error)) return String(error)
  const code = (error as NodeJS.ErrnoException).code
  return code && !error.message.includes(code) ? `${error.message} (${code})` : error.message
}

export const startSentence = (error: unknown): string =>
  error instanceof StartFailure
    ? error.message
    : withTechnicalLine(
        'Avvio non riuscito per un errore imprevisto. I dati salvati restano al loro posto: riprova, e se si ripete conserva le righe del log qui sopra per chi cura il programma.',
        error,
      )

const LISTENING: Readonly<Record<string, (port: number, variable: string, host: string) => string>> = {
  EADDRINUSE: (port, variable) =>
    `La porta ${port} è già occupata: chiudi il programma che la usa o scegline un'altra con ${variable}.`,
  EACCES: (port, variable) =>
    `Il sistema non permette di usare la porta ${port}: scegline una da 1024 in su con ${variable}.`,
  EADDRNOTAVAIL: (_port, variable, host) => noHost(host, variable),
  ENOTFOUND: (_port, variable, host) => noHost(host, variable),
  EAI_AGAIN: (_port, variable, host) => noHost(host, variable),
  EAFNOSUPPORT: (_port, variable, host) => noHost(host, variable),
}
const noHost = (host: string, variable: string) =>
  `L'indirizzo ${host} non è di questa macchina: correggi ${variable.replace('PORT', 'HOST')}, per esempio con 0.0.0.0.`

export function portFailure(
  error: NodeJS.ErrnoException,
  { port, host, variable }: { port: number; host: string; variable: 'PORT' | 'METRICS_PORT' },
): StartFailure {
  const sentence = LISTENING[error.code ?? '']?.(port, variable, host)
  return new StartFailure(
    sentence ?? withTechnicalLine(`Il sito non riesce ad ascoltare sulla porta ${port} di ${host}.`, error),
    { cause: error },
  )
}
