import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { renderForm } from '../../runtime/react/form/renderForm.tsx'
import { allNamed, named } from '../support/named.ts'
import { fileOf, handStorage, picks } from '../support/uploading.ts'

const sign = (more: Record<string, unknown> = {}) => [
  [{ type: 'sign', value: 's', label: '签名', required: true, ...more }],
]

// This DOM has no canvas: drawing itself is tested with stroke.ts, and on screen.
beforeEach(() => {
  const pen = new Proxy({}, { get: () => () => undefined, set: () => true })
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as never)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done, type) =>
    done(new Blob(['png'], { type: type ?? '' })),
  )
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

function openForm(layout: 'pc' | 'mobile', options: Parameters<typeof renderForm>[1] = {}) {
  const storage = handStorage()
  const environment = { upload: storage.upload }
  const form = renderForm(sign(), { layout, environment, ...options })
  /** The pad is loaded when it is first asked for. */
  const open = async () => {
    fireEvent.click(form.place('s')?.querySelector('button') as Element)
    await screen.findByText('确定')
  }
  const write = (length = 200) => {
    const canvas = document.querySelector('canvas') as HTMLCanvasElement
    canvas.setPointerCapture = () => {}
    canvas.hasPointerCapture = () => true
    canvas.getBoundingClientRect = () => new DOMRect(0, 0, 320, 160)
    fireEvent.pointerDown(canvas, { pointerId: 1, button: 0, clientX: 10, clientY: 40 })
    fireEvent.pointerMove(canvas, { pointerId: 1, clientX: 10 + length, clientY: 40 })
    fireEvent(canvas, new Event('lostpointercapture', { bubbles: true }))
  }
  const confirm = () =>
    act(async () => {
      fireEvent.click(named('确定'))
      await Promise.resolve()
    })
  const alert = () => document.querySelector('[role="alert"]')?.textContent
  return { ...form, storage, open, write, confirm, alert }
}

describe.each(['pc', 'mobile'] as const)('a signature on %s', (layout) => {
  test('is stored as the address of its picture once it is confirmed', async () => {
    const { open, write, confirm, store, storage } = openForm(layout)
    await open()
    write()
    await confirm()
    const [sent] = storage.sent
    expect([sent?.purpose, sent?.file.name, sent?.file.type]).toEqual([
      'sign',
      '签名.png',
      'image/png',
    ])
    await sent?.land()
    expect(store.submission()).toEqual({ s: '/files/签名.png' })
    expect(document.querySelector('canvas')).toBeNull()
  })

  test('nothing written is refused with a word, so is a slip of the hand', async () => {
    const { open, write, confirm, alert, storage } = openForm(layout)
    await open()
    await confirm()
    expect(alert()).toBe('请先签名')
    write(5)
    await confirm()
    expect(alert()).toBe('签名太短，请重新书写')
    expect(storage.sent).toEqual([])
  })

  test('is taken back stroke by stroke, or all at once', async () => {
    const { open, write, confirm, alert } = openForm(layout)
    const undo = () => named('撤销') as HTMLButtonElement
    await open()
    expect(undo().disabled).toBe(true)
    write()
    write()
    fireEvent.click(undo())
    expect(undo().disabled).toBe(false)
    fireEvent.click(undo())
    expect(undo().disabled).toBe(true)
    write()
    fireEvent.click(named('重写'))
    await confirm()
    expect(alert()).toBe('请先签名')
  })

  test('that did not arrive says why and can be confirmed again', async () => {
    const { open, write, confirm, alert, store, storage } = openForm(layout)
    await open()
    write()
    await confirm()
    await storage.named('签名.png').fail('网络不可用')
    expect(alert()).toBe('网络不可用')
    await confirm()
    await storage.named('签名.png').land()
    expect(storage.sent).toHaveLength(2)
    expect(store.get('s')).toBe('/files/签名.png')
  })

  test('given up while it is on its way changes nothing', async () => {
    const { open, write, confirm, store, storage } = openForm(layout, {
      stored: { s: '/files/old.png' },
    })
    await open()
    write()
    await confirm()
    fireEvent.click(named('取消'))
    expect(storage.sent[0]?.signal.aborted).toBe(true)
    await storage.sent[0]?.land()
    expect(store.get('s')).toBe('/files/old.png')
  })
})

test('a form is not submitted while its signature is on its way', async () => {
  const { open, write, confirm, store } = openForm('pc', { stored: { s: '/files/old.png' } })
  await open()
  write()
  await confirm()
  expect(await act(() => store.check())).toEqual({ s: '文件正在上传，请稍候' })
})

test('a signature is cleared after a question', () => {
  const { store } = openForm('pc', { stored: { s: '/files/old.png' } })
  fireEvent.click(named('清除签名'))
  expect(store.get('s')).toBe('/files/old.png')
  fireEvent.click(named('清除'))
  expect(store.submission()).toEqual({})
})

test('only read it is a picture', () => {
  const { place } = openForm('pc', { stored: { s: '/files/old.png' }, readonly: true })
  expect(place('s')?.querySelector('img')?.getAttribute('src')).toBe('/files/old.png')
  expect(allNamed('清除签名')).toEqual([])
})

describe('who cannot write on a screen uploads a picture', () => {
  const input = () => document.querySelector('[type="file"]')

  test('which becomes the signature', async () => {
    const { store, storage } = openForm('pc')
    await picks(input(), [fileOf('签.png')])
    expect(storage.sent[0]?.purpose).toBe('sign')
    await storage.named('签.png').land()
    expect(store.submission()).toEqual({ s: '/files/签.png' })
  })

  test('which must be one', async () => {
    const { alert, storage } = openForm('mobile')
    await picks(input(), [fileOf('签.pdf')])
    expect(alert()).toBe('请上传后缀名为jpg、png的文件（签.pdf）')
    await picks(input(), [fileOf('签.png', 9, '<html>...')])
    expect(alert()).toBe('文件内容与后缀名不符，请重新选择（签.png）')
    expect(storage.sent).toEqual([])
  })

  test('which can be sent again when it did not arrive', async () => {
    const { store, storage } = openForm('pc', { stored: { s: '/files/old.png' } })
    await picks(input(), [fileOf('签.png')])
    await storage.named('签.png').fail('网络不可用')
    expect(await act(() => store.check())).toEqual({ s: '有文件上传失败，请重试或移除' })
    fireEvent.click(named('重试签.png'))
    await storage.named('签.png').land()
    expect(store.get('s')).toBe('/files/签.png')
  })
})

test('disabled it can neither be written nor replaced', () => {
  const { place } = openForm('pc', { stored: { s: '/files/old.png' }, locked: ['s'] })
  expect(place('s')?.querySelector('button')?.disabled).toBe(true)
  expect([...allNamed('上传签名图片'), ...allNamed('清除签名')]).toEqual([])
})
