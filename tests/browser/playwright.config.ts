import { existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'

/** The machine's own browser; Playwright's download is used only where there is none. */
const browser = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(
  existsSync,
)
const port = Number(process.env.BROWSER_TEST_PORT ?? 18_080)
const launchOptions = {
  ...(browser && { executablePath: browser }),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-sync'],
}

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions,
    locale: 'zh-CN',
    actionTimeout: 15_000,
    trace: 'retain-on-failure',
  },
  projects: [
    { name: 'pc', use: { viewport: { width: 1440, height: 900 } } },
    { name: 'mobile', use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } } },
  ],
  webServer: {
    command: 'node dist/server/listen.js',
    cwd: '../..',
    url: `http://localhost:${port}/readyz`,
    timeout: 60_000,
    env: { PORT: String(port), DATA_DIR: mkdtempSync(join(tmpdir(), 'portal-browser-')) },
  },
})
