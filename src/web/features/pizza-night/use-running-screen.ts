import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router'
import { prepareAlarm } from '../../ui/alarm.ts'
import type { EveningProgress } from './use-progress.ts'

/** Of the entry of the history that is made for the screen: the page of the evening is the one before it. */
const RUNNING = 'running-evening'

/**
 * The screen that runs the evening has a place of its own in the history, so that the phone's Back leads from the stove to
 * the page of the evening. Until somebody closes it, it opens again by itself wherever the evening is shown.
 */
export function useRunningScreen({ isOpen, open }: EveningProgress) {
  const navigate = useNavigate()
  const how = useNavigationType()
  const { search, state } = useLocation()
  const isHere = state === RUNNING
  const wasHere = useRef(false)
  // One Escape closes a dialog more than once, and a second way back would leave the page.
  const isLeaving = useRef(false)
  const settle = useEffectEvent((isShown: boolean, hasPlace: boolean) => {
    isLeaving.current = !isShown
    const isBack = wasHere.current && how === 'POP'
    wasHere.current = hasPlace
    if (!isShown || hasPlace) return
    if (isBack) open(false)
    else void navigate({ search }, { state: RUNNING, preventScrollReset: true })
  })
  useEffect(() => settle(isOpen, isHere), [isOpen, isHere])
  return {
    isOpen,
    start: () => {
      prepareAlarm()
      open(true)
    },
    close: () => {
      if (isLeaving.current) return
      isLeaving.current = true
      open(false)
      if (isHere) void navigate(-1)
    },
  }
}
