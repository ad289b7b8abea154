/** The part of a site that a source names: its host, and the folder below which its pages stand. */
export interface SiteFolder {
  host: string
  /** Begins and ends with '/'. */
  path: string
}

/** The folder of a source: '/ricette', '/ricette/' and '/ricette/index.html' are the same. Undefined for a whole site. */
export function folderOf(address: string): SiteFolder | undefined {
  const { host, pathname } = new URL(address)
  const last = pathname.slice(pathname.lastIndexOf('/') + 1)
  const path =
    last === '' || last.includes('.') ? pathname.slice(0, -last.length || undefined) : `${pathname}/`
  return path === '/' ? undefined : { host: bareHost(host), path }
}

/** Whether a page stands there, by http or https, with or without 'www.'. */
export function isInFolder(address: string, { host, path }: SiteFolder): boolean {
  const url = new URL(address)
  return bareHost(url.host) === host && url.pathname.startsWith(path)
}

const bareHost = (host: string) => host.replace(/^www\./, '')
