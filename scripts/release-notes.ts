const COMING = 'In arrivo'

interface ChangelogSection {
  title: string
  body: string
}

export const sectionsOf = (changelog: string): ChangelogSection[] =>
  [...changelog.matchAll(/^## (.+)\n([\s\S]*?)(?=^## |$(?![\s\S]))/gm)].map(([, title = '', body = '']) => ({
    title: title.trim(),
    body: body.trim(),
  }))

/**
 * Sections of the changelog above the newest released version. Throws if the newest numbered section is not
 * `version`. Also throws if `version` is already released: later changes need a new number.
 */
export function newestNotes(changelog: string, version: string, released: readonly string[]): string {
  const sections = sectionsOf(changelog)
  const newest = sections.find(({ title }) => title !== COMING)?.title ?? 'nothing'
  if (newest !== version) throw new Error(`CHANGELOG.md begins with ${newest}, package.json says ${version}`)
  if (released.includes(version))
    throw new Error(`${version} is out: raise it in package.json, and give «${COMING}» its number`)
  const lastOut = sections.findIndex(({ title }) => released.includes(title))
  return sections
    .slice(0, lastOut < 0 ? undefined : lastOut)
    .map(({ body }) => body)
    .filter(Boolean)
    .join('\n\n')
}
