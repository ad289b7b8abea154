/** Hands a file that the page has made to the browser. */
export function saveFile(name: string, file: Blob): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser has taken the file by the time of its next task.
  setTimeout(() => URL.revokeObjectURL(address))
}

/** Asks the server for a file and hands it to the browser. False when it did not come. */
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
