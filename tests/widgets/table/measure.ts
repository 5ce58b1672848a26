/**
 * `tsx tests/widgets/table/measure.ts`: what a table of 200 rows and 8 columns costs in a real browser beside one of
 * 10 rows, in milliseconds from the act to the painted frame (a frame alone is 16), medians. Ratios are what counts;
 * the gallery is built for production first. Exit 1 when a keystroke depends on the number of rows.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { chromium } from '@playwright/test'
import react from '@vitejs/plugin-react'
import { build, preview } from 'vite'
import { peoplesBrowser } from '../../support/browsers.ts'
import type { Figures } from './measuredActs.ts'

/** A keystroke's script at 200 rows may take this many times that at 10, and never more milliseconds than a frame. */
const MOST = { ratio: 1.6, ms: 16 }

const root = resolve(import.meta.dirname, '../../..')
const outDir = mkdtempSync(join(tmpdir(), 'table-'))
const common = { configFile: false, root, logLevel: 'error' } as const
await build({
  ...common,
  plugins: [react()],
  resolve: {
    alias: { 'markdown-to-jsx/react': join(root, 'src/runtime/react/form/markdownStub.tsx') },
  },
  build: {
    outDir,
    target: 'esnext',
    rolldownOptions: {
      input: {
        gallery: join(root, 'tests/widgets/gallery/index.html'),
        acts: join(import.meta.dirname, 'measuredActs.ts'),
      },
      preserveEntrySignatures: 'exports-only',
      output: { entryFileNames: '[name].js' },
    },
  },
})
const server = await preview({
  ...common,
  build: { outDir },
  preview: { host: '127.0.0.1', port: 0 },
})
const origin = server.resolvedUrls?.local[0] ?? ''
const browser = await chromium.launch({
  ...peoplesBrowser,
  args: ['--no-sandbox'],
})

async function figuresOf(rows: number): Promise<Figures> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.goto(
    `${origin}tests/widgets/gallery/index.html?layout=pc&scenario=table/eight-columns`,
  )
  await page.waitForSelector('[role="grid"]')
  const figures = await page.evaluate(async (count) => {
    const path = '/acts.js'
    return (await import(path)).measureTable(count)
  }, rows)
  await page.close()
  return figures
}

try {
  const few = await figuresOf(10)
  const many = await figuresOf(200)
  for (const [act, ms] of Object.entries(many)) {
    const ratio = ms / (few[act] ?? Number.NaN)
    console.log(
      `${act.padEnd(28)}${(few[act] ?? 0).toFixed(1).padStart(8)} ms${ms.toFixed(1).padStart(8)} ms   × ${ratio.toFixed(2)}`,
    )
  }
  const key = many['key, script'] ?? Infinity
  const ratio = key / (few['key, script'] ?? 0)
  if (key > MOST.ms || (ratio > MOST.ratio && key > 1)) process.exitCode = 1
} finally {
  await browser.close()
  await server.close()
  rmSync(outDir, { recursive: true })
}
