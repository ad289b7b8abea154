/** True when the text reached the clipboard: the browser may refuse, or have no clipboard without https. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
