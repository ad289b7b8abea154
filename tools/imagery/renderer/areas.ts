/** Areas of a drawing: of one number, without crumbs, with soft borders. */

/** Gives areas of fewer pixels than `least` the number of what is around them. */
export function withoutCrumbs(areas: Uint8Array, width: number, height: number, least: number): void {
  const seen = new Uint8Array(areas.length)
  const stack = new Int32Array(areas.length)
  for (let start = 0; start < areas.length; start += 1) {
    if (seen[start]) continue
    const own = areas[start]
    let size = 0
    let end = 1
    let other = own
    stack[0] = start
    seen[start] = 1
    while (size < end) {
      const at = stack[size]
      size += 1
      const x = at % width
      const beside = [x > 0 ? at - 1 : at, x < width - 1 ? at + 1 : at, at - width, at + width]
      for (const next of beside) {
        if (next < 0 || next >= width * height) continue
        if (areas[next] !== own) other = areas[next]
        else if (!seen[next]) {
          seen[next] = 1
          stack[end] = next
          end += 1
        }
      }
    }
    if (size < least) for (let at = 0; at < size; at += 1) areas[stack[at]] = other
  }
}

/** The mean over `2 * reach + 1` pixels each way, three times: nearly a bell. */
export function softened(values: Float32Array, width: number, height: number, reach: number): Float32Array {
  let from = values
  for (let pass = 0; pass < 3; pass += 1) {
    from = slid(from, width, height, reach, 1, width)
    from = slid(from, height, width, reach, width, 1)
  }
  return from
}

function slid(
  from: Float32Array,
  length: number,
  lines: number,
  reach: number,
  step: number,
  next: number,
): Float32Array {
  const to = new Float32Array(from.length)
  const share = 1 / (2 * reach + 1)
  for (let line = 0; line < lines; line += 1) {
    const first = line * next
    const last = first + (length - 1) * step
    let sum = from[first] * reach
    for (let at = 0; at < reach; at += 1) sum += from[Math.min(last, first + at * step)]
    for (let place = 0; place < length; place += 1) {
      const at = first + place * step
      sum += from[Math.min(last, at + reach * step)]
      to[at] = sum * share
      sum -= from[Math.max(first, at - reach * step)]
    }
  }
  return to
}
