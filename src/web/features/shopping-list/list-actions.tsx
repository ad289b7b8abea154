import { Check, Copy, Plus, Printer, Share2, Sigma } from 'lucide-react'
import { useEffect, useState } from 'react'
import { writeSharedList } from '#domain/shopping/shared-list.ts'
import { listAsText, newItem } from '#domain/shopping/shopping-item.ts'
import { useSite } from '../../api/site-context.ts'
import { Button } from '../../ui/button.tsx'
import { copyText } from '../../ui/copy-text.ts'
import { shareOrCopy, shareTextOrCopy } from '../../ui/share.tsx'
import { toast } from '../../ui/toast-store.ts'
import { bringSum, loadSum } from './load-sum.ts'
import { SHARED_LIST } from './use-shared-list.ts'
import { changeList, useStoredList } from './use-stored-list.ts'

const COPIED_MS = 2000

const sayOffline = () =>
  toast({
    title: 'Errore',
    description: 'La somma non è arrivata: controlla la connessione e riprova.',
    tone: 'destructive',
  })

/** True for two seconds after each call. */
function useMoment(): [boolean, () => void] {
  const [since, setSince] = useState(0)
  useEffect(() => {
    if (since === 0) return
    const timer = setTimeout(() => setSince(0), COPIED_MS)
    return () => clearTimeout(timer)
  }, [since])
  return [since > 0, () => setSince(Date.now())]
}

export function ListActions({ onPrint }: { onPrint: () => void }) {
  const { items, recipes } = useStoredList()
  const { publicUrl } = useSite()
  const [isCopied, showCopied] = useMoment()
  const isEmpty = items.length === 0

  async function copy() {
    if (await copyText(listAsText(items))) {
      showCopied()
      toast({ title: 'Copiato!', description: 'La lista è negli appunti.' })
    } else {
      toast({ title: 'Errore', description: 'Impossibile copiare negli appunti', tone: 'destructive' })
    }
  }
  useEffect(() => {
    if (!isEmpty) bringSum()
  }, [isEmpty])
  async function sum() {
    const loaded = await loadSum().catch(() => undefined)
    if (!loaded) {
      sayOffline()
      return
    }
    const { sumQuantities } = loaded
    const before = items
    changeList((list) => ({ ...list, items: sumQuantities(list.items) }))
    toast({
      title: 'Quantità sommate',
      description: 'Gli ingredienti uguali sono insieme, divisi per reparto.',
      action: {
        label: 'Annulla',
        onSelect: () => changeList((list) => ({ ...list, items: before })),
      },
    })
  }
  const share = () => {
    const title = 'Lista della spesa'
    const chosen = recipes.length > 0 ? `?ricette=${recipes.join(',')}` : ''
    const list = writeSharedList(items)
    return list === null
      ? shareTextOrCopy({ title, text: listAsText(items) })
      : shareOrCopy({ title, url: `${publicUrl}/lista-spesa${chosen}#${SHARED_LIST}${list}` })
  }
  return (
    <div className="no-print flex flex-wrap gap-3">
      <Button
        look="secondary"
        onClick={() => changeList((list) => ({ ...list, items: [...list.items, newItem()] }))}
      >
        <Plus className="size-4" aria-hidden /> Aggiungi ingrediente
      </Button>
      <Button look="secondary" disabled={isEmpty} onClick={() => void sum()}>
        <Sigma className="size-4" aria-hidden /> Somma quantità
      </Button>
      <Button look="secondary" disabled={isEmpty} onClick={() => void copy()}>
        {isCopied ? (
          <Check className="size-4 text-basil" aria-hidden />
        ) : (
          <Copy className="size-4" aria-hidden />
        )}
        Copia lista
      </Button>
      <Button look="secondary" disabled={isEmpty} onClick={onPrint}>
        <Printer className="size-4" aria-hidden /> Stampa
      </Button>
      <Button look="secondary" disabled={isEmpty} onClick={() => void share()}>
        <Share2 className="size-4" aria-hidden /> Condividi
      </Button>
    </div>
  )
}
