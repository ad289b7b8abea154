import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { E2E_DATA_DIR } from '#tests/support/e2e-origin.ts'
import { decodeQuotedPrintable } from '#tests/support/mail-text.ts'

const outbox = join(E2E_DATA_DIR, 'outbox')

/** The mails to an address, oldest first, decoded. */
async function mailsTo(address: string): Promise<string[]> {
  const names = await readdir(outbox).catch(() => [])
  const files = names.filter((name) => name.endsWith('.eml')).sort()
  const mails = await Promise.all(files.map((name) => readFile(join(outbox, name), 'utf8')))
  return mails.filter((mail) => new RegExp(`^To:.*${address}`, 'im').test(mail)).map(decodeQuotedPrintable)
}

/** Waits for a mail with a link to `path` and answers the newest such link. */
export async function linkFromMail(address: string, path: string): Promise<string> {
  let link: string | undefined
  await expect(async () => {
    const links = (await mailsTo(address)).flatMap(
      (mail) => new RegExp(`http://[^\\s"<>]+${path}\\?token=[\\w-]+`).exec(mail)?.[0] ?? [],
    )
    link = links.at(-1)
    expect(link).toBeDefined()
  }).toPass()
  return link ?? ''
}
