import { messageOf } from '../api/api-client.ts'
import { type ToastContent, toast } from './toast-store.ts'

/**
 * For `onError`: the notification of a failed request. `words` is the message if the server sent none, or a
 * function that returns it.
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
