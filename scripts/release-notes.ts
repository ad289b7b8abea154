/** What is new in `version`: the first section of the changelog. Throws when that is of another version. */
export function newestNotes(changelog: string, version: string): string {
  const [, title = '', body = ''] = /^## (.+)\n([\s\S]*?)(?=^## |$(?![\s\S]))/m.exec(changelog) ?? []
  if (title.trim() !== version)
    throw new Error(`CHANGELOG.md begins with ${title.trim() || 'nothing'}, package.json says ${version}`)
  return body.trim()
}
