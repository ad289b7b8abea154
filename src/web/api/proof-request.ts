/** The proof of identity that the user must give before a refused call can be repeated. Calls that are
 * refused at the same time share one dialog. */
import type { MissingProof } from '#contracts/api-error.ts'

let asked: { missing: MissingProof; answer: Promise<boolean>; give: (isProved: boolean) => void } | undefined
const listeners = new Set<() => void>()
const tell = () => {
  for (const listener of listeners) listener()
}

export const proofRequest = {
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  current: (): MissingProof | undefined => asked?.missing,
}

export function askForProof(missing: MissingProof): Promise<boolean> {
  if (!asked) {
    const { promise, resolve } = Promise.withResolvers<boolean>()
    asked = { missing, answer: promise, give: resolve }
    tell()
  }
  return asked.answer
}

export function answerProofRequest(isProved: boolean): void {
  asked?.give(isProved)
  asked = undefined
  tell()
}
