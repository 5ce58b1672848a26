/**
 * `npm run bench`: the form engine against plain @rjsf/core with live validation, in one run of one browser.
 * Every time is from the event to the painted frame, without waiting for the display's clock. Read the ratios.
 * Fails when a form did something wrong, or when a keystroke costs more among 1000 fields than among 30.
 */
import { chromium } from '@playwright/test'
import { measure, noSamples, type Samples, WHO, type Who } from './measure.ts'
import { figuresOf, table } from './report.ts'
import { servePage } from './servePage.ts'

const COUNTS = [30, 300, 1000]
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3)
/** How much slower a keystroke may be among 1000 fields than among 30: noise, not growth. */
const GROWTH = 1.5

const { server, url } = await servePage()
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu-vsync', '--disable-frame-rate-limit'],
})
const samples = new Map<string, Samples>()
const samplesOf = (who: Who, count: number): Samples => {
  const key = `${who} ${count}`
  const known = samples.get(key) ?? noSamples()
  samples.set(key, known)
  return known
}

try {
  for (let round = 0; round < ROUNDS; round += 1)
    for (const count of COUNTS)
      for (const who of WHO) await measure(browser, url, who, count, samplesOf(who, count))
} finally {
  await browser.close()
  await server.close()
}

const rows = COUNTS.map((count) => ({
  count,
  ours: figuresOf(samplesOf('ours', count)),
  reference: figuresOf(samplesOf('reference', count)),
}))
const growth = (rows.at(-1)?.ours.keyP50 ?? 0) / (rows[0]?.ours.keyP50 ?? 1)
console.log(`milliseconds, reference / ours = ratio, ${ROUNDS} rounds\n\n${table(rows)}\n`)
console.log(`keystroke among 1000 fields : among 30 = ${growth.toFixed(2)} (at most ${GROWTH})`)
console.log(JSON.stringify({ rows, growth }))
if (!(growth <= GROWTH)) process.exitCode = 1
