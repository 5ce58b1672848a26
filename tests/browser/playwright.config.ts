import { defineConfig, devices } from '@playwright/test'
import { testBrowser } from '../support/browsers.ts'
import { keepTemporaryInMemory } from '../support/memoryFolder.ts'
import { patience } from '../support/patience.ts'

keepTemporaryInMemory()

const launchOptions = {
  ...testBrowser,
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-sync'],
}

/** A real server a device, each with data of its own: what one device applied for, the other may, too. */
const FIRST_PORT = Number(process.env.BROWSER_TEST_PORT ?? 18_080)
const PORTS = { pc: FIRST_PORT, mobile: FIRST_PORT + 1 }
const server = (port: number) => ({
  command: 'tsx tests/support/serveProduct.ts',
  cwd: '../..',
  url: `http://localhost:${port}/readyz`,
  timeout: patience(90),
  env: {
    PORT: String(port),
    TRUST_PROXY: '1',
    // Every test is somebody at an address of their own, which is not this machine's.
    DEMO_OPEN: '1',
  },
})

/** `npm test` runs the journeys; with `SUITE=rest` the sweeps and matrices of one rule are run instead. */
const isRest = process.env.SUITE === 'rest'
const REST = '**/*.rest.spec.ts'
const otherSuite = isRest ? [] : [REST]
/** `NAME.pc.spec.ts` and `NAME.pc.rest.spec.ts` run on one device: what it is about is the same on the other. */
const onlyOn = (device: string) => [`**/*.${device}.spec.ts`, `**/*.${device}.rest.spec.ts`]

/** `DEVICES=both` shows every rule on both devices; else each is shown on one, unless its details say more. */
const onBoth = process.env.DEVICES === 'both'
/** What staff do, and what is offered on a PC alone. */
const OF_PC =
  '(?:\\.pc|\\b(?:desk|studio|exports|staff|recommend|committee)\\w*)(?:\\.rest)?\\.spec\\.ts'
const ON_PC = onBoth
  ? /^(?!.*@phone\b)/
  : new RegExp(`^(?!.*@phone\\b).*(?:${OF_PC}|@pc\\b|@both\\b)`)
const ON_PHONE = onBoth
  ? /^(?!.*@pc\b)/
  : new RegExp(`^(?!.*@pc\\b)(?:(?!.*${OF_PC})|.*@(?:phone|both)\\b)`)

export default defineConfig({
  testDir: '.',
  ...(isRest && { testMatch: REST }),
  // Of its own, because Playwright clears it when a run begins, and coverage counts what both have seen.
  outputDir: `../../test-results/${isRest ? 'rest' : 'journeys'}`,
  fullyParallel: true,
  // A journey waits for its server half of the time: one more worker than the cores of a small machine.
  workers: 3,
  timeout: patience(120),
  expect: { timeout: patience(15), toPass: { timeout: patience(60) } },
  forbidOnly: Boolean(process.env.CI),
  /** What fails by chance has a cause: it is found, not repeated. */
  retries: 0,
  /** What is broken everywhere says so soon, instead of taking all the time there is. */
  maxFailures: 10,
  reporter: [['list'], ['../gate/times/playwrightTimes.ts']],
  use: {
    launchOptions,
    locale: 'zh-CN',
    actionTimeout: patience(15),
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'pc',
      testIgnore: [...otherSuite, ...onlyOn('mobile')],
      grep: ON_PC,
      use: { viewport: { width: 1440, height: 900 }, baseURL: `http://localhost:${PORTS.pc}` },
    },
    {
      name: 'mobile',
      testIgnore: [...otherSuite, ...onlyOn('pc')],
      grep: ON_PHONE,
      use: {
        ...devices['Pixel 7'],
        viewport: { width: 390, height: 844 },
        baseURL: `http://localhost:${PORTS.mobile}`,
      },
    },
  ],
  webServer: [server(PORTS.pc), server(PORTS.mobile)],
})
