import { apiPaths } from '#contracts/api-paths.ts'

/** Fetches the sheet and hands it to the browser as a file. False when it did not come. */
export async function downloadPdf(query: string): Promise<boolean> {
  try {
    const answer = await fetch(`${apiPaths.doughPdf}?${query}`)
    if (!answer.ok) return false
    const address = URL.createObjectURL(await answer.blob())
    const link = document.createElement('a')
    link.href = address
    link.download = 'impasto-cornicione.pdf'
    link.click()
    // The browser has taken the file by the time of its next task.
    setTimeout(() => URL.revokeObjectURL(address))
    return true
  } catch {
    return false
  }
}
