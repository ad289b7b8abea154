import { messageOf } from '../api/api-client.ts'
import { type ToastContent, toast } from './toast-store.ts'

/**
 * For `onError`: the notification of a failed call. `words` is what it says where the server has sent no message, or the
 * function that finds the words.
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
