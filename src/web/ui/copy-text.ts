import { type ToastContent, toast } from './toast-store.ts'

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
  else
    toast({
      title: 'Errore',
      description: 'Impossibile copiare negli appunti',
      tone: 'destructive',
      stays: true,
      toCopy: text,
    })
  return isCopied
}
