import { useMutation } from '@tanstack/react-query'
import { openEveningLink, shareMenu } from '#contracts/pizza-night/kept-evenings.endpoints.ts'
import { sharedNightPage } from '#contracts/pizza-night/night-pages.ts'
import { eveningTitle } from '#domain/pizza-night/kept-evening.ts'
import { type Api, isMissing } from '../../../api/api-client.ts'
import { useQueries } from '../../../api/queries-context.ts'
import { useSession } from '../../../api/session.ts'
import { useSite } from '../../../api/site-context.ts'
import { shareOrCopy } from '../../../ui/share.tsx'
import { toast } from '../../../ui/toast-store.ts'
import type { PlannedEvening } from '../kept-plan.ts'
import type { EveningState } from '../use-evening.ts'
import { NIGHTS, openedQuery } from './kept-queries.ts'
import { openEvening } from './open-evening.ts'
import { sayFailure, sayOutdated } from './say-failure.ts'
import { accountShelf, type OpenedEvening, Outdated } from './shelf.ts'

async function keptHere(open: (id: number) => Promise<OpenedEvening>): Promise<OpenedEvening | undefined> {
  const basis = openEvening.read()
  if (!basis) return undefined
  try {
    return await open(basis.id)
  } catch (failure) {
    if (isMissing(failure)) return undefined
    throw failure
  }
}

async function tokenOfKept(api: Api, { sheet: plan, form }: PlannedEvening): Promise<string> {
  const shelf = accountShelf(api)
  const kept = await keptHere(shelf.open)
  const title = kept?.title ?? eveningTitle(plan.bakeAtMs, plan.timeZone)
  const now = await shelf.keep(
    { title, draft: form.draft, plannedAtMs: form.atMs, plan },
    kept && openEvening.read(),
  )
  const { id } = now
  openEvening.write(now)
  if (!kept) toast({ title: 'Serata salvata', description: `«${title}» è nel tuo account.` })
  return (await api(openEveningLink, { params: { id, kind: 'menu' } })).token
}

/** Shares a link to the menu and the times. The linked page shows neither names nor needs of guests. */
export function useShareMenu({ upToDate }: EveningState) {
  const { api, client } = useQueries()
  const { state } = useSession()
  const { publicUrl } = useSite()
  const tokenOf = async (planned: PlannedEvening) => {
    if (state === 'user') return tokenOfKept(api, planned)
    const { sheet, form } = planned
    const body = { draft: form.draft, timeZone: sheet.timeZone, plannedAtMs: form.atMs }
    return (await api(shareMenu, { body })).token
  }
  return useMutation({
    mutationFn: async () => {
      const planned = await upToDate()
      if (!planned) return
      const token = await tokenOf(planned)
      void client.invalidateQueries({ queryKey: NIGHTS })
      await shareOrCopy({
        title: 'Serata pizza: menu e orari',
        url: publicUrl + sharedNightPage(token),
      })
    },
    onError: (failure) => {
      if (failure instanceof Outdated) {
        client.setQueryData(openedQuery(accountShelf(api), failure.theirs.id).queryKey, failure.theirs)
        sayOutdated()
      } else sayFailure(failure, 'Il link non è pronto: controlla la connessione e riprova.')
    },
  })
}
