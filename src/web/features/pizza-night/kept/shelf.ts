import {
  changeKeptEvening,
  deleteKeptEvening,
  getKeptEvening,
  keepEvening,
  listKeptEvenings,
  restoreKeptEvening,
} from '#contracts/pizza-night/kept-evenings.endpoints.ts'
import type { KeptEvening, KeptEveningCard, NewKeptEvening } from '#contracts/pizza-night/pizza-night-kept.ts'
import { type EveningDraft, FIRST_EVENING } from '#domain/pizza-night/evening-draft.ts'
import type { EveningSheet } from '#domain/pizza-night/evening-sheet.ts'
import { keptDraft } from '#domain/pizza-night/kept-evening.ts'
import type { SharedEvening } from '#domain/pizza-night/shared-evening.ts'
import { type Api, ifStillThere, keptInstead } from '../../../api/api-client.ts'
import type { Basis } from './open-evening.ts'

export interface NewEvening {
  title: string
  draft: EveningDraft
  plannedAtMs: number | null
  plan: EveningSheet
}

export interface OpenedEvening
  extends Pick<KeptEvening, 'id' | 'title' | 'plannedAtMs' | 'updatedAt' | 'host' | 'place' | 'links'> {
  draft: EveningDraft
  /** Null after the guests' needs have been deleted, or if this version cannot read the plan. */
  plan: EveningSheet | null
  menu: SharedEvening | null
}

/** The browser does not keep the evening; the message is for the reader. */
export class DeviceRefusal extends Error {}

export class Outdated extends Error {
  readonly theirs: OpenedEvening

  constructor(theirs: OpenedEvening) {
    super('the kept evening has a later version')
    this.theirs = theirs
  }
}

export interface Shelf {
  place: 'account' | 'device'
  list: () => Promise<KeptEveningCard[]>
  open: (id: number) => Promise<OpenedEvening>
  /** Saves a new evening, or the evening `basis`. Throws `Outdated` if that evening was changed after
   * `basedOn`. */
  keep: (evening: NewEvening, basis?: Basis) => Promise<OpenedEvening>
  remove: (id: number) => Promise<void>
  restore: (id: number) => Promise<void>
}

const opened = ({ draft, ...answer }: KeptEvening): OpenedEvening => ({
  ...answer,
  draft: keptDraft(draft) ?? FIRST_EVENING,
})

async function changed(api: Api, json: NewKeptEvening, { id, basedOn }: Basis): Promise<KeptEvening> {
  try {
    return await api(changeKeptEvening, { params: { id }, body: { ...json, basedOn } })
  } catch (failure) {
    const theirs = keptInstead<KeptEvening>(failure)
    throw theirs ? new Outdated(opened(theirs)) : failure
  }
}

export const accountShelf = (api: Api): Shelf => ({
  place: 'account',
  list: () => api(listKeptEvenings),
  open: async (id) => opened(await api(getKeptEvening, { params: { id } })),
  keep: async ({ title, draft, plannedAtMs, plan }, basis) => {
    const json: NewKeptEvening = { title, draft, timeZone: plan.timeZone, plannedAtMs }
    return opened(basis ? await changed(api, json, basis) : await api(keepEvening, { body: json }))
  },
  remove: (id) => ifStillThere(api(deleteKeptEvening, { params: { id } })),
  restore: async (id) => void (await api(restoreKeptEvening, { params: { id } })),
})
