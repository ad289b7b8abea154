const CHANNEL = 'logout'

/** Whoever leaves in one tab has left in all of them. */
export function tellOtherTabs(): void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(null)
  channel.close()
}

/** Calls back when somebody has left in another tab, until what it answers is called. */
export function onLeftElsewhere(leave: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.onmessage = leave
  return () => channel.close()
}
