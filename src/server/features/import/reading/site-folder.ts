export interface SiteFolder {
  host: string
  /** Begins and ends with '/'. */
  path: string
}

export function folderOf(address: string): SiteFolder | undefined {
  const { host, pathname } = new URL(address)
  const last = pathname.slice(pathname.lastIndexOf('/') + 1)
  const path =
    last === '' || last.includes('.') ? pathname.slice(0, -last.length || undefined) : `${pathname}/`
  return path === '/' ? undefined : { host: bareHost(host), path }
}

export function isInFolder(address: string, { host, path }: SiteFolder): boolean {
  const url = new URL(address)
  return bareHost(url.host) === host && url.pathname.startsWith(path)
}

const bareHost = (host: string) => host.replace(/^www\./, '')
