export function pageKey(address: string): string {
  const url = new URL(address)
  url.hash = ''
  for (const name of Array.from(url.searchParams.keys())) {
    if (/^(?:utm_\w+|fbclid|gclid|mc_[ce]id|igshid|ref)$/i.test(name)) url.searchParams.delete(name)
  }
  return url.href
}
