import { type ToastContent, toast } from './toast-store.ts'

/** A time is over: a notification, three beeps and a shake, as far as the device can. */
export function alarm(description: string, action?: ToastContent['action']) {
  toast({ title: 'Tempo scaduto', description, ...(action && { action }) })
  navigator.vibrate?.([300, 150, 300])
  try {
    beep()
  } catch {
    // No sound on this device: the notification has been given.
  }
}

function beep() {
  const audio = new AudioContext()
  const gain = audio.createGain()
  gain.gain.value = 0.2
  gain.connect(audio.destination)
  for (const start of [0, 0.35, 0.7]) {
    const tone = audio.createOscillator()
    tone.frequency.value = 880
    tone.connect(gain)
    tone.start(audio.currentTime + start)
    tone.stop(audio.currentTime + start + 0.2)
  }
}
