import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { renderForm } from '../../runtime/react/form/renderForm.tsx'
import { allNamed, named } from '../support/named.ts'
import { fileOf, handStorage, judged, picks } from '../support/uploading.ts'

// This DOM decodes no pictures: whether a browser can is said by hand; cutting itself is tested on screen.
const decode = vi.fn<() => Promise<void>>()
beforeEach(() => {
  decode.mockReset().mockResolvedValue()
  Object.defineProperty(HTMLImageElement.prototype, 'decode', { value: decode, configurable: true })
})
afterEach(cleanup)

const photo = (more: Record<string, unknown> = {}) => [
  [{ type: 'photo', value: 'p', label: '照片', fileType: 'jpg,png,heic', ...more }],
]
const old = { p: [{ name: 'old.jpg', url: '/files/old.jpg' }] }

function openForm(more?: Record<string, unknown>, options: Parameters<typeof renderForm>[1] = {}) {
  const storage = handStorage()
  const form = renderForm(photo(more), { ...options, environment: { upload: storage.upload } })
  const pick = (...files: File[]) => picks(form.place('p')?.querySelector('[type="file"]'), files)
  /** Picks a picture and sends it uncut. */
  const send = async (file: File) => {
    await pick(file)
    fireEvent.click(await screen.findByText('使用原图'))
  }
  const frame = () => form.place('p')?.querySelector<HTMLElement>('[style]')?.style
  return { ...form, storage, pick, send, frame }
}

test.each([
  [{}, '120px', '120 / 168'],
  [{ width: 200, height: '300px' }, '200px', '200 / 300'],
])('%j is shown %s wide in the proportion %s', (more, width, ratio) => {
  const { frame } = openForm(more)
  expect([frame()?.width, frame()?.aspectRatio]).toEqual([width, ratio])
})

describe('one picture', () => {
  test('is cut or kept whole, sent for its purpose and stored as a list of one', async () => {
    const { pick, store, storage } = openForm()
    await pick(fileOf('me.jpg'))
    expect(storage.sent).toEqual([])
    fireEvent.click(await screen.findByText('使用原图'))
    expect(storage.sent[0]?.purpose).toBe('photo')
    await storage.named('me.jpg').land()
    expect(store.submission()).toEqual({ p: [{ name: 'me.jpg', url: '/files/me.jpg' }] })
  })

  test('given up in the dialog is not sent', async () => {
    const { pick, store, storage } = openForm({}, { stored: old })
    await pick(fileOf('me.jpg'))
    fireEvent.click(await screen.findByText('取消'))
    expect([storage.sent, store.get('p'), document.querySelector('dialog')]).toEqual([
      [],
      old.p,
      null,
    ])
  })

  test('that the browser cannot open is refused, whatever its first bytes say', async () => {
    decode.mockRejectedValue(new Error('EncodingError'))
    const { pick, place, storage } = openForm()
    await pick(fileOf('me.jpg'))
    expect(place('p')?.querySelector('[data-error]')?.textContent).toBe('图片无法打开，可能已损坏')
    expect(storage.sent).toEqual([])
  })

  test('of HEIF that the browser cannot open is sent as it is, and says so', async () => {
    decode.mockRejectedValue(new Error('EncodingError'))
    const { pick, place, storage, store } = openForm()
    await pick(fileOf('me.heic'))
    await storage.named('me.heic').land()
    expect(store.get('p')).toEqual([{ name: 'me.heic', url: '/files/me.heic' }])
    expect(place('p')?.querySelector('[role="status"]')?.textContent).toContain('已按原图上传')
  })

  test('of HEIF that the browser can open is cut like any other', async () => {
    const { pick, storage } = openForm()
    await pick(fileOf('me.heic'))
    expect([(await screen.findByText('裁剪照片')).tagName, storage.sent]).toEqual(['H2', []])
  })

  test('can be cut once more as long as it is the one that was picked here', async () => {
    const { send, pick, storage } = openForm({}, { stored: old })
    expect(allNamed('重新裁剪')).toEqual([])
    await send(fileOf('me.jpg'))
    await storage.named('me.jpg').land()
    fireEvent.click(named('重新裁剪'))
    fireEvent.click(await screen.findByText('取消'))
    decode.mockRejectedValue(new Error('EncodingError'))
    await pick(fileOf('me.heic'))
    await storage.named('me.heic').land()
    expect(allNamed('重新裁剪')).toEqual([])
  })

  test('can be pasted', async () => {
    const { place } = openForm()
    const group = place('p')?.querySelector('[role="group"]') as HTMLElement
    fireEvent.paste(group, { clipboardData: { files: [fileOf('image.png')] } })
    await act(judged)
    expect(await screen.findByText('使用原图')).toBeTruthy()
  })

  test('takes the place of the old one, which stays until it has arrived', async () => {
    const { send, store, storage } = openForm({}, { stored: old })
    await send(fileOf('new.png'))
    expect(store.get('p')).toEqual(old.p)
    await storage.named('new.png').land()
    expect(store.get('p')).toEqual([{ name: 'new.png', url: '/files/new.png' }])
  })

  test('of another type, or over 50 MB, is refused with the rule’s sentence', async () => {
    const { pick, storage, place } = openForm()
    const alert = () => place('p')?.querySelector('[data-error]')?.textContent
    await pick(fileOf('me.gif'))
    expect(alert()).toBe('请上传后缀名为jpg、png、heic的文件')
    await pick(fileOf('me.jpg', 50 * 1024 * 1024 + 1))
    expect(alert()).toBe('上传文件大小不能超过50MB')
    expect(storage.sent).toEqual([])
  })

  test('another one picked meanwhile calls the first off', async () => {
    const { send, store, storage } = openForm()
    await send(fileOf('1.jpg'))
    await send(fileOf('2.jpg'))
    expect(storage.named('1.jpg').signal.aborted).toBe(true)
    await storage.named('2.jpg').land()
    expect(store.get('p')).toEqual([{ name: '2.jpg', url: '/files/2.jpg' }])
  })

  test('that failed says why and holds the form back until it is taken away', async () => {
    const { send, store, storage, place } = openForm()
    await send(fileOf('1.jpg'))
    await storage.named('1.jpg').fail('网络不可用')
    expect(place('p')?.textContent).toContain('网络不可用')
    expect(Object.keys(await act(() => store.check()))).toEqual(['p'])
    fireEvent.click(named('移除'))
    expect(await act(() => store.check())).toEqual({})
  })

  test('is removed after a question', () => {
    const { store } = openForm({}, { stored: old })
    fireEvent.click(named('删除old.jpg'))
    expect(store.get('p')).toEqual(old.p)
    fireEvent.click(named('删除'))
    expect(store.submission()).toEqual({})
  })

  test('opens large; a format browsers cannot show stands there by its name', () => {
    openForm({}, { stored: old })
    fireEvent.click(named('预览old.jpg'))
    expect(document.querySelector('dialog img')?.getAttribute('src')).toBe('/files/old.jpg')
    cleanup()
    const { place } = openForm({}, { stored: { p: [{ name: 'me.heic', url: '/files/me.heic' }] } })
    expect(place('p')?.querySelector('a')?.textContent).toBe('me.heic')
    expect(place('p')?.querySelector('img')).toBeNull()
  })
})

test.each([
  ['disabled', { isDisable: true }, {}],
  ['only read', {}, { readonly: true }],
])('%s it can be looked at, not changed', (_, more, options) => {
  openForm(more, { stored: old, ...options })
  expect(allNamed('预览old.jpg')).toHaveLength(1)
  expect([...allNamed('更换'), ...allNamed('删除old.jpg')]).toEqual([])
})
