import { cpSync, mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { compressedCopies } from './compressedCopies.ts'
import { BUILT, inFreshFolder } from './freshFolder.ts'
import { runNode, sideBySide } from './sideBySide.ts'
import { readStamp, writeStamp } from './stamp.ts'

/** Runs of Vite by the mode that `vite.config.ts` knows them by, with their folders; the longest first. */
type Runs = readonly (readonly [mode: string, folder: string])[]

/** What a page needs. */
const SITE: Runs = [
  ['production', 'app'],
  ['first', 'first'],
  ['server', 'server'],
  ['threads', 'server'],
]

/** What other people's pages need. */
const EMBED: Runs = [
  ['embedFull', 'embed'],
  ['embed', 'embed'],
]

const VITE = 'node_modules/vite/bin/vite.js'

const runs = (folder: string, list: Runs) =>
  list.map(([mode, part]) => {
    const outDir = resolve(folder, part)
    const args = [VITE, 'build', '--mode', mode, '--logLevel', 'warn', '--outDir', outDir]
    return (signal: AbortSignal) => runNode(args, signal)
  })

const script = (folder: string, name: string) => (signal: AbortSignal) =>
  runNode([join(folder, 'server', name)], signal)

/** Everything: the site, what others embed, copies, and code that is compiled beforehand. */
export const buildWhole = (sources: string): Promise<void> =>
  inFreshFolder(async (folder) => {
    await sideBySide(runs(folder, [...SITE, ...EMBED]))
    await finish(folder, sources)
  })

/** What the first page waits for; `dist` is not whole then. */
export const buildSite = (sources: string): Promise<void> =>
  inFreshFolder(async (folder) => {
    // There already, so that a server that starts now serves what comes into it.
    mkdirSync(join(folder, 'embed'), { recursive: true })
    await sideBySide(runs(folder, SITE))
    await runNode([join(folder, 'server', 'finishBuild.js')])
    writeStamp(folder, { sources, isWhole: false })
  })

/** Adds what `buildSite` left out; another build that was put in place meanwhile stays. */
export const buildRest = (sources: string): Promise<void> =>
  inFreshFolder(
    async (folder) => {
      cpSync(BUILT, folder, { recursive: true })
      await sideBySide(runs(folder, EMBED))
      await finish(folder, sources)
    },
    () => readStamp(BUILT)?.sources === sources,
  )

async function finish(folder: string, sources: string): Promise<void> {
  await runNode([join(folder, 'server', 'finishBuild.js')])
  const copies = ['app', 'embed'].map((part) => () => compressedCopies(join(folder, part)))
  await sideBySide([script(folder, 'compileBuild.js'), ...copies])
  writeStamp(folder, { sources, isWhole: true })
}
