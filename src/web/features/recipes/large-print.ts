import { storedText } from '../../ui/stored-text.ts'

const stored = storedText('ai-fornelli:caratteri')
const LARGE = 'grandi'

export function useLargePrint() {
  const isLarge = stored.use() === LARGE
  const toggle = () => {
    const wanted = isLarge ? 'normali' : LARGE
    if (!stored.write(wanted)) stored.hold(wanted)
  }
  return [isLarge, toggle] as const
}
