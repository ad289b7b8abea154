import { useLocation } from 'react-router'
import { PlannedPage } from '../../ui/planned-page.tsx'
import { readingPages } from './reading-pages.ts'

export default function ReadingPage() {
  const { pathname } = useLocation()
  const page = readingPages[pathname.replace(/\/$/, '')]
  if (!page) throw new Error(`no text for the page ${pathname}`)
  return <PlannedPage path={pathname} {...page} />
}
