import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { useOwnEntry } from '../../ui/use-own-entry.ts'
import { prepareAlarm } from '../timers/alarm.ts'
import type { EveningProgress } from './use-progress.ts'

const RUNNING = 'running-evening'

/**
 * The screen has its own history entry, so that Back on a phone returns to the evening's page. A screen
 * that was not closed opens again with the evening.
 */
export function useRunningScreen({ isOpen, open }: EveningProgress) {
  const how = useNavigationType()
  const isHere = useLocation().state === RUNNING
  const { enter, leave } = useOwnEntry(isOpen)
  const wasHere = useRef(false)
  const settle = useEffectEvent((isShown: boolean, hasPlace: boolean) => {
    const isBack = wasHere.current && how === 'POP'
    wasHere.current = hasPlace
    if (!isShown || hasPlace) return
    if (isBack) open(false)
    else enter(RUNNING)
  })
  useEffect(() => settle(isOpen, isHere), [isOpen, isHere])
  return {
    isOpen,
    start: () => {
      prepareAlarm()
      open(true)
    },
    close: () => {
      open(false)
      if (isHere) leave()
    },
  }
}
