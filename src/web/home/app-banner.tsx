import { Download } from 'lucide-react'
import { Button } from '../ui/button.tsx'
import { CornicioneMark } from '../ui/cornicione-mark.tsx'
import { useInstall } from './use-install.ts'

/** The site is its own app: installed where the browser can, explained where the reader has to do it. */
export function AppBanner() {
  const { install, isExplained } = useInstall()
  return (
    <section className="wrap pb-16 sm:pb-24" aria-labelledby="app-titolo">
      <div className="relative overflow-hidden rounded-lg bg-char px-6 py-12 text-on-char sm:px-12">
        <CornicioneMark className="absolute -right-20 -bottom-24 size-80 opacity-90 max-md:hidden" />
        <div className="relative max-w-xl">
          <h2 id="app-titolo" className="text-3xl">
            Scarica l'app di Cornicione
          </h2>
          <p className="mt-3 text-lg text-on-char-soft">
            Aggiungila alla schermata Home: le ricette si aprono con un tocco, accanto al forno, senza passare
            da uno store.
          </p>
          <Button size="large" className="mt-6" onClick={install}>
            <Download className="size-5" aria-hidden /> Installa l'app
          </Button>
          <div aria-live="polite">
            {isExplained && (
              <ul className="mt-5 list-disc space-y-1 pl-5 text-on-char-soft">
                <li>iPhone e iPad: tocca Condividi, poi «Aggiungi alla schermata Home».</li>
                <li>Android: apri il menu del browser, poi «Installa app» o «Aggiungi a schermata Home».</li>
                <li>
                  Computer: cerca l'icona di installazione accanto all'indirizzo, o «Installa» nel menu.
                </li>
              </ul>
            )}
          </div>
        </div>
      </div>
    </section>
  )
}
