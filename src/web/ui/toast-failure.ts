import { messageOf } from '../api/api-client.ts'
import { type ToastContent, toast } from './toast-store.ts'

/**
 * Shows the notification of a failed request. A text in `words` is shown if the server sent no message. A
 * function in `words` returns the message itself.
 */
export const toastFailure =
  (
    title: string,
    words: string | ((failure: unknown) => string) = 'Controlla la connessione e riprova tra poco.',
    more?: Pick<ToastContent, 'action'>,
  ) =>
  (failure: unknown): void => {
    const description = typeof words === 'string' ? messageOf(failure, words) : words(failure)
    toast({ title, description, tone: 'destructive', ...more })
  }
