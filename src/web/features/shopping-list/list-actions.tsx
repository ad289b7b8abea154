import { Check, Copy, Plus, Printer, Share2 } from 'lucide-react'
import { writeSharedList } from '#domain/shopping-list/shared-list.ts'
import { type ListRow, listAsText } from '#domain/shopping-list/shopping-item.ts'
import { useSite } from '../../api/site-context.ts'
import { Button } from '../../ui/button.tsx'
import { copyAndSay } from '../../ui/copy-text.ts'
import { shareOrCopy, shareTextOrCopy } from '../../ui/share.tsx'
import { useMoment } from '../../ui/use-moment.ts'
import { useStoredList } from './stored-shopping-list.ts'
import { SHARED_LIST } from './use-shared-list.ts'

interface ListActionsProps {
  rows: readonly ListRow[]
  onAdd: () => void
  onPrint: () => void
}

export function ListActions({ rows, onAdd, onPrint }: ListActionsProps) {
  const { recipes } = useStoredList()
  const { publicUrl } = useSite()
  const [isCopied, showCopied] = useMoment()
  const isEmpty = rows.length === 0

  async function copy() {
    const said = { title: 'Copiato!', description: 'La lista è negli appunti.' }
    if (await copyAndSay(listAsText(rows), said)) showCopied()
  }
  const share = () => {
    const title = 'Lista della spesa'
    const chosen = recipes.length > 0 ? `?ricette=${recipes.join(',')}` : ''
    const list = writeSharedList(rows)
    return list === null
      ? shareTextOrCopy({ title, text: listAsText(rows) })
      : shareOrCopy({ title, url: `${publicUrl}/lista-spesa${chosen}#${SHARED_LIST}${list}` })
  }
  return (
    <div className="no-print flex flex-wrap gap-2 max-sm:[&>button]:px-2.5">
      <Button look="secondary" size="small" onClick={onAdd}>
        <Plus className="size-4" aria-hidden /> Aggiungi ingrediente
      </Button>
      <Button look="secondary" size="small" disabled={isEmpty} onClick={() => void copy()}>
        {isCopied ? (
          <Check className="size-4 text-basil" aria-hidden />
        ) : (
          <Copy className="size-4" aria-hidden />
        )}
        Copia lista
      </Button>
      {!isEmpty && (
        <>
          <Button look="secondary" size="small" onClick={onPrint}>
            <Printer className="size-4" aria-hidden /> Stampa
          </Button>
          <Button look="secondary" size="small" onClick={() => void share()}>
            <Share2 className="size-4" aria-hidden /> Condividi
          </Button>
        </>
      )}
    </div>
  )
}
