import { printDoughSheet } from '#contracts/simple-dough/simple-dough.endpoints.ts'
import { doughSheetName } from '#contracts/simple-dough/simple-dough.ts'
import type { SimpleDoughParams } from '#domain/dough/simple/simple-limits.ts'
import { simpleQueryOf } from '#domain/dough/simple/simple-query.ts'
import { downloadFile } from '../../ui/download-file.ts'

export const downloadPdf = (params: SimpleDoughParams): Promise<boolean> =>
  downloadFile(
    doughSheetName(params),
    `${printDoughSheet.path}?${new URLSearchParams(simpleQueryOf(params))}`,
  )
