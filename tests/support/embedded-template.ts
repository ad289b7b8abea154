/** Vitest's global set-up for tests on the embedded database: making one takes seconds, copying it a moment. */
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { migrateTemplate, seedTemplate, type Templates } from './template-database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** DATA_DIRs of two migrated databases that nobody has open: copy them. */
    embeddedTemplates: Templates
  }
}

export default async function setup(project: TestProject): Promise<() => void> {
  const { templates, remove } = await embeddedTemplates()
  project.provide('embeddedTemplates', templates)
  return remove
}

/** The templates of the run, whose directory TEST_TEMPLATES names and who clears up itself; or some for the caller alone. */
export async function embeddedTemplates(): Promise<{ templates: Templates; remove: () => void }> {
  const ofRun = process.env.TEST_TEMPLATES
  if (ofRun && fs.existsSync(ofRun)) return { templates: templatesIn(ofRun), remove: () => undefined }
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'cornicione-template-'))
  const templates = templatesIn(directory)
  await migrateTemplate({ dataDir: templates.empty })
  copyTemplate(templates.empty, templates.seeded)
  await seedTemplate({ dataDir: templates.seeded })
  const remove = () => fs.rmSync(directory, { recursive: true, force: true })
  if (!ofRun) return { templates, remove }
  try {
    fs.renameSync(directory, ofRun)
  } catch {
    remove() // another step was faster
  }
  return { templates: templatesIn(ofRun), remove: () => undefined }
}

const templatesIn = (directory: string): Templates => ({
  empty: path.join(directory, 'empty'),
  seeded: path.join(directory, 'seeded'),
})

/** Copies a template, without the lock's socket. `target` must not exist. */
export function copyTemplate(template: string, target: string): void {
  fs.mkdirSync(target, { recursive: true, mode: 0o700 })
  fs.cpSync(path.join(template, 'pg'), path.join(target, 'pg'), {
    recursive: true,
    mode: fs.constants.COPYFILE_FICLONE,
  })
}
