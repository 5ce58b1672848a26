/**
 * Builds `dist/`. `npm run build` makes all of it; `npm start` makes what the first page waits for, if the sources have
 * changed, and has the rest made beside the running server (`--rest`).
 */
import './requireNode.ts'
import { buildRest, buildSite, buildWhole } from './buildParts.ts'
import { BUILT } from './freshFolder.ts'
import { hashOfSources, readStamp } from './stamp.ts'
import { startRest } from './startRest.ts'

const [way] = process.argv.slice(2)
const sources = hashOfSources()
const stamp = readStamp(BUILT)
const isBuilt = stamp?.sources === sources

/** Whoever starts the server waits for its pages; tests and others, which call `prestart` by its name, for everything. */
const isStart = process.env.npm_command === 'start'

async function timed(what: string, build: (sources: string) => Promise<void>): Promise<void> {
  console.log(`building ${what} …`)
  const begun = performance.now()
  await build(sources)
  console.log(`built in ${Math.round((performance.now() - begun) / 1000)} s`)
}

async function buildIfStale(): Promise<void> {
  if (isBuilt && stamp.isWhole) return
  if (isStart) {
    if (!isBuilt) await timed('the site', buildSite)
    startRest()
  } else if (isBuilt) await timed('the rest', buildRest)
  else await timed('everything', buildWhole)
}

if (way === '--rest') await buildRest(sources)
else if (way === '--if-stale') await buildIfStale()
else await buildWhole(sources)
