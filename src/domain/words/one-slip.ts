export function isOneSlipFrom(typed: string, meant: string): boolean {
  let start = 0
  while (start < meant.length && typed[start] === meant[start]) start++
  const [rest, meantRest] = [typed.slice(start), meant.slice(start)]
  if (rest === meantRest) return false
  const isSwapped =
    rest[0] === meantRest[1] && rest[1] === meantRest[0] && rest.slice(2) === meantRest.slice(2)
  return (
    isSwapped ||
    rest.slice(1) === meantRest.slice(1) ||
    rest.slice(1) === meantRest ||
    rest === meantRest.slice(1)
  )
}
