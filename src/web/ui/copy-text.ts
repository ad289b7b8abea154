/** Returns false if the browser refuses, or if it has no clipboard because the page is not served over
 * HTTPS. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
