import type { Mail } from '#server/mail/mail-layout.ts'
import type { Outcome } from '#server/mail/mail-outcome.ts'
import type { Server } from './server.ts'
import type { World } from './world.ts'

interface Taken {
  by: Server
  /** What its server was told; nothing while it is under way, and for good when it has died. */
  answer: Outcome['state'] | undefined
}

/** A mail server that takes letters, refuses them, asks for patience or falls silent, as the seed says. */
export function mailServer(world: World) {
  const letters = new Map<string, Taken[]>()
  const unheard = new Set<string>()
  const listeners: ((to: string, taken: Taken) => void)[] = []
  const begun: ((server: Server, to: string) => void)[] = []
  const taken = (to: string) => letters.get(to) ?? []
  const take = (to: string, by: Server): Taken => {
    const one: Taken = { by, answer: undefined }
    letters.set(to, [...taken(to), one])
    world.note(() => `the mail server takes the letter of ${by.name} to ${to}`)
    for (const listener of listeners) listener(to, one)
    return one
  }

  const hand = (server: Server, { to }: Pick<Mail, 'to'>, hear: (outcome: Outcome) => void) => {
    for (const listener of begun) listener(server, to)
    const { how, takesMs } = world.nextMail()
    const answer = (outcome: Outcome, one?: Taken) =>
      world.after(world.network.delayMs(), () => {
        if (!server.isAlive) return
        if (one) one.answer = outcome.state
        world.note(() => `${server.name} hears of the letter to ${to}: ${outcome.state}`)
        hear(outcome)
      })
    world.after(takesMs, () => {
      if (!world.network.arrives(server)) return
      if (how === 'late refusal') return void answer({ state: 'later', message: how })
      if (how === 'later' || how === 'refused' || how === 'closed')
        return void answer({ state: how, message: how })
      if (how === 'broken' || how === 'lost') unheard.add(to)
      if (how === 'broken') return void answer({ state: 'unknown', message: how })
      const one = take(to, server)
      answer(how === 'lost' ? { state: 'unknown', message: how } : { state: 'sent' }, one)
    })
  }

  return {
    sentBy:
      (server: Server) =>
      (mail: Mail): Promise<Outcome> =>
        new Promise((resolve) => hand(server, mail, resolve)),
    taken,
    /** True when nobody was told for sure what became of a letter to this address. */
    isUnheard: (to: string) => unheard.has(to),
    onTaken: (listener: (to: string, taken: Taken) => void) => void listeners.push(listener),
    /** Called when a server begins to hand a letter over. */
    onBegin: (listener: (server: Server, to: string) => void) => void begun.push(listener),
  }
}
