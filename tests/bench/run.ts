import { chromium } from '@playwright/test'
import { measureForm } from './measure/measureForm.ts'
import { CONTENDERS, MEASURES, noSamples, type Measure, type Samples, type Who } from './measure/samples.ts'
import { servePage } from './servePage.ts'

const COUNTS = (process.env.BENCH_COUNTS ?? '30,300,1000').split(',').map(Number)
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3)
const WHO = (process.env.BENCH_WHO?.split(',') as Who[]) ?? CONTENDERS
const KINDS = process.env.BENCH_KINDS ?? 'mixed'

const { server, url } = await servePage()
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu-vsync', '--disable-frame-rate-limit'],
})
const all = new Map<string, Samples>()
try {
  for (let round = 0; round < ROUNDS; round += 1)
    for (const count of COUNTS)
      for (const who of WHO) {
        const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
        page.on('pageerror', (e) => console.log(who, count, String(e).slice(0, 300)))
        const key = `${who} ${count}`
        const samples = all.get(key) ?? noSamples()
        all.set(key, samples)
        try {
          await page.goto(`${url}?who=${who}&count=${count}&kinds=${KINDS}`)
          await measureForm(page, who, count, samples)
        } catch (error) {
          console.log(who, count, error)
        }
        await page.close()
      }
} finally {
  await browser.close()
  await server.close()
}
const med = (v: number[]) => v.toSorted((a, b) => a - b)[Math.floor(v.length / 2)] ?? NaN
for (const count of COUNTS) {
  console.log(`\n${count}`.padEnd(12), WHO.map((w) => w.padStart(10)).join(''))
  for (const m of Object.keys(MEASURES) as Measure[])
    console.log(m.padEnd(12), WHO.map((w) => (med(all.get(`${w} ${count}`)?.[m] ?? [])).toFixed(1).padStart(10)).join(''))
}
