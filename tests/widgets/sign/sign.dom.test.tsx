import { act, cleanup, fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { renderForm } from '../../runtime/react/form/renderForm.tsx'
import { allNamed, named } from '../support/named.ts'
import { handStorage } from '../support/uploading.ts'

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
  const open = () => fireEvent.click(form.place('s')?.querySelector('button') as Element)
  const write = () => {
    const canvas = document.querySelector('canvas') as HTMLCanvasElement
    canvas.setPointerCapture = () => {}
    fireEvent.pointerDown(canvas, { pointerId: 1, button: 0 })
  }
  return { ...form, storage, open, write }
}

describe.each(['pc', 'mobile'] as const)('a signature on %s', (layout) => {
  test('is stored as the address of its picture once it is confirmed', async () => {
    const { open, write, store, storage } = openForm(layout)
    open()
    write()
    fireEvent.click(named('确定'))
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

  test('nothing written cannot be confirmed; written anew it can', () => {
    const { open, write } = openForm(layout)
    open()
    const confirm = () => (named('确定') as HTMLButtonElement).disabled
    expect(confirm()).toBe(true)
    write()
    expect(confirm()).toBe(false)
    fireEvent.click(named('重写'))
    expect(confirm()).toBe(true)
  })

  test('that did not arrive says why and can be confirmed again', async () => {
    const { open, write, store, storage } = openForm(layout)
    open()
    write()
    fireEvent.click(named('确定'))
    await storage.named('签名.png').fail('网络不可用')
    expect(document.querySelector('[role="alert"]')?.textContent).toBe('网络不可用')
    fireEvent.click(named('确定'))
    await storage.named('签名.png').land()
    expect(storage.sent).toHaveLength(2)
    expect(store.get('s')).toBe('/files/签名.png')
  })

  test('given up while it is on its way changes nothing', async () => {
    const { open, write, store, storage } = openForm(layout, { stored: { s: '/files/old.png' } })
    open()
    write()
    fireEvent.click(named('确定'))
    fireEvent.click(named(layout === 'pc' ? '取消' : '关闭'))
    expect(storage.sent[0]?.signal.aborted).toBe(true)
    await storage.sent[0]?.land()
    expect(store.get('s')).toBe('/files/old.png')
  })
})

test('a form is not submitted while its signature is on its way', async () => {
  const { open, write, store } = openForm('pc', { stored: { s: '/files/old.png' } })
  open()
  write()
  fireEvent.click(named('确定'))
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
