import type { EveningDraft } from '#domain/pizza-night/evening-draft.ts'
import { isMissing } from '../../../api/api-client.ts'
import type { EveningState } from '../use-evening.ts'
import { openEvening } from './open-evening.ts'
import type { Here } from './replace-evening.ts'
import type { KeptEvenings } from './use-kept-evenings.ts'

/** Keeps the evening as its form stands, or this one: in the place of the evening that is open here, or as a new one. */
export const saving =
  (
    evening: Pick<EveningState, 'upToDate'>,
    keep: Pick<KeptEvenings['keep'], 'mutate'>,
    name: string,
    onType: Here['onType'],
  ) =>
  async (isNew: boolean, asked?: EveningDraft) => {
    const planned = await evening.upToDate(asked)
    if (!planned) return
    const { draft, atMs } = planned.form
    const basis = isNew ? undefined : openEvening.read()
    keep.mutate(
      {
        evening: { title: name.trim(), draft, plannedAtMs: atMs, plan: planned.sheet },
        basis,
      },
      {
        onError: (failure) => {
          // Deleted elsewhere, its name is now written here alone.
          if (basis && isMissing(failure)) onType({ openId: basis.id, name })
        },
      },
    )
  }
