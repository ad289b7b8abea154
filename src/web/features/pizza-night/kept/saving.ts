import type { EveningDraft } from '#domain/pizza-night/evening-draft.ts'
import { isMissing } from '../../../api/api-client.ts'
import type { ToastContent } from '../../../ui/toast-store.ts'
import type { EveningState } from '../use-evening.ts'
import { openEvening } from './open-evening.ts'
import type { Here } from './replace-evening.ts'
import type { KeptEvenings } from './use-kept-evenings.ts'

/** What is said and done after the evening is saved. */
export interface Saved {
  told?: ToastContent
  onSaved?: () => void
}

export const saving =
  (
    evening: Pick<EveningState, 'upToDate'>,
    keep: Pick<KeptEvenings['keep'], 'mutate'>,
    name: string,
    onType: Here['onType'],
  ) =>
  async (isNew: boolean, asked?: EveningDraft, { told, onSaved }: Saved = {}) => {
    const planned = await evening.upToDate(asked)
    if (!planned) return
    const { draft, atMs } = planned.form
    const basis = isNew ? undefined : openEvening.read()
    keep.mutate(
      {
        evening: { title: name.trim(), draft, plannedAtMs: atMs, plan: planned.sheet },
        basis,
        told,
      },
      {
        onSuccess: () => onSaved?.(),
        onError: (failure) => {
          // The evening was deleted elsewhere. Its name is kept as typed text.
          if (basis && isMissing(failure)) onType({ openId: basis.id, name })
        },
      },
    )
  }
