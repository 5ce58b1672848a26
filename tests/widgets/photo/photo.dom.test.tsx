import { act, cleanup, fireEvent } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { renderForm } from '../../runtime/react/form/renderForm.tsx'
import { allNamed, named } from '../support/named.ts'
import { fileOf, handStorage } from '../support/uploading.ts'

afterEach(cleanup)

const photo = (more: Record<string, unknown> = {}) => [
  [{ type: 'photo', value: 'p', label: '照片', fileType: 'jpg,png,heic', ...more }],
]
const old = { p: [{ name: 'old.jpg', url: '/files/old.jpg' }] }

function openForm(more?: Record<string, unknown>, options: Parameters<typeof renderForm>[1] = {}) {
  const storage = handStorage()
  const form = renderForm(photo(more), { ...options, environment: { upload: storage.upload } })
  const pick = (...files: File[]) =>
    fireEvent.change(form.place('p')?.querySelector('[type="file"]') as Element, {
      target: { files },
    })
  const frame = () => form.place('p')?.querySelector<HTMLElement>('[style]')?.style
  return { ...form, storage, pick, frame }
}

test.each([
  [{}, '120px', '160px'],
  [{ width: 200, height: '300px' }, '200px', '300px'],
])('%j is shown at %s × %s', (more, width, height) => {
  const { frame } = openForm(more)
  expect([frame()?.width, frame()?.height]).toEqual([width, height])
})

describe('one picture', () => {
  test('is sent for its purpose and stored as a list of one', async () => {
    const { pick, store, storage } = openForm()
    pick(fileOf('me.jpg'))
    expect(storage.sent[0]?.purpose).toBe('photo')
    await storage.named('me.jpg').land()
    expect(store.submission()).toEqual({ p: [{ name: 'me.jpg', url: '/files/me.jpg' }] })
  })

  test('takes the place of the old one, which stays until it has arrived', async () => {
    const { pick, store, storage } = openForm({}, { stored: old })
    pick(fileOf('new.png'))
    expect(store.get('p')).toEqual(old.p)
    await storage.named('new.png').land()
    expect(store.get('p')).toEqual([{ name: 'new.png', url: '/files/new.png' }])
  })

  test('of another type, or over 50 MB, is refused with the rule’s sentence', () => {
    const { pick, storage, place } = openForm()
    const alert = () => place('p')?.querySelector('[role="alert"]')?.textContent
    pick(fileOf('me.gif'))
    expect(alert()).toBe('请上传后缀名为jpg、png、heic的文件')
    pick(fileOf('me.jpg', 50 * 1024 * 1024 + 1))
    expect(alert()).toBe('上传文件大小不能超过50MB')
    expect(storage.sent).toEqual([])
  })

  test('another one picked meanwhile calls the first off', async () => {
    const { pick, store, storage } = openForm()
    pick(fileOf('1.jpg'))
    pick(fileOf('2.jpg'))
    expect(storage.named('1.jpg').signal.aborted).toBe(true)
    await storage.named('2.jpg').land()
    expect(store.get('p')).toEqual([{ name: '2.jpg', url: '/files/2.jpg' }])
  })

  test('that failed says why and holds the form back until it is taken away', async () => {
    const { pick, store, storage, place } = openForm()
    pick(fileOf('1.jpg'))
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
