import { type ReactNode, useEffect } from 'react'
import { ACCOUNT_MENU } from '#contracts/pages/every-page.built.ts'
import { onLeftElsewhere, useLeaveHere } from '../api/change-person.ts'
import { DropdownMenu } from '../ui/dropdown-menu.tsx'
import { useLogout } from './use-logout.ts'

interface AccountMenuProps {
  face: ReactNode
  isOpen: boolean
  setOpen: (isOpen: boolean) => void
}

export default function AccountMenu({ face, isOpen, setOpen }: AccountMenuProps) {
  const logout = useLogout()
  const leaveHere = useLeaveHere()
  useEffect(() => onLeftElsewhere(leaveHere), [leaveHere])
  return (
    <DropdownMenu
      open={isOpen}
      onOpenChange={setOpen}
      trigger={face}
      items={[...ACCOUNT_MENU, { label: 'Logout', onSelect: () => logout.mutate() }]}
    />
  )
}
