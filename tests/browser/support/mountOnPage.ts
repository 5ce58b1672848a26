import type { Page } from '@playwright/test'
import type { EmbedContext } from '../../../src/embed/form.ts'
import type { mountForm as MountForm } from '../../../src/embed/mountForm.tsx'

export interface MountRequest {
  formInfo: unknown
  layout: 'pc' | 'mobile'
  context?: EmbedContext
  value?: Record<string, unknown>
  isolate?: boolean
  /** Instead of `form.js`. */
  file?: string
  /** Messages the page answers a submission with. */
  refuse?: Record<string, string>
  /** Without a submit button. */
  unsent?: boolean
  /** Into a shadow root of its own. */
  shadow?: boolean
}

/** What the blank page keeps for a test to look at. */
export interface HostWindow {
  form: ReturnType<typeof MountForm>
  changes: Record<string, unknown>[]
  submitted: Record<string, unknown>[]
}

/** Imports the built module into the page and mounts a form with it. */
export async function mountOnPage(page: Page, url: string, request: MountRequest): Promise<void> {
  await page.goto(url)
  await page.evaluate(async ({ refuse, unsent, shadow, file = 'form.js', ...options }) => {
    const address = `/${file}`
    const { mountForm } = (await import(address)) as { mountForm: typeof MountForm }
    const host = window as unknown as HostWindow
    host.changes = []
    host.submitted = []
    const place = document.getElementById('form')
    if (!place) throw new Error('the page has no place for a form')
    const inside = () =>
      place.attachShadow({ mode: 'open' }).appendChild(document.createElement('div'))
    const element = shadow ? inside() : place
    host.form = mountForm(element, {
      ...options,
      onChange: (value) => host.changes.push(value),
      ...(!unsent && {
        onSubmit: (value) => {
          host.submitted.push(value)
          return refuse
        },
      }),
    })
  }, request)
}

/** As text on the way, because what `evaluate` hands over loses a key `__proto__`. */
export const currentValue = async (page: Page): Promise<Record<string, unknown>> =>
  JSON.parse(
    await page.evaluate(() => JSON.stringify((window as unknown as HostWindow).form.getValue())),
  )
