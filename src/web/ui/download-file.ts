import { toast, toastError } from './toast-store.ts'

export function saveFile(name: string, file: Blob): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser has read the file by the next task. Then the URL can be revoked.
  setTimeout(() => URL.revokeObjectURL(address))
}

export async function downloadFile(name: string, path: string, json?: unknown): Promise<boolean> {
  try {
    const answer = await fetch(path, {
      ...(json !== undefined && {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(json),
      }),
    })
    if (!answer.ok) return false
    saveFile(name, await answer.blob())
    return true
  } catch {
    return false
  }
}

export function sayPdf(isThere: boolean, description: string) {
  if (isThere) toast({ title: 'PDF pronto', description })
  else toastError('Non siamo riusciti a creare il PDF: controlla la connessione e riprova.')
}
