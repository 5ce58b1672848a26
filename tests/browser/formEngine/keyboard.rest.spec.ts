import type { Page } from '@playwright/test'
import type { RawField } from '../../../src/contract/formInfo.ts'
import { onPc, onPhone } from '../support/devices.ts'
import { currentValue, mountOnPage } from '../support/mountOnPage.ts'
import { serveEmbed } from '../support/serveEmbed.ts'
import { expect, test } from '../support/test.ts'

let embed: Awaited<ReturnType<typeof serveEmbed>>
test.beforeAll(async () => {
  embed = await serveEmbed()
})
test.afterAll(() => embed.server.close())

const items = (...names: string[]) =>
  names.map((itemName, index) => ({ itemCode: String(index + 1), itemName }))
const many = Array.from({ length: 300 }, (_, index) => `学科${index + 1}`)

const BEFORE: RawField = { type: 'textBox', value: 'before', label: '前面' }
const AFTER: RawField = { type: 'textBox', value: 'after', label: '后面' }

interface Case {
  name: string
  field: RawField
  /** Pressed one after the other, the focus being in the field before. */
  keys: string
  value: unknown
}

const CASES: { pc: Case[]; both: Case[]; mobile: Case[] } = {
  both: [
    {
      name: 'radio buttons are one stop, arrows choose',
      field: { type: 'choice', choiceType: '01', items: items('甲', '乙', '丙') },
      keys: 'Tab Space ArrowDown ArrowDown',
      value: '3',
    },
    {
      name: 'check boxes are a stop each',
      field: { type: 'choice', choiceType: '02', items: items('甲', '乙', '丙') },
      keys: 'Tab Space Tab Tab Space',
      value: ['1', '3'],
    },
    {
      name: 'a short list: arrows, End, a letter, Enter',
      field: {
        type: 'choice',
        choiceType: '03',
        items: items('Anhui', 'Beijing', 'Gansu', 'Guangxi'),
      },
      keys: 'Tab Enter g g Enter',
      value: '4',
    },
    {
      name: 'a list goes to its ends',
      field: { type: 'choice', choiceType: '03', items: items('甲', '乙', '丙') },
      keys: 'Tab ArrowDown End Home ArrowDown Enter',
      value: '2',
    },
    {
      name: 'a rating is one stop, arrows mark',
      field: { type: 'rate' },
      keys: 'Tab Space ArrowRight ArrowRight',
      value: 3,
    },
    { name: 'a switch', field: { type: 'switch' }, keys: 'Tab Space', value: true },
    {
      name: 'a slider: arrows and End',
      field: { type: 'slider', min: 0, max: 10 },
      keys: 'Tab ArrowRight End ArrowLeft',
      value: 9,
    },
    {
      name: 'a counter: arrows count',
      field: { type: 'counter', min: 1, max: 9 },
      keys: 'Tab ArrowUp ArrowUp ArrowUp ArrowDown',
      value: 2,
    },
    {
      name: 'Delete clears a picker',
      field: { type: 'choice', choiceType: '03', items: items('甲', '乙') },
      keys: 'Tab Enter Enter Delete',
      value: undefined,
    },
  ],
  pc: [
    {
      name: 'a long list is searched while its box keeps the focus',
      field: { type: 'choice', choiceType: '03', items: items(...many) },
      keys: 'Tab Enter 2 9 9 Enter',
      value: '299',
    },
    {
      name: 'a long list leaps',
      field: { type: 'choice', choiceType: '03', items: items(...many) },
      keys: 'Tab Enter PageDown PageDown ArrowUp Enter',
      value: '16',
    },
    {
      name: 'a cascade: down, into the next level, Enter',
      field: { type: 'cascade', source: '03' },
      keys: 'Tab Enter ArrowDown ArrowRight ArrowRight ArrowDown Enter',
      value: ['110000', '110100', '110102'],
    },
    {
      name: 'a calendar: into it, a day on, Enter',
      field: { type: 'dateTime', defaultValue: '2020-03-10' },
      keys: 'Tab ArrowDown ArrowDown ArrowRight Enter',
      value: '2020-03-11',
    },
    {
      name: 'lists of hours and minutes',
      field: { type: 'timePicker' },
      keys: 'Tab ArrowDown ArrowDown ArrowDown ArrowDown Tab End Tab Enter',
      value: '01:59',
    },
  ],
  mobile: [
    {
      name: 'a cascade in a sheet: the arrows go in and along',
      field: { type: 'cascade', source: '03' },
      keys: 'Tab Enter Tab Tab ArrowRight ArrowRight ArrowDown Enter',
      value: ['110000', '110100', '110102'],
    },
    {
      name: 'wheels: arrows, Home and End, none before 1950',
      field: { type: 'dateTime', defaultValue: '2020-03-10' },
      keys: 'Tab Enter Tab Tab Home Tab ArrowDown Tab End Shift+Tab Shift+Tab Shift+Tab Enter',
      value: '1950-04-30',
    },
  ],
}

