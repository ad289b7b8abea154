import { type ToastContent, toast, toastError } from './toast-store.ts'

/** Returns false if the browser refuses. Browsers have no clipboard without HTTPS. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/** Copies a text and says so. */
export async function copyAndSay(text: string, said: ToastContent): Promise<boolean> {
  const isCopied = await copyText(text)
  if (isCopied) toast(said)
  else toastError('Impossibile copiare negli appunti')
  return isCopied
}
