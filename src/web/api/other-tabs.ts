const CHANNEL = 'logout'

export function tellOtherTabs(): void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(null)
  channel.close()
}

export function onLeftElsewhere(leave: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.onmessage = leave
  return () => channel.close()
}
