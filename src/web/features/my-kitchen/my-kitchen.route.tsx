import { MY_KITCHEN_PAGE } from '#contracts/pages/page-paths.ts'
import { useSession } from '../../api/session.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { PageMeta } from '../../ui/page-meta.tsx'
import { PageHeader } from '../../ui/surfaces.tsx'
import { keepForLogin } from '../accounts/pending-actions.ts'
import DeviceHearts from '../collections/device-hearts.tsx'
import { ShelfSkeleton } from '../collections/shelf-skeleton.tsx'
import { DoughsPart } from './doughs-part.tsx'
import { EveningsPart } from './evenings-part.tsx'
import { HomeKitchenPart } from './home-kitchen-part.tsx'
import { KitchenPart, NothingYet, OfReader } from './kitchen-part.tsx'
import { ListPart } from './list-part.tsx'
import { NotesPart } from './notes-part.tsx'

const Shelf = lazyPart(() => import('../collections/collection-shelf.tsx'), { waiting: <ShelfSkeleton /> })

const NO_HEARTS = (
  <NothingYet to="/ricette" action="Sfoglia le ricette">
    Tocca il cuore di una ricetta che ti piace: la ritrovi qui, anche senza account.
  </NothingYet>
)

export default function MyKitchenPage() {
  return (
    <>
      <PageMeta
        title="La mia cucina"
        description="Le ricette col cuore, le collezioni, le serate, gli impasti, la lista della spesa, le note, il tuo forno e la tua cucina."
        path={MY_KITCHEN_PAGE}
        hidden
      />
      <PageHeader title="La mia cucina">
        <p>Quello che hai messo da parte, in un posto solo. Funziona anche senza account.</p>
        <noscript>
          <p className="mt-3">La tua cucina sta in questo browser: per mostrarla serve JavaScript.</p>
        </noscript>
      </PageHeader>
      <div className="wrap grid gap-6 pb-20">
        <KitchenPart id="pizza-box" title="Cuori e collezioni">
          <OfReader account={<Shelf />} device={<DeviceHearts none={NO_HEARTS} />} />
        </KitchenPart>
        <div className="grid gap-6 md:grid-cols-2">
          <KitchenPart id="serate" title="Le tue serate">
            <EveningsPart />
          </KitchenPart>
          <KitchenPart id="impasti" title="I tuoi impasti">
            <DoughsPart />
          </KitchenPart>
          <KitchenPart id="lista" title="Lista della spesa">
            <ListPart />
          </KitchenPart>
          <KitchenPart id="forno" title="Forno e cucina">
            <HomeKitchenPart />
          </KitchenPart>
          <KitchenPart id="note" title="Le tue note">
            <NotesPart />
          </KitchenPart>
          <AccountOffer />
        </div>
      </div>
    </>
  )
}

function AccountOffer() {
  const { state } = useSession()
  if (state !== 'anonymous' && state !== 'loading') return null
  return (
    <div className={state === 'loading' ? 'account:hidden' : undefined}>
      <aside aria-labelledby="con-un-account" className="h-full rounded-lg bg-char p-6 text-on-char">
        <h2 id="con-un-account" className="text-xl">
          Portala con te
        </h2>
        <p className="mt-2 mb-4 text-on-char-soft">
          Quello che vedi sta su questo dispositivo. Con un account gratuito cuori, serate, forno e gli
          impasti del calcolatore completo ti seguono sul telefono e sul computer; in più hai collezioni e
          note.
        </p>
        <ButtonLink look="onChar" to="/auth" onClick={() => keepForLogin({ kind: 'page' })}>
          Entra o registrati
        </ButtonLink>
      </aside>
    </div>
  )
}
