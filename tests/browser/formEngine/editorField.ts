import type { Locator, Page } from '@playwright/test'

interface EditorWindow {
  store: { get: (path: string) => unknown }
  violations: string[]
}

/** The editor on its page, as a person uses it. */
export class EditorField {
  readonly page: Page
  readonly place: Locator
  readonly text: Locator

  constructor(page: Page) {
    this.page = page
    this.place = page.locator('[data-field="resume"]')
    this.text = this.place.locator('.ProseMirror')
  }

  /** Presses the text and waits until the editor is there. */
  async open(): Promise<void> {
    await this.place.getByRole('textbox').click()
    await this.text.waitFor()
  }

  tool(name: string): Locator {
    return this.place.getByRole('button', { name, exact: true })
  }

  async pick(tool: string, files: string | { name: string; mimeType: string; buffer: Buffer }) {
    const chooser = this.page.waitForEvent('filechooser')
    await this.tool(tool).click()
    await (await chooser).setFiles(files)
  }

  /** Gives HTML to the text as the clipboard does. */
  async paste(html: string): Promise<void> {
    await this.text.evaluate((element, pasted) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/html', pasted)
      element.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      )
    }, html)
  }

  stored(): Promise<unknown> {
    return this.page.evaluate(() => (window as unknown as EditorWindow).store.get('resume'))
  }

  violations(): Promise<string[]> {
    return this.page.evaluate(() => (window as unknown as EditorWindow).violations)
  }
}
