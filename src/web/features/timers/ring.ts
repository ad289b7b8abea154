export const SIGNS = ['pointerdown', 'keydown'] as const
const RINGS_FOR_MS = 60_000
const BEAT_MS = 2000

let audio: AudioContext | undefined
let ringing: AbortController | undefined

/** Call it during a tap, because browsers allow sounds only after a tap. Never throws. */
export function prepareRing(): void {
  try {
    audio ??= new AudioContext()
    void audio.resume().catch(() => undefined)
  } catch {
    audio = undefined
  }
}

function shake(pattern: number | number[]) {
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(pattern)
}

export function ring(): void {
  ringing?.abort()
  const heard = new AbortController()
  ringing = heard
  prepareRing() // the timer was started in another tab or before a reload; some browsers allow sound then
  const beat = () => {
    shake([400, 150, 400, 150, 400])
    if (audio?.state === 'running') beep(audio)
  }
  beat()
  const beats = setInterval(beat, BEAT_MS)
  const end = setTimeout(() => heard.abort(), RINGS_FOR_MS)
  heard.signal.addEventListener('abort', () => {
    clearInterval(beats)
    clearTimeout(end)
    shake(0)
  })
  for (const sign of SIGNS)
    addEventListener(sign, () => heard.abort(), { signal: heard.signal, capture: true })
}

function beep(context: AudioContext) {
  const gain = context.createGain()
  gain.gain.value = 0.7
  gain.connect(context.destination)
  for (const start of [0, 0.3, 0.6]) {
    const tone = context.createOscillator()
    tone.type = 'square'
    tone.frequency.value = 1050
    tone.connect(gain)
    tone.start(context.currentTime + start)
    tone.stop(context.currentTime + start + 0.18)
  }
}
