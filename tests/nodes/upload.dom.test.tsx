import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import type { FileValue } from '#contract/formInfo.ts'
import type { NodeOf } from '#contract/nodes.gen.ts'
import type { PageModel } from '#contract/page.gen.ts'
import type { Upload, UploadOptions } from '#runtime/react/form/session/formEnvironment.ts'
import { settled } from '../runtime/support/fakeClock.ts'
import { fileOf, judged } from '../widgets/support/uploading.ts'
import { type Shown, showNode } from './support/showNode.tsx'

afterEach(cleanup)

const NODE: NodeOf<'upload'> = {
  type: 'upload',
  bind: 'page.files',
  purpose: 'enclosure',
  label: '附件',
  fileType: ['jpg', 'png'],
  fileSize: 5,
  limit: 3,
}
const STORED: FileValue = { name: '旧.jpg', url: 'https://files/0.jpg' }
const modelWith = (...files: FileValue[]): PageModel => ({
  state: { files: files.map((file) => ({ ...file })) },
  actions: {
    send: {
      do: [{ call: 'updateMemberStatus', body: { enclosure: { $: { var: 'page.files' } } } }],
    },
  },
})

interface Flight extends UploadOptions {
  file: File
  arrive: () => void
  fail: (message: string) => void
}

/** A storage whose uploads end when the test says so. */
function storage() {
  const flights: Flight[] = []
  const upload: Upload = (file, options) =>
    new Promise((resolve, reject) => {
      flights.push({
        file,
        ...options,
        arrive: () => resolve({ name: file.name, url: `https://files/${file.name}` }),
        fail: (message) => reject(new Error(message)),
      })
      options.signal.addEventListener('abort', () => reject(options.signal.reason))
    })
  const ended = (end: (flight: Flight) => void) => (name: string) =>
    act(async () => {
      const flight = flights.findLast(({ file }) => file.name === name)
      if (!flight) throw new Error(`${name} is not under way`)
      end(flight)
      await settled()
    })
  return {
    flights,
    upload,
    arrive: ended((flight) => flight.arrive()),
    fail: ended((flight) => flight.fail('上传失败，请检查网络后重试')),
  }
}

const pick = (...files: File[]) =>
  act(async () => {
    const input = screen.getAllByLabelText<HTMLInputElement>(/选择文件|从相册选择/)[0]
    if (!input) throw new Error('There is no input')
    fireEvent.change(input, { target: { files } })
    await judged()
  })
const names = (shown: Shown) => (shown.state().files as FileValue[]).map(({ name }) => name)
const errors = () =>
  [...document.querySelectorAll('[data-error]')].map((error) => error.textContent)

describe('a picked file', () => {
  test('is sent for the node’s purpose, with progress, into the page’s state', async () => {
    const { flights, upload, arrive } = storage()
    const shown = await showNode(NODE, modelWith(STORED), { upload })
    await pick(fileOf('一.jpg'))
    expect(flights[0]?.purpose).toBe('enclosure')
    act(() => flights[0]?.onProgress(0.4))
    const bar = screen.getByRole<HTMLProgressElement>('progressbar', { name: '正在上传 一.jpg' })
    expect(bar.value).toBe(40)
    await arrive('一.jpg')
    expect(shown.state().files).toEqual([STORED, { name: '一.jpg', url: 'https://files/一.jpg' }])
    expect(screen.queryByRole('progressbar')).toBeNull()
  })
  test('goes beside others, and keeps its place among them', async () => {
    const { flights, upload, arrive } = storage()
    const shown = await showNode(NODE, modelWith(STORED), { upload })
    await pick(fileOf('一.jpg'), fileOf('二.jpg'))
    expect(flights).toHaveLength(2)
    await arrive('二.jpg')
    await arrive('一.jpg')
    expect(names(shown)).toEqual(['旧.jpg', '一.jpg', '二.jpg'])
  })
  test.each([
    ['表.pdf', 10, '请上传后缀名为jpg、png的文件'],
    ['大.jpg', 5 * 1024 * 1024 + 1, '上传文件大小不能超过5MB'],
  ])('%s of %i bytes is refused in the page’s words', async (name, size, text) => {
    const { flights, upload } = storage()
    const shown = await showNode(NODE, modelWith(STORED), { upload })
    await pick(fileOf(name, size))
    expect(screen.getByRole('alert').textContent).toBe(`${text}（${name}）`)
    expect(errors()).toEqual([text])
    expect(flights).toEqual([])
    expect(names(shown)).toEqual(['旧.jpg'])
  })
  test('beyond the limit is refused once for all, those under way counted; the others are sent', async () => {
    const { flights, upload } = storage()
    await showNode(NODE, modelWith(STORED), { upload })
    await pick(fileOf('一.jpg'), fileOf('二.jpg'), fileOf('三.jpg'), fileOf('四.jpg'))
    expect(flights.map((flight) => flight.file.name)).toEqual(['一.jpg', '二.jpg'])
    expect(errors()).toEqual(['最多只能上传3个文件'])
  })
  test('an old refusal goes with the next pick', async () => {
    const { upload } = storage()
    await showNode(NODE, modelWith(), { upload })
    await pick(fileOf('表.pdf'))
    await pick(fileOf('一.jpg'))
    expect(errors()).toEqual([])
  })
  test('no more can be picked when all places are taken', async () => {
    await showNode({ ...NODE, limit: 1 }, modelWith(STORED))
    expect(screen.getByLabelText<HTMLInputElement>(/选择文件/).disabled).toBe(true)
  })
})

