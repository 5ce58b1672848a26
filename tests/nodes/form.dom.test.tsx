import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { RefusalCode } from '#contract/envelope.ts'
import type { FormSpec } from '#contract/formSpec.ts'
import type { Json } from '#contract/logic.ts'
import type { PageDocument } from '#contract/page.gen.ts'
import { NODE_TABLE } from '#nodes/nodeRegistry.ts'
import { createMemoryDrafts } from '../runtime/support/memoryDrafts.ts'
import {
  doing,
  pageOf,
  renderSite,
  type SiteOptions,
  SitePage,
} from '../runtime/support/renderSite.tsx'
import { Refusal } from '../runtime/support/testWorld.ts'

/** Loaded once, so that no test waits for it longer than the others. */
beforeAll(async () => {
  await NODE_TABLE.form.load?.()
})
afterEach(cleanup)

const text = (value: string, more: Record<string, unknown> = {}) => ({
  type: 'textBox',
  value,
  label: `${value}项`,
  ...more,
})
const ROWS = [
  [{ type: 'page', label: '基本信息' }],
  [text('name', { required: true })],
  [text('pass', { textBoxType: '03' })],
  [{ type: 'page', label: '联系方式' }],
  [text('mail'), text('hidden', { isHide: true })],
  [text('phone'), text('post')],
]

const document_ = (spec: Partial<FormSpec> = {}): PageDocument =>
  pageOf(
    'apply',
    {
      forms: { apply: { from: 'rows', rows: ROWS, ...spec } as FormSpec },
      actions: {
        send: {
          label: '提交',
          do: [
            { submit: 'apply' },
            {
              call: 'send',
              errorsTo: 'apply',
              params: { text: { $: { var: 'form.apply.text' } } },
            },
            { go: '/done' },
          ],
        },
        away: { label: '离开', do: [{ go: '/else' }] },
      },
    },
    { type: 'form', form: 'apply', submit: 'send', actions: ['away', 'send'], review: true },
  )

const show = (options: SiteOptions & { spec?: Partial<FormSpec> } = {}) =>
  renderSite(() => <SitePage id="apply" />, {
    at: '/apply',
    answers: { send: { id: 1 } },
    ...options,
    pages: [document_(options.spec)],
  })

const input = (key: string) => {
  const found = document.querySelector<HTMLInputElement>(`[data-field="${key}"] input`)
  if (!found) throw new Error(`no input ${key}`)
  return found
}
const type = (key: string, value: string) => fireEvent.change(input(key), { target: { value } })
const press = (name: string) => doing(() => fireEvent.click(screen.getByRole('button', { name })))
const isReview = () => screen.queryByRole('heading', { name: '请核对填写的内容' }) !== null

test('a form whose dictionaries cannot be loaded says so, and opens once they are brought again', async () => {
  const tries = { count: 0 }
  const ready = async () => {
    tries.count += 1
    if (tries.count === 1) throw new Error('500')
  }
  await show({ ready })
  expect(screen.getByText('暂时打不开，请稍后再试')).toBeDefined()
  expect(document.querySelector('[data-coming]')).toBeNull()
  await press('重试')
  expect(screen.queryByText('暂时打不开，请稍后再试')).toBeNull()
  expect(input('name')).toBeDefined()
})

describe('the review before a submission', () => {
  test('does not open while something is wrong; the summary says what', async () => {
    const world = await show()
    await press('提交')
    expect(isReview()).toBe(false)
    expect(screen.getByRole('link', { name: 'name项：请输入name项' })).toBeDefined()
    expect(world.asked).toEqual([])
  })

  test('of a form as short as a login the messages alone say it', async () => {
    const rows = [[text('name', { required: true })], [text('pass', { textBoxType: '03' })]]
    await show({ spec: { from: 'rows', rows: rows as Json[][] } })
    await press('提交')
    expect(document.querySelector('[data-error]')?.textContent).toBe('请输入name项')
    expect(screen.queryByRole('link', { name: /请输入name项/ })).toBeNull()
  })

  test('shows every answer by section, a password as stars, and begins at its heading', async () => {
    const world = await show()
    type('name', '张三')
    type('pass', 'secret-1')
    await press('提交')
    const review = screen.getByRole('region', { name: '请核对填写的内容' })
    expect(document.activeElement?.textContent).toBe('请核对填写的内容')
    const titles = within(review).getAllByRole('heading', { level: 3 })
    expect(titles.map((title) => title.textContent)).toEqual(['基本信息', '联系方式'])
    const lines = [...review.querySelectorAll('dl > div')].map((line) => line.textContent)
    expect(lines).toEqual(['name项张三', 'pass项******', 'mail项—', 'phone项—', 'post项—'])
    expect(world.asked).toEqual([])
  })

  test('leads back to a section, with the focus in it and everything as it was', async () => {
    await show()
    type('name', '张三')
    await press('提交')
    await press('修改联系方式')
    expect(isReview()).toBe(false)
    expect(document.activeElement).toBe(input('mail'))
    expect(input('name').value).toBe('张三')
  })

  test('the back button leads to the form and takes no page away', async () => {
    const world = await show()
    type('name', '张三')
    await press('提交')
    act(() => world.navigation.pressBack())
    expect([isReview(), input('name').value]).toEqual([false, '张三'])
    expect(world.navigation.trail()).toEqual(['/apply'])
  })

  test('submits once, however often it is pressed, and leaves no entry behind', async () => {
    const world = await show()
    type('name', '张三')
    await press('提交')
    await doing(() => {
      const button = screen.getByRole('button', { name: '提交' })
      fireEvent.click(button)
      fireEvent.click(button)
    })
    expect(world.asked.map(({ input: sent }) => sent)).toEqual([{ text: '{"name":"张三"}' }])
    expect(world.navigation.trail()).toEqual(['/apply', '/done'])
  })

  test('what the server refuses by field leads back to that field', async () => {
    const refuse = () => {
      throw new Refusal(RefusalCode.FormInvalid, '内容有误', { errors: { mail: '邮箱已被使用' } })
    }
    await show({ answers: { send: refuse } })
    type('name', '张三')
    await press('提交')
    await press('提交')
    expect(isReview()).toBe(false)
    expect(document.activeElement).toBe(input('mail'))
    expect(document.querySelector('[data-field="mail"] [data-error]')?.textContent).toBe(
      '邮箱已被使用',
    )
  })

  test('any other refusal leaves the review open, and the back button still works', async () => {
    const refuse = () => {
      throw new Refusal('A0400', '请稍后再试')
    }
    const world = await show({ answers: { send: refuse } })
    type('name', '张三')
    await press('提交')
    await press('提交')
    expect([isReview(), screen.getByText('请稍后再试') !== null]).toEqual([true, true])
    act(() => world.navigation.pressBack())
    expect(isReview()).toBe(false)
  })
})

