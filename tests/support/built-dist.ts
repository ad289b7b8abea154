/** Vitest's global set-up of tests that read dist/: builds the site unless it was built from these very sources. */
import { isBuilt } from '../../scripts/build-stamp.ts'

export default async function setup(): Promise<void> {
  if (await isBuilt()) return
  const { buildSite } = await import('../../scripts/site-build.ts') // brings Vite
  await buildSite()
}
