import { test as base, expect } from '@playwright/test'
import { startRecording } from '../coverage/recorded.ts'
import { FormOnScreen } from './formOnScreen.ts'
import { anyAddress } from './people.ts'

interface Fixtures {
  isPhone: boolean
  form: FormOnScreen
}

/** Playwright's test with what the journeys need; what it exercises of the documents is written down; a page that logs an error to the console fails its test. */
export const test = base.extend<Fixtures>({
  // Limits count by address: every test is somebody at an address of their own.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its pattern
  extraHTTPHeaders: async ({}, use) => use({ 'x-forwarded-for': anyAddress() }),
  isPhone: async ({ viewport }, use) => use((viewport?.width ?? 1440) < 600),
  context: async ({ context }, use, testInfo) => {
    const { keep } = await startRecording(context)
    await use(context)
    keep(testInfo)
  },
  form: async ({ page, isPhone }, use) => use(new FormOnScreen(page, isPhone)),
  page: async ({ page }, use) => {
    const faults: string[] = []
    page.on('pageerror', (error) => faults.push(error.message))
    page.on('console', (message) => {
      if (message.type() === 'error' && !/Failed to load resource/.test(message.text()))
        faults.push(message.text())
    })
    await use(page)
    expect(faults, 'errors on the console').toEqual([])
  },
})
export { expect }
