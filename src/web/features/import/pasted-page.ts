const LONG_FROM = 20_000

export const isLongPage = (text: string): boolean => text.length >= LONG_FROM

export function pastedText(html: string): string {
  const kilobytes = Math.round(new TextEncoder().encode(html).length / 1000)
  return `${hostOfPage(html) ?? 'Pagina senza indirizzo'}, ${kilobytes} kB incollati`
}

function hostOfPage(html: string): string | undefined {
  const tag =
    /<link\s[^<>]{0,1000}\bcanonical\b[^<>]{0,1000}>/i.exec(html) ??
    /<meta\s[^<>]{0,1000}\bog:url\b[^<>]{0,1000}>/i.exec(html)
  const address = /(?:href|content)\s*=\s*["']?(https?:[^"'\s>]+)/i.exec(tag?.[0] ?? '')?.[1] ?? ''
  return URL.canParse(address) ? new URL(address).host.replace(/^www\./, '') : undefined
}