const LAYOUT = { pc: onPc, mobile: onPhone }

for (const layout of ['pc', 'mobile'] as const)
  for (const { name, field, keys, value } of [...CASES.both, ...CASES[layout]])
    test(
      `${layout}: ${name}`,
      LAYOUT[layout]('each layout has keys of its own'),
      async ({ page, form }) => {
        const asked = { value: 'asked', label: '所问', ...field } as RawField
        await mountOnPage(page, embed.url, { formInfo: [[BEFORE], [asked], [AFTER]], layout })
        await form.field('before').locator('input').focus()
        for (const key of keys.split(' ')) await press(page, key)
        await expect.poll(async () => (await currentValue(page)).asked).toEqual(value)
      },
    )

/** What opens takes its keys when it is there. */
async function press(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key)
  await expect(page.getByText('正在打开日历…')).toBeHidden()
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  )
}

const PICKERS: RawField[] = [
  { type: 'choice', choiceType: '03', items: items('甲', '乙') },
  { type: 'choice', choiceType: '03', items: items(...many) },
  { type: 'cascade', source: '03' },
  { type: 'dateTime' },
  { type: 'dateTime', fmt: 'yyyy-MM-dd HH:mm' },
  { type: 'timePicker' },
  { type: 'timeSelect' },
]

for (const [index, field] of PICKERS.entries())
  test(`${field.type} ${index + 1}: Escape gives the focus back, Tab goes on to the next field`, async ({
    page,
    form,
    isPhone,
  }) => {
    const asked = { value: 'asked', label: '所问', ...field } as RawField
    const layout = isPhone ? 'mobile' : 'pc'
    await mountOnPage(page, embed.url, { formInfo: [[BEFORE], [asked], [AFTER]], layout })
    const opener = form.field('asked').getByRole('combobox')
    const panel = page.getByRole('dialog')
    await opener.focus()
    for (const key of ['ArrowDown', 'ArrowDown']) await press(page, key)
    await expect(panel).toBeVisible()
    await press(page, 'Escape')
    await expect(panel).toBeHidden()
    await expect(opener).toBeFocused()
    if (isPhone) return
    for (const key of ['ArrowDown', 'ArrowDown']) await press(page, key)
    for (let stop = 0; stop < 8 && (await panel.isVisible()); stop++) await press(page, 'Tab')
    await expect(panel).toBeHidden()
    await expect(form.field('after').locator('input')).toBeFocused()
  })

test(
  'a sheet keeps the focus until it is closed',
  onPhone('sheets are for phones'),
  async ({ page, form }) => {
    const asked = { value: 'asked', label: '所问', ...PICKERS[0] } as RawField
    await mountOnPage(page, embed.url, { formInfo: [[BEFORE], [asked], [AFTER]], layout: 'mobile' })
    await form.field('asked').getByRole('combobox').click()
    const inside = () =>
      page.evaluate(() =>
        Boolean(document.activeElement?.closest('dialog, body:not(:has(form :focus))')),
      )
    for (let stop = 0; stop < 6; stop++) {
      await press(page, 'Tab')
      expect(await inside()).toBe(true)
    }
  },
)

test('the order of the focus is the order of reading', async ({ page, isPhone }) => {
  const fields = ['甲', '乙', '丙', '丁'].map(
    (label): RawField => ({ type: 'textBox', value: label, label }),
  )
  const layout = isPhone ? 'mobile' : 'pc'
  await mountOnPage(page, embed.url, { formInfo: [fields.slice(0, 2), fields.slice(2)], layout })
  await page.locator('[data-field="甲"] input').focus()
  const order: (string | undefined)[] = []
  for (let stop = 0; stop < 4; stop++) {
    order.push(
      await page.evaluate(
        () => document.activeElement?.closest<HTMLElement>('[data-field]')?.dataset.field,
      ),
    )
    await page.keyboard.press('Tab')
  }
  expect(order).toEqual(['甲', '乙', '丙', '丁'])
})
