/** Caches the result for each object as long as the object exists. The result must depend on the object
 * alone. */
export function remembered<K extends object, T>(read: (key: K) => T): (key: K) => T {
  const known = new WeakMap<K, { answer: T }>()
  return (key) => {
    const found = known.get(key) ?? { answer: read(key) }
    known.set(key, found)
    return found.answer
  }
}
