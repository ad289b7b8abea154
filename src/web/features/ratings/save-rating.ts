import { isLoggedOut } from '#web/api/api-client.ts'
import type { Queries } from '#web/api/queries.ts'
import { sendVote } from '#web/api/send-vote.ts'
import { toast, toastError } from '#web/ui/toast-store.ts'

/** Saves a rating from 1 to 5. Without a session, stores the rating until the login and returns 'kept'. */
export async function saveRating(
  queries: Queries,
  recipeId: number,
  rating: number,
): Promise<'saved' | 'kept'> {
  try {
    await sendVote(queries, recipeId, rating)
  } catch (failure) {
    if (!isLoggedOut(failure)) throw failure
    const { keepForLogin } = await import('../accounts/pending-actions.ts') // few visitors need it
    keepForLogin({ kind: 'vote', recipeId, rating })
    toast({
      title: 'Il tuo voto ti aspetta',
      description: 'Lo teniamo su questo dispositivo e lo salviamo appena accedi.',
      action: { label: 'Accedi per valutare la ricetta', to: '/auth' },
    })
    return 'kept'
  }
  toast({
    title: 'Valutazione salvata',
    description: `Hai valutato questa ricetta con ${rating} pizzette.`,
  })
  return 'saved'
}

export const sayNotSaved = (failure: unknown) =>
  toastError(
    failure instanceof TypeError
      ? 'Senza rete il voto non si può salvare: riprova quando torna.'
      : 'Non è stato possibile salvare la valutazione.',
  )
