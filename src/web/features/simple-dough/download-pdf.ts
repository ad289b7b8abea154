import { printDoughSheet } from '#contracts/simple-dough/simple-dough.endpoints.ts'
import { doughSheetName } from '#contracts/simple-dough/simple-dough.ts'
import type { SimpleDoughParams } from '#domain/dough/simple/simple-limits.ts'
import { simpleQueryOf } from '#domain/dough/simple/simple-query.ts'
import { downloadFile } from '../../ui/download-file.ts'

/** Fetches the sheet and hands it to the browser as a file. False when it did not come. */
export const downloadPdf = (params: SimpleDoughParams): Promise<boolean> =>
  downloadFile(
    doughSheetName(params),
    `${printDoughSheet.path}?${new URLSearchParams(simpleQueryOf(params))}`,
  )
