import { expect, test } from 'vitest'
import type { Step } from '#contract/page.gen.ts'
import { settled } from '../../support/fakeClock.ts'
import { createTestWorld, Refusal } from '../../support/testWorld.ts'

const PREPARING = '正在准备文件，请稍候…'
const EXPORT: Step = { call: 'duesExport', body: { tab: 'payment' }, save: true, as: 'file' }

/** A page with two exports, whose files come or fail when the test says so. */
function open() {
  const asked: { come(name: string): Promise<void>; fail(msg: string): Promise<void> }[] = []
  const world = createTestWorld({
    answers: {
      duesExport: () =>
        new Promise((resolve, reject) => {
          asked.push({
            come(name) {
              resolve({ name, content: new Blob(['a,b']) })
              return settled()
            },
            fail(msg) {
              reject(new Refusal('A0409', msg))
              return settled()
            },
          })
        }),
    },
  })
  const told: Step = { notify: { $t: '{name} 已导出', name: { $: { var: 'result.file.name' } } } }
  const page = world.page({
    actions: { csv: { do: [EXPORT, told] }, xlsx: { do: [EXPORT] } },
  })
  const shown = () => world.host.notices.get().map(({ text, kind }) => `${kind} ${text}`)
  return { ...world, page, files: asked, shown }
}

test('a file that is answered is saved under its name, which the next step knows', async () => {
  const { page, files, left, asked, shown } = open()
  const run = page.run('csv')
  await settled()
  expect(asked.at(-1)).toEqual({ call: 'duesExport', input: { tab: 'payment' } })
  expect(left).toEqual([])
  await files[0]?.come('缴费记录.csv')
  expect(await run).toBe('done')
  expect(left).toEqual(['save 缴费记录.csv'])
  expect(shown()).toEqual(['success 缴费记录.csv 已导出'])
})

test('what takes longer than a moment is said until it is there', async () => {
  const { page, files, clock, shown } = open()
  void page.run('xlsx')
  await clock.pass(299)
  expect(shown()).toEqual([])
  await clock.pass(60_000)
  expect(shown()).toEqual([`progress ${PREPARING}`])
  await files[0]?.come('a.xlsx')
  expect(shown()).toEqual([])
})

test('what comes within a moment is never said, not even later', async () => {
  const { page, files, clock, shown } = open()
  void page.run('xlsx')
  await settled()
  await files[0]?.come('a.xlsx')
  await clock.pass(1000)
  expect(shown()).toEqual([])
})

test('a refusal is told in the server’s words in place of the waiting, and nothing is saved', async () => {
  const { page, files, clock, shown, left } = open()
  const run = page.run('csv')
  await clock.pass(1000)
  await files[0]?.fail('您的上一次导出还没有结束，请等它完成或中断后再导出')
  expect(await run).toBe('stopped')
  expect(shown()).toEqual(['warning 您的上一次导出还没有结束，请等它完成或中断后再导出'])
  expect(left).toEqual([])
})

test('two files under way are said twice, and each ends by itself', async () => {
  const { page, files, clock, shown } = open()
  void page.run('csv')
  void page.run('xlsx')
  await clock.pass(1000)
  expect(shown()).toEqual([`progress ${PREPARING}`, `progress ${PREPARING}`])
  await files[1]?.come('a.xlsx')
  expect(shown()).toEqual([`progress ${PREPARING}`])
})

test('neither good news nor leaving the page ends what is under way', async () => {
  const { page, files, clock, shown, host, navigation, left } = open()
  void page.run('xlsx')
  await clock.pass(1000)
  host.notices.tell('上报成功', 'success')
  navigation.push({ path: '/b', query: {} })
  page.dispose()
  await clock.pass(0)
  expect(shown()).toEqual([`progress ${PREPARING}`, 'success 上报成功'])
  await files[0]?.come('a.xlsx')
  expect(left).toEqual(['save a.xlsx'])
  expect(shown()).toEqual(['success 上报成功'])
})
