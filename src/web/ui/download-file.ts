export function saveFile(name: string, file: Blob): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser has the file by the next task, so the URL can be revoked then.
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