describe('leaving with something typed', () => {
  const leaveTexts = () => screen.queryByText(/确定离开/)?.textContent

  test('asks where nothing keeps it, and stays unless the person agrees', async () => {
    const world = await show({ spec: { warnUnsaved: true } })
    type('name', '张三')
    await press('离开')
    expect(leaveTexts()).toBe('您填写的内容尚未提交，离开后将会丢失。确定离开？')
    await press('取消')
    expect(world.navigation.trail()).toEqual(['/apply'])
    await press('离开')
    await press('确定')
    expect(world.navigation.trail()).toEqual(['/apply', '/else'])
  })

  test.each([
    ['nothing was typed', { warnUnsaved: true } as const, {}],
    ['a draft keeps all of it', { warnUnsaved: true, draft: {} } as const, { name: '张三' }],
    ['the page does not ask for it', {}, { name: '张三' }],
  ])('asks nothing when %s', async (_, spec, values) => {
    const world = await show({ spec })
    for (const [key, value] of Object.entries(values)) type(key, value)
    await press('离开')
    expect(world.navigation.trail()).toEqual(['/apply', '/else'])
  })

  test('says what a draft does not keep', async () => {
    await show({ spec: { warnUnsaved: true, draft: {} } })
    type('name', '张三')
    type('pass', 'secret-1')
    await press('离开')
    expect(leaveTexts()).toMatch(/已保存到本机.*证件号码、密码/)
  })

  test('asks nothing after the submission', async () => {
    const world = await show({ spec: { warnUnsaved: true } })
    type('name', '张三')
    await press('提交')
    await press('提交')
    expect(world.navigation.trail()).toEqual(['/apply', '/done'])
  })
})

describe('a draft', () => {
  const drafting = { draft: {}, warnUnsaved: true }

  test('is marked as saved beside the buttons, passwords left out', async () => {
    const world = await show({ spec: drafting })
    type('name', '张三')
    type('pass', 'secret-1')
    await act(() => world.clock.pass(1000))
    expect(screen.getByText('已保存到本机 08:00')).toBeDefined()
    expect(screen.getByText('不会保存证件号码和密码')).toBeDefined()
    const [kept = ''] = [...world.drafts.kept.values()]
    expect([kept.includes('张三'), kept.includes('secret-1')]).toEqual([true, false])
  })

  test('is offered on return, and put in when the person goes on with it', async () => {
    const drafts = createMemoryDrafts()
    const first = await show({ spec: drafting, drafts })
    type('name', '张三')
    await act(() => first.clock.pass(1000))
    cleanup()
    await show({ spec: drafting, drafts })
    expect(screen.getByText('发现 11月20日 08:00 未提交的内容')).toBeDefined()
    expect(input('name').value).toBe('')
    await press('继续填写')
    expect(input('name').value).toBe('张三')
    expect(screen.getByText('已恢复 1 项内容')).toBeDefined()
  })

  test('lists what changed in the form meanwhile, with the old words', async () => {
    const drafts = createMemoryDrafts()
    const withRows = (...rows: object[]): SiteOptions & { spec: Partial<FormSpec> } => ({
      spec: { ...drafting, from: 'rows', rows: [rows] as Json[][] },
      drafts,
    })
    const first = await show(withRows(text('name'), text('mail')))
    type('name', '张三')
    type('mail', 'a@example.org')
    await act(() => first.clock.pass(1000))
    cleanup()
    await show(withRows(text('name'), text('mail', { label: '电子邮箱' })))
    await press('继续填写')
    expect([input('name').value, input('mail').value]).toEqual(['张三', ''])
    const lost = screen.getByText('a@example.org').closest('div')
    expect(lost?.textContent).toBe('mail项题目变了a@example.org')
  })

  test('is forgotten by the submission, and by the logout of whose it is', async () => {
    const drafts = createMemoryDrafts()
    const world = await show({ spec: drafting, drafts, user: { id: 'u1' } })
    type('name', '张三')
    await act(() => world.clock.pass(1000))
    expect(drafts.kept.size).toBe(1)
    await act(() => world.host.session.announce('logout', null))
    expect(drafts.kept.size).toBe(0)
    cleanup()

    const again = await show({ spec: drafting, drafts })
    type('name', '张三')
    await act(() => again.clock.pass(1000))
    expect(drafts.kept.size).toBe(1)
    await press('提交')
    await press('提交')
    expect(drafts.kept.size).toBe(0)
  })
})
