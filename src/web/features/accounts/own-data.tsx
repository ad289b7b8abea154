import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useEffect, useState } from 'react'
import { exportPersonalData } from '#contracts/accounts/accounts.endpoints.ts'
import { useQueries } from '../../api/queries-context.ts'
import { Button, ButtonLink, buttonClass } from '../../ui/button.tsx'
import { saveFile } from '../../ui/download-file.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Titled } from '../../ui/titled.tsx'
import { toastFailure } from '../../ui/toast-store.ts'

const DeleteAccountDialog = lazyPart(() => import('./delete-account-dialog.tsx'))

export function OwnData({ onDeleted }: { onDeleted: () => void }) {
  const [isDeleting, setDeleting] = useState(false)
  useEffect(DeleteAccountDialog.fetch, [])
  const { api } = useQueries()
  const download = useMutation({
    mutationFn: () => api(exportPersonalData),
    onSuccess: (data) =>
      saveFile('cornicione-dati.json', new Blob([JSON.stringify(data)], { type: 'application/json' })),
    onError: toastFailure('File non scaricato'),
  })
  return (
    <div className="grid max-w-xl gap-8">
      <Titled id="scarica-dati" title="Scarica i tuoi dati" look="text-xl">
        <p className="mt-2 mb-4 text-ink-soft">
          Tutto quello che conserviamo su di te, voti, collezioni, impasti e serate compresi, in un file JSON.
        </p>
        <a
          href={exportPersonalData.path}
          download
          className={buttonClass('secondary')}
          onClick={(event) => {
            event.preventDefault()
            if (!download.isPending) download.mutate()
          }}
        >
          <Download className="size-4" aria-hidden />
          {download.isPending ? 'Un momento...' : 'Scarica il file'}
        </a>
      </Titled>
      <Titled id="serate-pizza" title="Serate pizza" look="text-xl" className="border-t border-line pt-8">
        <p className="mt-2 mb-4 text-ink-soft">
          Le serate e gli ospiti che tieni si aprono, si copiano e si eliminano dove si preparano. Che cosa
          non può mangiare un ospite lo dimentichiamo al più tardi 30 giorni dopo la serata.
        </p>
        <ButtonLink look="secondary" to="/serata">
          Vai alle tue serate
        </ButtonLink>
      </Titled>
      <Titled
        id="elimina-account"
        title="Elimina l'account"
        look="text-xl"
        className="border-t border-line pt-8"
      >
        <p className="mt-2 mb-4 text-ink-soft">
          Cancelliamo subito i tuoi dati, le tue collezioni, i tuoi impasti e le tue serate. I voti restano
          nelle medie, senza il tuo nome. Non si torna indietro.
        </p>
        <Button look="secondary" className="border-tomato text-tomato" onClick={() => setDeleting(true)}>
          Elimina l'account
        </Button>
        {isDeleting && <DeleteAccountDialog onDeleted={onDeleted} onClose={() => setDeleting(false)} />}
      </Titled>
    </div>
  )
}
