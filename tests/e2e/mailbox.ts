import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { decodeQuotedPrintable } from '#tests/support/mail-text.ts'

/** The letters that a site without SMTP has written into its directory. */
export const mailboxIn = (outbox: string) => {
  /** Those to an address, oldest first, decoded. */
  async function lettersTo(address: string): Promise<string[]> {
    const names = await readdir(outbox).catch(() => [])
    const files = names.filter((name) => name.endsWith('.eml')).sort()
    const letters = await Promise.all(files.map((name) => readFile(join(outbox, name), 'utf8')))
    return letters
      .filter((letter) => new RegExp(`^To:.*${address}`, 'im').test(letter))
      .map(decodeQuotedPrintable)
  }

  return {
    /** Waits for a letter with a link to `path` and answers the newest such link. */
    async linkTo(path: string, address: string): Promise<string> {
      let link: string | undefined
      await expect(async () => {
        const links = (await lettersTo(address)).flatMap(
          (letter) => new RegExp(`http://[^\\s"<>]+${path}\\?token=[\\w-]+`).exec(letter)?.[0] ?? [],
        )
        link = links.at(-1)
        expect(link).toBeDefined()
      }).toPass({ intervals: [20, 50, 100, 250] })
      return link ?? ''
    },
  }
}
export type Mailbox = ReturnType<typeof mailboxIn>
