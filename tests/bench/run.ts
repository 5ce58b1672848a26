/**
 * `npm run bench`: the form engine against plain @rjsf/core with live validation, a hand-written react-hook-form page,
 * SurveyJS and a page of bare DOM, on the same fields in one run of one browser. Times are from the event to the painted frame, without
 * waiting for the display's clock. Beside them, how long the worst body of every call holds the server. Read the
 * ratios; a target missed, or anything a form did wrong, ends with 1.
 *
 * `BENCH_ROUNDS=9` for a busy machine; `--only mount,keys,pauses,…`, `--who ours,dom` and `BENCH_COUNTS=300`
 * for a quick look.
 */
import { parseArgs } from 'node:util'
import { type Browser, chromium } from '@playwright/test'
import { peoplesBrowser } from '../support/browsers.ts'
import { measureBackup } from './backup/measureBackup.ts'
import { measureCapacity } from './capacity/measureCapacity.ts'
import { measureEncryption } from './encryption/measureEncryption.ts'
import { measureJobs } from './jobs/measureJobs.ts'
import { measureLists } from './lists/measureLists.ts'
import type { FormCase } from './measure/formCase.ts'
import { measureFirstLoad } from './measure/measureFirstLoad.ts'
import { measureForm, PARTS, type Part, VISITS } from './measure/measureForm.ts'
import { measurePages } from './measure/measurePages.ts'
import { measurePauses } from './measure/measurePauses.ts'
import { measurePhone } from './measure/measurePhone.ts'
import { measureRoute } from './measure/measureRoute.ts'
import { measureStart } from './measure/measureStart.ts'
import { CONTENDERS, SampleBook } from './measure/samples.ts'
import { measureMove } from './move/measureMove.ts'
import { measureNeighbour } from './neighbour/measureNeighbour.ts'
import { judgeTargets, otherLines, sizeTable, targetTable } from './report.ts'
import { servePage } from './servePage.ts'
import { measureEditing } from './studio/measureEditing.ts'
import { measureReport } from './studio/measureReport.ts'
import { measureSaving } from './studio/measureSaving.ts'
import type { Results } from './targets.ts'

const COUNTS = (process.env.BENCH_COUNTS ?? '30,300,1000').split(',').map(Number)
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5)
const ALL = [
  ...PARTS,
  'phone',
  'route',
  'firstLoad',
  'pages',
  'start',
  'pauses',
  'encryption',
  'capacity',
  'neighbour',
  'jobs',
  'move',
  'backup',
  'lists',
  'studio',
  'editor',
] as const

const { values } = parseArgs({ options: { only: { type: 'string' }, who: { type: 'string' } } })
const asked = new Set(values.only?.split(',') ?? ALL)
const contenders = CONTENDERS.filter((who) => !values.who || values.who.split(',').includes(who))
const parts = new Set(PARTS.filter((part) => asked.has(part)))
const results: Results = {
  book: new SampleBook(),
  phone: { ours: [], bare: [] },
  route: undefined,
  firstLoad: undefined,
  pages: undefined,
  start: undefined,
  pauses: [],
  encryption: undefined,
  capacity: undefined,
  neighbour: undefined,
  jobs: undefined,
  move: undefined,
  backup: undefined,
  lists: undefined,
  studio: undefined,
  editing: new Map(),
}

/** Everybody at every size; each round begins with another contender, so that noise hits all alike. */
async function playRound(browser: Browser, url: string, round: number): Promise<void> {
  const first = round % contenders.length
  const order = [...contenders.slice(first), ...contenders.slice(0, first)]
  for (const count of COUNTS)
    for (const visit of VISITS)
      for (const who of order) await playVisit(browser, url, { who, count }, visit)
}

async function playVisit(
  browser: Browser,
  url: string,
  { who, count }: Pick<FormCase, 'who' | 'count'>,
  visit: readonly Part[],
): Promise<void> {
  const wanted = new Set(visit.filter((part) => parts.has(part)))
  if (wanted.size === 0) return
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.goto(`${url}?who=${who}&count=${count}`)
  await measureForm({ page, who, count }, wanted, results.book.of(who, count))
  await page.close()
}

const openBrowser = (args: string[] = []) =>
  chromium.launch({
    ...peoplesBrowser,
    args: ['--no-sandbox', ...args],
  })

/** In a browser that draws as it does for people. */
async function measureLoading(): Promise<void> {
  const browser = await openBrowser()
  results.firstLoad = await measureFirstLoad(browser, ROUNDS).finally(() => browser.close())
}

/** In a browser that does not wait for the display's clock. */
async function onPage(task: (browser: Browser, url: string) => Promise<void>): Promise<void> {
  const { server, url } = await servePage()
  const browser = await openBrowser(['--disable-gpu-vsync', '--disable-frame-rate-limit'])
  try {
    await task(browser, url)
  } finally {
    await browser.close()
    await server.close()
  }
}

async function measureForms(browser: Browser, url: string): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) {
    await playRound(browser, url, round)
    if (asked.has('phone')) await measurePhone(browser, url, results.phone)
  }
}

async function measureEditor(browser: Browser, url: string): Promise<void> {
  for (const count of COUNTS) results.editing.set(count, await measureEditing(browser, url, count))
}

if (asked.has('route')) results.route = await measureRoute()
if (asked.has('firstLoad')) await measureLoading()
if (asked.has('pages')) results.pages = await measurePages(ROUNDS)
if (asked.has('start')) results.start = await measureStart(ROUNDS)
if (asked.has('pauses')) results.pauses = await measurePauses()
if (asked.has('encryption')) results.encryption = await measureEncryption()
if (asked.has('capacity')) results.capacity = await measureCapacity()
if (asked.has('neighbour')) results.neighbour = await measureNeighbour(ROUNDS)
if (asked.has('jobs')) results.jobs = await measureJobs()
if (asked.has('move')) results.move = await measureMove()
if (asked.has('backup')) results.backup = await measureBackup(ROUNDS)
if (asked.has('lists')) results.lists = await measureLists()
if (asked.has('studio')) results.studio = { ...(await measureSaving()), ...(await measureReport()) }
if (asked.has('studio') || asked.has('editor')) await onPage(measureEditor)
const measuresForms = parts.size > 0 || asked.has('phone')
if (measuresForms) await onPage(measureForms)
const judged = judgeTargets(results)
console.log(`medians of ${ROUNDS} rounds, milliseconds; ×: as many times as long as ours\n`)
if (measuresForms) for (const count of COUNTS) console.log(`${sizeTable(results, count)}\n`)
console.log(`${otherLines(results)}\n\n${targetTable(judged)}\n`)
console.log(JSON.stringify({ rounds: ROUNDS, targets: judged }))
if (judged.some(({ verdict }) => verdict === 'FAIL')) process.exitCode = 1
