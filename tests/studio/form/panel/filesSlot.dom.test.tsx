import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { renderPanel } from './panelKit.tsx'

afterEach(cleanup)

const UPLOAD = { type: 'upload', value: 'letter', label: '推荐信' }
const AT = { row: 0, index: 0 }
const assets = [{ code: 'asset:letter.docx', name: 'letter.docx' }]

const file = (size = 3) => new File(['a'.repeat(size)], '推荐信.docx')
const choose = (chosen: File) =>
  act(async () => {
    fireEvent.change(screen.getByLabelText('上传一个新的'), { target: { files: [chosen] } })
  })

describe('files for download', () => {
  test('are chosen among those of the change set', () => {
    const { formInfo } = renderPanel([[UPLOAD]], AT, { files: { assets } })
    fireEvent.click(screen.getByRole('button', { name: '加一个样表' }))
    const address = screen.getByRole('combobox', { name: '第 1 个样表的文件' })
    fireEvent.change(address, { target: { value: 'asset:letter.docx' } })
    expect(formInfo()[0]).toEqual([
      { ...UPLOAD, enclosure: [{ name: '', url: 'asset:letter.docx' }] },
    ])
  })

  test('a file from the device is added to the change set, and offered under its own name', async () => {
    const refresh = vi.fn()
    const { formInfo, asked } = renderPanel([[UPLOAD]], AT, {
      files: { refresh },
      answers: { changeStep: { rev: 1 } },
    })
    await choose(file())
    await vi.waitFor(() => expect(refresh).toHaveBeenCalledOnce())
    const [step] = asked
    expect(step).toMatchObject({ call: 'changeStep', input: { id: 'c1', rev: 0, content: 'YWFh' } })
    const url = `asset:${String(step?.input.path).replace('assets/', '')}`
    expect(url).toMatch(/^asset:file-\w{8}\.docx$/)
    const enclosure = [{ name: '推荐信.docx', url }]
    await vi.waitFor(() => expect(formInfo()[0]).toEqual([{ ...UPLOAD, enclosure }]))
  })

  test('a file that is too large is not sent', async () => {
    const { writes, asked } = renderPanel([[UPLOAD]], AT)
    await choose(file(650_001))
    expect(screen.getByText('文件不能超过 650 KB')).toBeDefined()
    expect([writes, asked]).toEqual([[], []])
  })
})
