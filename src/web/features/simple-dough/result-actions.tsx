import { FileDown, Printer, Save, Share2 } from 'lucide-react'
import { useState } from 'react'
import { simpleDoughQuery } from '#contracts/nutrition/dough-query.ts'
import { printDoughSheet } from '#contracts/simple-dough/simple-dough.endpoints.ts'
import { doughSheetName } from '#contracts/simple-dough/simple-dough.ts'
import type { SimpleDoughParams } from '#domain/dough/simple/simple-limits.ts'
import { simpleQueryOf } from '#domain/dough/simple/simple-query.ts'
import { useSite } from '../../api/site-context.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { downloadFile, sayPdf } from '../../ui/download-file.ts'
import { Field } from '../../ui/field.tsx'
import { shareOrCopy } from '../../ui/share.tsx'
import { toastError } from '../../ui/toast-store.ts'
import type { Calculated } from './use-simple-dough.ts'

const downloadPdf = (params: SimpleDoughParams): Promise<boolean> =>
  downloadFile(
    doughSheetName(params),
    `${printDoughSheet.path}?${new URLSearchParams(simpleQueryOf(params))}`,
  )

const MAX_NAME_LENGTH = 60

export function SaveForm({ onSave }: { onSave: (name: string) => boolean }) {
  const [name, setName] = useState('')
  const save = () => {
    const wanted = name.trim()
    if (wanted === '') {
      toastError('Inserisci un nome per la tua ricetta di impasto', 'Nome mancante')
      return
    }
    if (onSave(wanted)) setName('')
  }
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Field
        label="Nome della ricetta"
        className="min-w-0 flex-[1_1_14rem]"
        autoComplete="off"
        maxLength={MAX_NAME_LENGTH}
        placeholder="Le pizze del sabato"
        value={name}
        onChange={(event) => setName(event.target.value)}
        // There is no form here, because Enter does nothing in a form with a disabled submit button.
        onKeyDown={({ key }) => key === 'Enter' && save()}
      />
      <Button look="secondary" className="min-h-12" disabled={name.trim() === ''} onClick={save}>
        <Save className="size-4" aria-hidden /> Salva ricetta
      </Button>
    </div>
  )
}

interface ResultActionsProps {
  calculated: Calculated
  onPrint: () => void
}

export function ResultActions({ calculated: { params, result }, onPrint }: ResultActionsProps) {
  const { publicUrl } = useSite()
  const [isPreparing, setPreparing] = useState(false)

  async function exportPdf() {
    setPreparing(true)
    const isDone = await downloadPdf(params)
    setPreparing(false)
    sayPdf(isDone, 'Un foglio A4 con dosi, tempi e passi: è tra i tuoi download.')
  }
  const share = () =>
    shareOrCopy({
      title: `Impasto per ${params.pizzaCount} ${params.pizzaCount === 1 ? 'pizza' : 'pizze'}`,
      url: `${publicUrl}/?${new URLSearchParams(simpleQueryOf(params))}#calcolatore`,
    })
  return (
    <div className="grid grid-cols-2 gap-2 *:px-3 max-sm:*:text-sm sm:flex sm:flex-wrap sm:gap-3 sm:*:px-5">
      <Button look="secondary" disabled={isPreparing} onClick={() => void exportPdf()}>
        <FileDown className="size-4" aria-hidden /> Esporta PDF
      </Button>
      <Button look="secondary" onClick={onPrint}>
        <Printer className="size-4" aria-hidden /> Stampa
      </Button>
      <Button look="secondary" onClick={() => void share()}>
        <Share2 className="size-4" aria-hidden /> Condividi
      </Button>
      <ButtonLink
        look="secondary"
        to={`/calcolatore-nutrizione?${new URLSearchParams(simpleDoughQuery(params, result.ingredients))}`}
      >
        <span className="glyph glyph-salad size-4" /> Calcola nutrizione
      </ButtonLink>
    </div>
  )
}
