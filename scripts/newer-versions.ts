interface Outdated {
  /** Missing where the package is not installed, as what other machines need is not. */
  current?: string
  latest: string
}
export type NewerVersion = Required<Outdated>

/**
 * What `npm outdated --json` answers, by name: an entry, or one for each package of this repository that needs it. Left out is
 * what is not installed, and what is newer here than the version that its authors recommend.
 */
export function newerVersions(
  answer: Readonly<Record<string, Outdated | readonly Outdated[]>>,
): ReadonlyMap<string, NewerVersion> {
  const entries = Object.entries(answer).flatMap(([name, found]) =>
    [found].flat().map((one) => [name, one] as const),
  )
  return new Map(
    entries.flatMap(([name, { current, latest }]) =>
      current !== undefined && isNewer(latest, current) ? [[name, { current, latest }] as const] : [],
    ),
  )
}

/** Compares the numbers of two versions; of versions with equal numbers none is newer. */
function isNewer(one: string, other: string): boolean {
  const [a, b] = [one, other].map((version) => version.split('-')[0]?.split('.').map(Number) ?? [])
  const place = a?.findIndex((number, index) => number !== b?.[index]) ?? -1
  return place >= 0 && (a?.[place] ?? 0) > (b?.[place] ?? 0)
}