describe('a file that does not arrive', () => {
  test('says why, can be sent again, and costs no other one', async () => {
    const { upload, arrive, fail } = storage()
    const shown = await showNode(NODE, modelWith(STORED), { upload })
    await pick(fileOf('一.jpg'), fileOf('二.jpg'))
    await fail('一.jpg')
    await arrive('二.jpg')
    expect(screen.getByRole('alert').textContent).toBe('上传失败，请检查网络后重试')
    expect(names(shown)).toEqual(['旧.jpg', '二.jpg'])
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: '重试 一.jpg' }))
      await settled()
    })
    await arrive('一.jpg')
    expect(names(shown)).toEqual(['旧.jpg', '一.jpg', '二.jpg'])
    expect(errors()).toEqual([])
  })
  test('can be given up', async () => {
    const { upload, fail } = storage()
    await showNode(NODE, modelWith(), { upload })
    await pick(fileOf('一.jpg'))
    await fail('一.jpg')
    fireEvent.click(screen.getByRole('button', { name: '移除 一.jpg' }))
    expect(errors()).toEqual([])
  })
})

describe('the page’s calls', () => {
  const sent = ({ world }: Shown) =>
    world.asked.filter(({ call }) => call === 'updateMemberStatus').map(({ input }) => input)

  test('wait for files under way and carry them', async () => {
    const { upload, arrive } = storage()
    const shown = await showNode(NODE, modelWith(), { upload })
    await pick(fileOf('一.jpg'))
    const run = shown.page.run('send')
    await shown.pass(0)
    expect(sent(shown)).toEqual([])
    await arrive('一.jpg')
    await act(() => run)
    expect(sent(shown)).toEqual([{ enclosure: [{ name: '一.jpg', url: 'https://files/一.jpg' }] }])
  })
  test('stop when one of them does not arrive', async () => {
    const { upload, fail } = storage()
    const shown = await showNode(NODE, modelWith(), { upload })
    await pick(fileOf('一.jpg'))
    const run = shown.page.run('send')
    await fail('一.jpg')
    expect(await act(() => run)).toBe('stopped')
    expect(sent(shown)).toEqual([])
  })
  test('go on when it was called off', async () => {
    const { upload, flights } = storage()
    const shown = await showNode(NODE, modelWith(STORED), { upload })
    await pick(fileOf('一.jpg'))
    const run = shown.page.run('send')
    fireEvent.click(screen.getByRole('button', { name: '取消 一.jpg' }))
    await act(() => run)
    expect(flights[0]?.signal.aborted).toBe(true)
    expect(sent(shown)).toEqual([{ enclosure: [STORED] }])
    expect(errors()).toEqual([])
  })
})

test('what is under way is called off when the node goes', async () => {
  const { upload, flights } = storage()
  await showNode(NODE, modelWith(), { upload })
  await pick(fileOf('一.jpg'))
  cleanup()
  expect(flights[0]?.signal.aborted).toBe(true)
})

test('a stored file shows its picture, opens beside the page and can be removed', async () => {
  const shown = await showNode(NODE, modelWith(STORED))
  const item = screen.getByRole('listitem')
  expect(item.querySelector('img')?.getAttribute('src')).toBe(STORED.url)
  expect(within(item).getByRole('link').getAttribute('target')).toBe('_blank')
  fireEvent.click(within(item).getByRole('button', { name: '删除 旧.jpg' }))
  expect(names(shown)).toEqual([])
})

test('an upload that lacks files says so and takes the focus, not again when it is shown anew', async () => {
  const node: NodeOf<'upload'> = { ...NODE, required: true, when: { $: { var: 'page.isOpen' } } }
  const { page } = await showNode(node, {
    state: { files: [], isOpen: true },
    actions: { check: { do: [{ validate: 'step' }] } },
  })
  await act(() => page.run('check'))
  expect(errors()).toEqual(['请上传附件'])
  expect(document.activeElement).toBe(screen.getByLabelText(/选择文件/))
  await act(async () => page.set('page.isOpen', false))
  await act(async () => page.set('page.isOpen', true))
  expect(errors()).toEqual([])
  expect(document.activeElement).toBe(document.body)
})

test('files can be dropped', async () => {
  const { upload, flights } = storage()
  await showNode(NODE, modelWith(), { upload })
  const area = screen.getByLabelText(/选择文件/).closest('label')?.parentElement as HTMLElement
  await act(async () => {
    fireEvent.drop(area, { dataTransfer: { types: ['Files'], files: [fileOf('一.jpg')] } })
    await judged()
  })
  expect(flights).toHaveLength(1)
})

test('phones offer the album and the camera, by the kinds they know', async () => {
  await showNode(NODE, modelWith(), { device: 'mobile' })
  const album = screen.getByLabelText<HTMLInputElement>('从相册选择')
  const camera = screen.getByLabelText<HTMLInputElement>('拍照上传')
  expect([album.accept, album.multiple]).toEqual(['.jpg,image/jpeg,.png,image/png', true])
  expect(camera.getAttribute('capture')).toBe('environment')
})

test.each([
  ['enclosure', '50MB，最多 10 个'],
  ['transferProof', '5MB，最多 1 个'],
  ['image', '5MB，最多 1 个'],
] as const)('the purpose %s has its own rules', async (purpose, text) => {
  await showNode({ type: 'upload', bind: 'page.files', purpose }, modelWith())
  expect(screen.getByRole('group').textContent).toContain(text)
})
