import type { Page } from '@playwright/test'
import type { ScreenWidth } from '../screens/reduce-screen.ts'

export const WINDOWS = {
  phone: { width: 390, scheme: 'light' },
  desktop: { width: 1440, scheme: 'dark' },
} as const
export type Window = keyof typeof WINDOWS
export type Scheme = 'light' | 'dark'

/** Addresses of the API that are never answered, or with a fault. */
export type Calls = Readonly<Record<string, 'held' | 'refused'>>

export interface Visit {
  /** The name of its test and of its screens. */
  name: string
  path: string
  /** In which windows: one where only the width could differ, and that is looked at elsewhere. */
  windows: readonly Window[]
  /** In which of them `npm test` looks; the proof looks in all. */
  inTest?: readonly Window[]
  /** What the server answers, 200 unless told otherwise. */
  status?: number
  /** Who looks: nobody that the site knows, unless told otherwise. */
  who?: 'admin' | 'reader'
  /** Its screens are taken in every width and scheme. */
  isFull?: boolean
  /** The page as it waits or fails, come to from another page of the site. */
  calls?: Calls
  /** A part of a long page to be seen, as a selector: it stands at the top of the window. */
  part?: string
  /** Where axe looks: what is open over a page hides the rest of it from assistive technology. */
  within?: string
  /** What the visitor looks for before anything is measured. */
  sees?: (page: Page) => Promise<void>
  /** What the visitor opens; the window is looked at as it is then. */
  opens?: (page: Page) => Promise<void>
  /** How much of the window may move by itself. */
  mayShift?: number
  /** Its notification stays; others are closed. */
  isNotified?: boolean
  /** It shows what changes from run to run. */
  isUnsteady?: boolean
}

export const BOTH = ['phone', 'desktop'] as const
export const PHONE = ['phone'] as const
export const DESKTOP = ['desktop'] as const

/** The name of a path, as its screens have it. */
export const nameOf = (path: string) => path.replace(/^\//, '').replaceAll('/', '-') || 'home'
export const visit = (
  name: string,
  path: string,
  windows: readonly Window[],
  more: Partial<Visit> = {},
): Visit => ({ name, path, windows, ...more })
export const page = (path: string): Visit => visit(nameOf(path), path, BOTH)

export interface Screen {
  name: string
  width: ScreenWidth
  scheme: Scheme
}

/** What is seen of a visit in a window. */
export function screensOf({ name, isFull, isUnsteady }: Visit, window: Window): Screen[] {
  if (isUnsteady) return []
  const { width, scheme } = WINDOWS[window]
  const widths: readonly ScreenWidth[] = isFull && window === 'phone' ? [width, 768] : [width]
  const schemes: readonly Scheme[] = isFull ? [scheme, otherScheme(scheme)] : [scheme]
  return widths.flatMap((wide) =>
    schemes.map((one) => ({ name: `${name}-${wide}-${one}`, width: wide, scheme: one })),
  )
}

export const otherScheme = (scheme: Scheme): Scheme => (scheme === 'light' ? 'dark' : 'light')
