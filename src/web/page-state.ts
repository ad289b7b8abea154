import type { SiteSettings } from '#contracts/site-settings.ts'

export interface PageState {
  site: SiteSettings
  /** `[queryKey, data]` pairs without timestamps. The same content gives the same bytes, hence a stable ETag. */
  queries: [readonly unknown[], unknown][]
  loaderData: Record<string, unknown>
  errors: Record<string, unknown> | null
}

/** JSON that cannot close its script element: `<`, `>`, `&` and line separators are escaped. */
export const jsonForScript = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
