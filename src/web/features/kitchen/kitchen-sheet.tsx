import { Dialog } from '../../ui/dialog.tsx'
import { OtherFields, OvenFields } from './kitchen-fields.tsx'
import { useKitchen } from './use-kitchen.ts'

export default function KitchenSheet({ onClose }: { onClose: () => void }) {
  const { kitchen, keep, isInAccount } = useKitchen()
  return (
    <Dialog
      onClose={onClose}
      title="La tua cucina"
      description={`Dilla una volta: guida, calcolatori, serata e ricerca partono da qui. La teniamo ${isInAccount ? 'nel tuo account' : 'su questo dispositivo'}.`}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <OvenFields kitchen={kitchen} keep={keep} />
        <OtherFields kitchen={kitchen} keep={keep} />
      </div>
    </Dialog>
  )
}
