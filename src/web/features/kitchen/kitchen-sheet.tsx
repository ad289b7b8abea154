import type { ReactNode } from 'react'
import { Dialog } from '../../ui/dialog.tsx'
import { Done, OtherFields, OvenFields } from './kitchen-fields.tsx'
import { useKitchen } from './use-kitchen.ts'

export default function KitchenSheet({ onClose }: { onClose: () => void }) {
  const { kitchen, keep, isInAccount } = useKitchen()
  return (
    <Dialog
      onClose={onClose}
      title="La tua cucina"
      description={`Dilla una volta: guida, calcolatori, serata e ricerca partono da qui. La teniamo ${isInAccount ? 'nel tuo account' : 'su questo dispositivo'}.`}
    >
      <Group name="Il forno">
        <OvenFields kitchen={kitchen} keep={keep} />
      </Group>
      <Group name="Il resto, se lo sai">
        <OtherFields kitchen={kitchen} keep={keep} />
      </Group>
      <Done onClose={onClose} />
    </Dialog>
  )
}

const Group = ({ name, children }: { name: string; children: ReactNode }) => (
  <fieldset className="not-first:mt-6 not-first:border-t not-first:border-line not-first:pt-4">
    <legend className="float-left mb-3 w-full font-semibold">{name}</legend>
    <div className="clear-both grid gap-4 sm:grid-cols-2">{children}</div>
  </fieldset>
)
