import { FileDown, Printer, Share2 } from 'lucide-react'
import { useState } from 'react'
import { printNutritionLabel } from '#contracts/nutrition/nutrition.endpoints.ts'
import { isAtLeast, isUnknowable } from '#domain/nutrition/certainty.ts'
import { LABEL_FILE_NAME } from '#domain/nutrition/label.ts'
import { useSite } from '../../api/site-context.ts'
import { Button } from '../../ui/button.tsx'
import { downloadFile, sayPdf } from '../../ui/download-file.ts'
import { shareOrCopy } from '../../ui/share.tsx'
import type { Calculated } from './use-calculation.ts'

interface ResultActionsProps {
  calculated: Calculated
  /** True if the form has changed since the calculation. A shared link would then not match the result. */
  isStale: boolean
}

export function ResultActions({ calculated: { request, answer, query }, isStale }: ResultActionsProps) {
  const { publicUrl } = useSite()
  const [isPreparing, setPreparing] = useState(false)
  async function exportPdf() {
    setPreparing(true)
    const isDone = await downloadFile(LABEL_FILE_NAME, printNutritionLabel.path, request)
    setPreparing(false)
    sayPdf(isDone, "Un foglio A4 con l'etichetta: è tra i tuoi download.")
  }
  const share = () =>
    shareOrCopy({
      title: isUnknowable(answer)
        ? 'Una pizza e i suoi allergeni'
        : `Una fetta da ${isAtLeast(answer, 'kcal') ? 'almeno ' : ''}${Math.round(answer.per_slice.kcal)} kcal`,
      url: `${publicUrl}/calcolatore-nutrizione?${query}`,
    })
  return (
    <div className="no-print flex flex-wrap gap-3">
      <Button look="secondary" disabled={isPreparing || isStale} onClick={() => void exportPdf()}>
        <FileDown className="size-4" aria-hidden /> PDF
      </Button>
      <Button look="secondary" disabled={isStale} onClick={() => void share()}>
        <Share2 className="size-4" aria-hidden /> Condividi
      </Button>
      <Button look="secondary" disabled={isStale} onClick={() => window.print()}>
        <Printer className="size-4" aria-hidden /> Stampa
      </Button>
    </div>
  )
}
