import { describe, expect, test, vi } from 'vitest'
import type { PageModel } from '#contract/page.gen.ts'
import { settled } from '../../support/fakeClock.ts'
import { createMemoryDrafts } from '../../support/memoryDrafts.ts'
import { createTestWorld, type TestWorld } from '../../support/testWorld.ts'

const ROWS = [
  [
    { type: 'textBox', value: 'realName', label: '姓名' },
    { type: 'textBox', value: 'cardNo', label: '证件号码' },
  ],
]
const MODEL: PageModel = {
  forms: { apply: { from: 'rows', rows: ROWS, draft: {}, warnUnsaved: true } },
}

async function opened(world: TestWorld, model = MODEL) {
  const page = world.page(model)
  await settled()
  const form = page.form('apply')
  if (!form) throw new Error('the form has not opened')
  return { page, form }
}

const kept = (world: TestWorld) => [...world.drafts.kept.keys()]

describe('whose draft it is', () => {
  test('society, person, page and form, and what the page tells them apart by', async () => {
    const world = createTestWorld({ user: { id: 'u 1' } })
    const key = { $: { var: 'route.path' } }
    const { form } = await opened(world, {
      forms: { apply: { from: 'rows', rows: ROWS, draft: { key } } },
    })
    form.store.type('realName', '张三')
    await world.clock.pass(1000)
    expect(kept(world)).toEqual(['o1 uu%201 test%23apply %2F'])
  })
  test('a visitor who logs in meanwhile takes it along', async () => {
    const world = createTestWorld()
    const { form } = await opened(world)
    form.store.type('realName', '张三')
    await world.clock.pass(1000)
    expect(kept(world)).toEqual(['o1 - test%23apply '])
    await world.host.session.announce('login', { id: 'u1' })
    expect(kept(world)).toEqual(['o1 uu1 test%23apply '])
  })
  test('logging out forgets the person’s drafts, and nobody else’s', async () => {
    const drafts = createMemoryDrafts()
    const world = createTestWorld({ user: { id: 'u1' }, drafts })
    const { form } = await opened(world)
    form.store.type('realName', '张三')
    await world.clock.pass(1000)
    const [mine = ''] = kept(world)
    drafts.kept.set('o1 uu12 other ', drafts.kept.get(mine) ?? '')
    await world.host.session.announce('logout', null)
    form.store.type('realName', '李四')
    await world.clock.pass(1000)
    expect(kept(world)).toEqual(['o1 uu12 other '])
  })
  test('a draft too old to be offered is gone when the site opens, and what is no draft', async () => {
    const drafts = createMemoryDrafts()
    const at = (savedAt: number) =>
      JSON.stringify({ version: 1, hash: 'h', tab: 't', base: '', values: {}, fields: {}, savedAt })
    drafts.kept.set('o1 - fresh ', at(createTestWorld().clock.now()))
    drafts.kept.set('o1 - old ', at(0))
    drafts.kept.set('o1 - broken ', '{')
    createTestWorld({ drafts })
    await vi.waitFor(() => expect([...drafts.kept.keys()]).toEqual(['o1 - fresh ']))
  })
})

test('the tab keeps no card number of a wizard’s form either', async () => {
  const world = createTestWorld()
  const { form } = await opened(world, { ...MODEL, flow: { order: [], names: {} } })
  form.store.type('realName', '张三')
  form.store.type('cardNo', 'G12345678')
  await world.clock.pass(1000)
  const [text = ''] = [...world.keep.values()]
  expect([text.includes('张三'), text.includes('G12345678')]).toEqual([true, false])
})

describe('what leaving loses', () => {
  const risks = async (values: Record<string, unknown>, change = (_world: TestWorld) => {}) => {
    const world = createTestWorld()
    const { form } = await opened(world)
    change(world)
    form.store.fill(values)
    return [form.risk('page'), form.risk('tab')]
  }

  test.each([
    ['nothing, when nothing was typed', {}, ['nothing', 'nothing']],
    ['nothing, when the device keeps it', { realName: '张三' }, ['nothing', 'nothing']],
    ['the card number, when the page is left', { cardNo: 'G1' }, ['unsaved', 'nothing']],
  ])('%s', async (_, values, expected) => {
    expect(await risks(values)).toEqual(expected)
  })
  test('everything, when the device takes nothing', async () => {
    const full = (world: TestWorld) => {
      world.drafts.takesNothing = true
    }
    expect(await risks({ realName: '张三' }, full)).toEqual(['everything', 'everything'])
  })
  test('a file under way, even when the tab is only reloaded', async () => {
    const world = createTestWorld()
    const { form } = await opened(world)
    form.store.type('realName', '张三')
    form.store.obstruct('realName', '文件正在上传，请稍候')
    expect(form.risk('tab')).toBe('unsaved')
  })
  test('nothing, while it is being submitted and after that', async () => {
    const world = createTestWorld()
    const { form } = await opened(world)
    form.store.type('cardNo', 'G1')
    const release = form.freeze()
    expect(form.risk('page')).toBe('nothing')
    release()
    form.markSubmitted()
    expect(form.risk('page')).toBe('nothing')
  })
})

describe('a form that was put away because another definition was asked for', () => {
  const definition = (key: string) => ({
    formInfo: [[{ type: 'textBox', value: key, label: key }]],
  })
  const world = () =>
    createTestWorld({
      at: '/apply',
      answers: { formConfig: ({ objId }: { objId: string }) => definition(objId) },
    })
  const model: PageModel = {
    state: { type: 'cardNo' },
    sources: {
      config: {
        call: 'formConfig',
        when: { $: { '!=': [{ var: 'page.type' }, ''] } },
        params: { objId: { $: { var: 'page.type' } } },
      },
    },
    forms: { apply: { from: 'formInfo', source: 'config', draft: {}, warnUnsaved: true } },
  }

  test('still asks before the page is left', async () => {
    const here = world()
    const { page, form } = await opened(here, model)
    form.store.type('cardNo', 'G1')
    page.set('page.type', '')
    await settled()
    expect(page.form('apply')).toBeNull()
    here.navigation.push({ path: '/else', query: {} })
    expect(here.host.dialogs.get()).toMatchObject([{ kind: 'question' }])
    expect(here.navigation.trail()).toEqual(['/apply'])
  })

  test('comes back as submitted when it was, and keeps no draft of it', async () => {
    const here = world()
    const { page, form } = await opened(here, model)
    form.store.type('cardNo', 'G1')
    form.markSubmitted()
    page.set('page.type', '')
    await settled()
    page.set('page.type', 'cardNo')
    await settled()
    expect([page.form('apply')?.submitted(), page.form('apply')?.store.get('cardNo')]).toEqual([
      true,
      'G1',
    ])
  })
})
