import { act, cleanup, fireEvent } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { allNamed, named } from '../support/named.ts'
import { fileOf, judged } from '../support/uploading.ts'
import { openForm, stored } from './openUpload.ts'

afterEach(cleanup)

describe('files that have arrived', () => {
  test('are removed only after a question', () => {
    const { store } = openForm({}, stored('1.jpg', '2.jpg'))
    fireEvent.click(named('删除1.jpg'))
    expect(store.get('f')).toHaveLength(2)
    fireEvent.click(named('取消'))
    fireEvent.click(named('删除1.jpg'))
    fireEvent.click(named('删除'))
    expect(store.get('f')).toEqual([{ name: '2.jpg', url: '/files/2.jpg' }])
  })

  test('the last one removed leaves nothing', () => {
    const { store } = openForm({}, stored('1.jpg'))
    fireEvent.click(named('删除1.jpg'))
    fireEvent.click(named('删除'))
    expect(store.submission()).toEqual({})
  })

  test('pictures open in a large view, others in a window of their own', () => {
    const { place } = openForm({}, stored('1.jpg', '2.pdf'))
    expect(allNamed('预览2.pdf')).toEqual([])
    fireEvent.click(named('预览1.jpg'))
    const view = document.querySelector('dialog')
    expect(view?.querySelector('img')?.getAttribute('src')).toBe('/files/1.jpg')
    fireEvent.click(named('关闭', view as HTMLElement))
    expect(document.querySelector('dialog')).toBeNull()
    const link = [...(place('f')?.querySelectorAll('a') ?? [])].at(-1)
    expect([link?.getAttribute('href'), link?.target]).toEqual(['/files/2.pdf', '_blank'])
  })

  test('pictures are looked through by arrow keys; what is no picture is passed over', () => {
    openForm({}, stored('1.jpg', '2.pdf', '3.jpg'))
    fireEvent.click(named('预览1.jpg'))
    const shown = () => document.querySelector('dialog img')?.getAttribute('src')
    const press = (key: string) =>
      fireEvent.keyDown(document.querySelector('dialog button') as Element, { key })
    press('ArrowRight')
    expect(shown()).toBe('/files/3.jpg')
    press('ArrowRight')
    expect(shown()).toBe('/files/3.jpg')
    press('ArrowLeft')
    expect(shown()).toBe('/files/1.jpg')
    fireEvent.click(named('下一张'))
    expect(shown()).toBe('/files/3.jpg')
  })

  test('what browsers cannot show is offered for download, PDF is not', () => {
    const { place } = openForm({}, stored('1.jpg', '2.pdf', '3.docx'))
    const links = [...(place('f')?.querySelectorAll('li a') ?? [])]
    expect(links.map((link) => link.getAttribute('download'))).toEqual([null, null, '3.docx'])
  })

  test('disabled and only read they can be looked at, not changed', () => {
    const { place } = openForm({ isDisable: true }, stored('1.jpg'))
    expect([named('预览1.jpg'), ...allNamed('删除1.jpg')]).toHaveLength(1)
    expect(place('f')?.querySelector('[type="file"]')).toBeNull()
    cleanup()
    const read = openForm({}, { ...stored('1.jpg'), readonly: true })
    expect(read.names()).toEqual(['1.jpg'])
    expect(allNamed('删除1.jpg')).toEqual([])
  })
})

describe('the picker', () => {
  test('offers the allowed types and several files', () => {
    const { place } = openForm()
    const input = place('f')?.querySelector<HTMLInputElement>('[type="file"]')
    expect([input?.accept, input?.multiple]).toEqual(['.jpg,image/jpeg,.pdf', true])
  })

  test('takes one file where one is allowed', () => {
    const { place } = openForm({ limit: 1 })
    expect(place('f')?.querySelector<HTMLInputElement>('[type="file"]')?.multiple).toBe(false)
  })

  test.each([
    ['drag', 1],
    [undefined, 0],
  ])('files can be dropped when uploadType is %s', async (uploadType, count) => {
    const { storage } = openForm({ uploadType })
    const target = named(uploadType ? '将文件拖到此处，或点击上传' : '选择文件')
    fireEvent.drop(target, { dataTransfer: { types: ['Files'], files: [fileOf('1.jpg')] } })
    await act(judged)
    expect(storage.sent).toHaveLength(count)
  })

  test('a drop zone says that files may come, and that they would land', () => {
    openForm({ uploadType: 'drag' })
    const zone = named('将文件拖到此处，或点击上传')
    const dataTransfer = { types: ['Files'] }
    fireEvent.dragEnter(document.body, { dataTransfer })
    expect(zone.textContent).toBe('将文件拖到此处')
    fireEvent.dragOver(zone, { dataTransfer })
    expect(zone.textContent).toBe('松开即可上传')
    fireEvent.dragLeave(zone, { dataTransfer, relatedTarget: document.body })
    expect(zone.textContent).toBe('将文件拖到此处')
    fireEvent.drop(document.body, { dataTransfer })
    expect(zone.textContent).toBe('将文件拖到此处，或点击上传')
  })

  test.each(['drag', undefined])(
    'a file dropped beside the field does not take the page away (uploadType %s)',
    (uploadType) => {
      openForm({ uploadType })
      const dropped = (types: string[]) =>
        fireEvent.drop(document.body, { dataTransfer: { types, files: [] } })
      expect([dropped(['Files']), dropped(['text/plain'])]).toEqual([false, true])
    },
  )

  test('a picture can be pasted into the field; a pasted text is left alone', async () => {
    const { place, storage } = openForm()
    const group = place('f')?.querySelector('[role="group"]') as HTMLElement
    const pasted = (files: File[]) => fireEvent.paste(group, { clipboardData: { files } })
    expect([pasted([]), pasted([fileOf('image.jpg')])]).toEqual([true, false])
    await act(judged)
    expect(storage.sent.map(({ file }) => file.name)).toEqual(['image.jpg'])
  })

  test('templates stand beside it for download', () => {
    const enclosure = [{ name: '模板.docx', url: '/t.docx' }]
    const { place } = openForm({ enclosure, enclosureLabel: '样表' })
    const link = place('f')?.querySelector('a')
    expect([link?.textContent, link?.getAttribute('href')]).toEqual(['模板.docx', '/t.docx'])
    expect(place('f')?.textContent).toContain('样表')
  })
})
