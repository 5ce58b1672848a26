import { expect, type Locator, type Page } from '@playwright/test'

/** A configured form as a person meets it, on either device; fields are found by their key. */
export class FormOnScreen {
  readonly #page: Page
  readonly #isPhone: boolean
  readonly #root: Page | Locator

  /** @param root where the form stands, when other forms lie under its dialog */
  constructor(page: Page, isPhone: boolean, root: Page | Locator = page) {
    this.#page = page
    this.#isPhone = isPhone
    this.#root = root
  }

  /** The form inside this part of the page. */
  within(root: Locator): FormOnScreen {
    return new FormOnScreen(this.#page, this.#isPhone, root)
  }

  field(path: string): Locator {
    return this.#root.locator(`[data-field="${path}"]`)
  }

  error(path: string): Locator {
    return this.field(path).locator('[data-error]')
  }

  /** What is said of the last input, which is no error. */
  hint(path: string): Locator {
    return this.field(path).locator('[data-hint]')
  }

  async type(path: string, text: string): Promise<void> {
    await this.field(path).locator('input, textarea').first().fill(text)
  }

  async typeAndLeave(path: string, text: string): Promise<void> {
    await this.type(path, text)
    await this.field(path).locator('input, textarea').first().blur()
  }

  /** Ticks these options and no others. */
  async tickExactly(path: string, wanted: readonly string[]): Promise<void> {
    const options = this.field(path).locator('label:has(input)')
    for (const option of await options.all()) {
      const isWanted = wanted.includes((await option.textContent())?.trim() ?? '')
      if (isWanted !== (await option.locator('input').isChecked())) await option.click()
    }
  }

  /** Every message on screen, by the path of its field or cell. */
  async errors(): Promise<Record<string, string>> {
    return this.#root.locator('[data-error]').evaluateAll((shown: HTMLElement[]) => {
      const entries = shown.map((message) => [
        message.closest<HTMLElement>('[data-field]')?.dataset.field ?? '',
        message.textContent.trim(),
      ])
      return Object.fromEntries(entries.filter(([, text]) => text))
    })
  }

  /** A radio button or check box, by its text. */
  async tick(path: string, option: string): Promise<void> {
    await this.field(path).locator('label').filter({ hasText: option }).first().click()
  }

  /** An option of a picker: a panel on PC, a sheet on phones. */
  async pick(path: string, option: string): Promise<void> {
    await this.field(path).getByRole('combobox').click()
    await this.#page.getByRole('option', { name: option, exact: true }).click()
  }

  /** The names of an area or discipline from its root on. */
  async cascade(path: string, ...names: string[]): Promise<void> {
    await this.field(path).getByRole('combobox').click()
    for (const name of names)
      await this.#page.getByText(name, { exact: true }).filter({ visible: true }).last().click()
  }

  /** Adds a row and fills it in: in the grid on PC, in a sheet on phones. A full table opens none. */
  async addRow(path: string, fill: () => Promise<void>): Promise<void> {
    await this.field(path).getByRole('button', { name: /^添加/ }).click()
    await fill()
    const done = this.#page.getByRole('button', { name: '完成' })
    if (this.#isPhone && (await done.isVisible())) await done.click()
  }

  /** A file, waited for until it is stored. */
  async upload(path: string, file: string): Promise<void> {
    await this.field(path).locator('input[type="file"]').first().setInputFiles(file)
    const name = file.split('/').at(-1) ?? ''
    await expect(this.field(path).getByRole('link', { name })).toBeVisible()
  }

  /** A photo, cut to its frame as proposed. */
  async photo(path: string, file: string): Promise<void> {
    await this.field(path).locator('input[type="file"]').first().setInputFiles(file)
    const frame = this.#page.getByRole('dialog', { name: '裁剪照片' })
    await frame.getByRole('button', { name: '确定' }).click()
    await expect(this.field(path).getByRole('button', { name: /^预览/ })).toBeVisible()
  }

  /** A date: typed on PC; on phones the wheels' own proposal is taken. */
  async date(path: string, text: string): Promise<void> {
    if (!this.#isPhone) {
      await this.type(path, text)
      await this.#page.keyboard.press('Tab')
      return
    }
    await this.field(path).getByRole('combobox').first().click()
    await this.#page.getByRole('button', { name: '确定' }).last().click()
    await expect(this.field(path)).toContainText(/\d{4}-\d{2}/)
  }
}
