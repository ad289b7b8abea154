import { useLocation } from 'react-router'
import { PlannedPage } from '../../ui/planned-page.tsx'
import { toolPages } from './tool-pages.ts'

export default function ToolPage() {
  const { pathname } = useLocation()
  const page = toolPages[pathname.replace(/\/$/, '')]
  if (!page) throw new Error(`no text for the tool ${pathname}`)
  return <PlannedPage path={pathname} {...page} />
}
