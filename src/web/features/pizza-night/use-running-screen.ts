import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { useOwnEntry } from '../../ui/use-own-entry.ts'
import { prepareAlarm } from '../timers/alarm.ts'
import type { EveningProgress } from './use-progress.ts'

/** Of the entry of the history that is made for the screen: the page of the evening is the one before it. */
const RUNNING = 'running-evening'

/**
 * The screen that runs the evening has a place of its own in the history, so that the phone's Back leads from the stove to
 * the page of the evening. Until somebody closes it, it opens again by itself wherever the evening is shown.
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
