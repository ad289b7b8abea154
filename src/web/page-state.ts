import type { SiteSettings } from '#contracts/site-settings.ts'

export interface PageState {
  site: SiteSettings
  /** `[queryKey, data]` pairs without timestamps: the same content gives the same bytes, hence a stable ETag. */
  queries: [readonly unknown[], unknown][]
  loaderData: Record<string, unknown>
  errors: Record<string, unknown> | null
}

/** JSON that cannot break out of its script element: no `</script>`, no `<!--`, no line separators. */
export const jsonForScript = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
