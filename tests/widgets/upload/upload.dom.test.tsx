import { act, cleanup, fireEvent } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { named } from '../support/named.ts'
import { fileOf, picks } from '../support/uploading.ts'
import { openForm, stored } from './openUpload.ts'

afterEach(cleanup)

const MB = 1024 * 1024

describe('what is refused is not sent, but named (specification, section 5 "Upload")', () => {
  test.each([
    ['extension', fileOf('a.exe'), '请上传后缀名为jpg、pdf的文件（a.exe）'],
    ['no extension', fileOf('a'), '请上传后缀名为jpg、pdf的文件（a）'],
    ['size', fileOf('a.jpg', 5 * MB + 1), '上传文件大小不能超过5MB（a.jpg）'],
    ['content', fileOf('a.jpg', 9, '<html>...'), '文件内容与后缀名不符，请重新选择（a.jpg）'],
    ['nothing in it', fileOf('a.pdf', 0, ''), '上传文件不能为空（a.pdf）'],
  ])('%s', async (_, file, text) => {
    const { pick, alerts, storage } = openForm()
    await pick(file)
    expect(alerts()).toEqual([text])
    expect(storage.sent).toEqual([])
  })

  test('the reason stands by itself in data-error; files of one reason are named together', async () => {
    const { pick, alerts, place } = openForm()
    await pick(fileOf('a.exe'), fileOf('1.jpg'), fileOf('b.gif'), fileOf('2.jpg', 6 * MB))
    expect(alerts()).toEqual([
      '请上传后缀名为jpg、pdf的文件（a.exe、b.gif）',
      '上传文件大小不能超过5MB（2.jpg）',
    ])
    const said = [...(place('f')?.querySelectorAll('[role="alert"] [data-error]') ?? [])]
    expect(said.map((each) => each.textContent)).toEqual([
      '请上传后缀名为jpg、pdf的文件',
      '上传文件大小不能超过5MB',
    ])
  })

  test('what is as large as allowed, or in capitals, is sent', async () => {
    const { pick, alerts, storage } = openForm()
    await pick(fileOf('A.JPG', 5 * MB), fileOf('b.Pdf'))
    expect(alerts()).toEqual([])
    expect(storage.sent.map(({ file }) => file.name)).toEqual(['A.JPG', 'b.Pdf'])
  })

  test('files held and files on their way count together', async () => {
    const { place, alerts, storage } = openForm({}, stored('old.jpg'))
    const input = place('f')?.querySelector('[type="file"]') as Element
    fireEvent.change(input, { target: { files: [fileOf('1.jpg')] } })
    await picks(input, [fileOf('2.jpg'), fileOf('3.jpg')])
    expect(alerts()).toEqual(['最多只能上传3个文件（3.jpg）'])
    expect(storage.sent).toHaveLength(2)
  })

  test('a refusal blocks nothing and goes with the next pick', async () => {
    const { pick, alerts, store } = openForm()
    await pick(fileOf('a.exe'))
    expect(await act(() => store.check())).toEqual({})
    await pick(fileOf('a.jpg'))
    expect(alerts()).toEqual([])
  })
})

