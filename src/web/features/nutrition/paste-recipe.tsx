import { ClipboardPaste } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast-store.ts'
import type { Nutrition } from './use-nutrition.ts'

const MAX_LENGTH = 8000

export function PasteRecipe({ nutrition, onPasted }: { nutrition: Nutrition; onPasted: () => void }) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const [text, setText] = useState('')
  async function read() {
    onPasted()
    const count = await nutrition.paste(text)
    toast({
      title: count === 1 ? '1 ingrediente letto' : `${count} ingredienti letti`,
      description: 'Controlla pesi e nomi tra gli ingredienti selezionati.',
    })
    setText('')
    setOpen(false)
  }
  return (
    <div className="border-t border-line pt-4">
      <Button look="quiet" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        <ClipboardPaste className="size-4" aria-hidden /> Incolla una lista di ingredienti
      </Button>
      <div id={id} hidden={!isOpen} className="mt-3">
        <label htmlFor={`${id}-testo`} className="mb-1.5 block text-sm font-semibold">
          Un ingrediente per riga
        </label>
        <textarea
          id={`${id}-testo`}
          rows={6}
          maxLength={MAX_LENGTH}
          value={text}
          onChange={(event) => setText(event.target.value)}
          placeholder={"500 g di farina 00\nfior di latte: 300 g\n2 spicchi d'aglio\nsale q.b."}
          className="w-full rounded-md border border-line bg-paper px-4 py-3 placeholder:text-ink-soft"
        />
        <Button className="mt-2" disabled={text.trim() === ''} onClick={() => void read()}>
          Leggi gli ingredienti
        </Button>
      </div>
    </div>
  )
}
