import { Check, Download } from 'lucide-react'
import { Link } from 'react-router'
import { Button } from '../ui/button.tsx'
import { CornicioneMark } from '../ui/cornicione-mark.tsx'
import { type Device, useInstall } from './use-install.ts'

const BY_HAND: Readonly<Record<Device, string>> = {
  apple: 'Su iPhone e iPad: tocca Condividi, poi «Aggiungi alla schermata Home».',
  android: 'Su Android: apri il menu del browser, poi «Installa app» o «Aggiungi a schermata Home».',
  safari: 'Sul Mac con Safari: apri il menu Archivio, poi «Aggiungi al Dock».',
  firefox: 'Sul computer Firefox non la installa: apri questa pagina con Chrome o Edge, oppure dal telefono.',
  computer:
    "Sul computer: cerca l'icona di installazione accanto all'indirizzo, o «Installa» nel menu del browser.",
}

export function AppBanner() {
  const { install, explainedFor, isInstalled } = useInstall()
  return (
    <section className="wrap pb-8 sm:pb-12" aria-labelledby="app-titolo">
      <div className="relative overflow-hidden rounded-lg bg-char px-5 py-4 text-on-char sm:px-10 sm:py-6">
        <CornicioneMark className="absolute -right-20 -bottom-24 size-80 opacity-90 max-md:hidden" />
        <div className="relative max-w-xl">
          <h2 id="app-titolo" className="text-2xl">
            Scarica l'app di Cornicione
          </h2>
          <p className="mt-2 text-on-char-soft">Si apre con un tocco, accanto al forno, anche senza rete.</p>
          {!isInstalled && (
            <>
              <p className="mt-1 text-sm text-on-char-soft">
                Senza account ciò che tieni sta solo in questo browser: se ne cancelli i dati, li perdi. Su
                iPhone e iPad l'app parte vuota: prima{' '}
                <Link to="/auth" className="font-semibold underline">
                  accedi
                </Link>{' '}
                e porta le serate nel tuo account.
              </p>
              <Button className="mt-3 noscript:hidden" onClick={install}>
                <Download className="size-5" aria-hidden /> Installa l'app
              </Button>
            </>
          )}
          <div aria-live="polite">
            {isInstalled ? (
              <p className="mt-4 flex min-h-11 items-center gap-2 font-semibold">
                <Check className="size-5 shrink-0" aria-hidden /> L'app è installata: la trovi tra quelle del
                tuo dispositivo.
              </p>
            ) : (
              explainedFor && <p className="mt-4 text-on-char-soft">{BY_HAND[explainedFor]}</p>
            )}
          </div>
        </div>
      </div>
    </section>
  )
}