describe('sending', () => {
  test('several go at once and stand in the order they were picked', async () => {
    const { pick, store, storage } = openForm()
    await pick(fileOf('1.jpg'), fileOf('2.jpg'), fileOf('3.jpg'))
    expect(storage.sent.map(({ purpose }) => purpose)).toEqual(['upload', 'upload', 'upload'])
    await storage.named('3.jpg').land()
    await storage.named('1.jpg').land()
    await storage.named('2.jpg').land()
    expect(store.submission()).toEqual({
      f: ['1', '2', '3'].map((name) => ({ name: `${name}.jpg`, url: `/files/${name}.jpg` })),
    })
  })

  test('three are under way at a time, in turn', async () => {
    const { pick, storage } = openForm({ limit: 9 })
    const sent = () => storage.sent.map(({ file }) => file.name)
    await pick(...['1', '2', '3', '4', '5'].map((name) => fileOf(`${name}.jpg`)))
    expect(sent()).toEqual(['1.jpg', '2.jpg', '3.jpg'])
    await storage.named('2.jpg').fail('网络不可用')
    await storage.named('3.jpg').land()
    expect(sent()).toEqual(['1.jpg', '2.jpg', '3.jpg', '4.jpg', '5.jpg'])
  })

  test('one called off while it waits is never sent', async () => {
    const { pick, storage } = openForm({ limit: 9 })
    await pick(...['1', '2', '3', '4'].map((name) => fileOf(`${name}.jpg`)))
    fireEvent.click(named('取消上传4.jpg'))
    await storage.named('1.jpg').land()
    expect(storage.sent).toHaveLength(3)
  })

  test('the progress of each and, by bytes, of all is seen', async () => {
    const { pick, storage, names, place } = openForm()
    const bars = () =>
      [...(place('f')?.querySelectorAll('progress') ?? [])].map(({ value }) => value)
    await pick(fileOf('1.jpg', 300), fileOf('2.jpg', 100))
    storage.named('1.jpg').progress(0.4)
    expect(names()[0]).toContain('上传中 40%')
    expect(names()[1]).toContain('等待上传')
    expect(bars()).toEqual([30, 40, 0])
    await storage.named('1.jpg').land()
    expect(place('f')?.textContent).toContain('共2个文件，已完成1个')
    expect(bars()).toEqual([75, 0])
    await storage.named('2.jpg').land()
    expect(bars()).toEqual([])
  })

  test('what failed says why and can be sent again', async () => {
    const { pick, store, storage, names } = openForm()
    await pick(fileOf('1.jpg'))
    await storage.named('1.jpg').fail('网络不可用')
    expect(names()[0]).toContain('网络不可用')
    fireEvent.click(named('重试1.jpg'))
    await storage.named('1.jpg').land()
    expect(storage.sent).toHaveLength(2)
    expect(store.get('f')).toEqual([{ name: '1.jpg', url: '/files/1.jpg' }])
  })

  test('an upload called off is aborted and never lands', async () => {
    const { pick, store, storage, names } = openForm()
    await pick(fileOf('1.jpg'))
    fireEvent.click(named('取消上传1.jpg'))
    expect(storage.named('1.jpg').signal.aborted).toBe(true)
    await storage.named('1.jpg').land()
    expect(names()).toEqual([])
    expect(store.get('f')).toBeUndefined()
  })

  test('leaving calls off what is on its way', async () => {
    const { pick, storage, unmount } = openForm()
    await pick(fileOf('1.jpg'))
    unmount()
    expect(storage.named('1.jpg').signal.aborted).toBe(true)
  })
})

describe('a form is not submitted without files the person sees in it', () => {
  test('on their way', async () => {
    const { pick, store, storage } = openForm()
    await pick(fileOf('1.jpg'))
    expect(await act(() => store.check())).toEqual({ f: '文件正在上传，请稍候' })
    await storage.named('1.jpg').land()
    expect(await act(() => store.check())).toEqual({})
  })

  test('failed, until sent again or taken away', async () => {
    const { pick, store, storage } = openForm()
    await pick(fileOf('1.jpg'))
    await storage.named('1.jpg').fail('网络不可用')
    expect(await act(() => store.check())).toEqual({ f: '有文件上传失败，请重试或移除' })
    fireEvent.click(named('取消上传1.jpg'))
    expect(await act(() => store.check())).toEqual({})
  })

  test('landed while the form is frozen: it can be sent again afterwards', async () => {
    const { pick, store, storage, names } = openForm()
    await pick(fileOf('1.jpg'))
    act(() => store.freeze())
    await storage.named('1.jpg').land()
    expect(names()[0]).toContain('表单正在提交')
    act(() => store.freeze(false))
    fireEvent.click(named('重试1.jpg'))
    await storage.named('1.jpg').land()
    expect(store.get('f')).toHaveLength(1)
  })
})
