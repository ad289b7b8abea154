import { apiPaths } from '#contracts/api-paths.ts'
import { doughSheetName } from '#contracts/dough-calculator.ts'
import type { SimpleDoughParams } from '#domain/dough/simple-limits.ts'
import { simpleQueryOf } from '#domain/dough/simple-query.ts'

/** Fetches the sheet and hands it to the browser as a file. False when it did not come. */
export async function downloadPdf(params: SimpleDoughParams): Promise<boolean> {
  try {
    const answer = await fetch(`${apiPaths.doughPdf}?${new URLSearchParams(simpleQueryOf(params))}`)
    if (!answer.ok) return false
    const address = URL.createObjectURL(await answer.blob())
    const link = document.createElement('a')
    link.href = address
    link.download = doughSheetName(params)
    link.click()
    // The browser has taken the file by the time of its next task.
    setTimeout(() => URL.revokeObjectURL(address))
    return true
  } catch {
    return false
  }
}
