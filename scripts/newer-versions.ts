interface Outdated {
  current?: string
  latest: string
}
export type NewerVersion = Required<Outdated>

/**
 * Parses `npm outdated --json`: the value of a package is an entry, or a list with one entry per
 * workspace. Omits packages that are not installed, and installed versions newer than `latest`.
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

function isNewer(one: string, other: string): boolean {
  const [a, b] = [one, other].map((version) => version.split('-')[0]?.split('.').map(Number) ?? [])
  const place = a?.findIndex((number, index) => number !== b?.[index]) ?? -1
  return place >= 0 && (a?.[place] ?? 0) > (b?.[place] ?? 0)
}
