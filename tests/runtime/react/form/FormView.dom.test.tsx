import { cleanup, fireEvent, screen } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { EditProps } from '#runtime/react/form/session/fieldWidget.ts'
import { FIELD_WIDGETS } from '#widgets/widgetRegistry.ts'
import { renderForm } from './renderForm.tsx'

afterEach(cleanup)

const text = (value: string, more: Record<string, unknown> = {}) => ({
  type: 'textBox',
  value,
  label: value,
  ...more,
})

const kind = {
  type: 'choice',
  value: 'kind',
  label: '类别',
  items: [
    { itemCode: '01', itemName: '甲' },
    { itemCode: '02', itemName: '乙' },
  ],
  isRelation: true,
  condition: '1',
  conditionText: '02',
  fields: 'extra',
}

describe('visibility on screen', () => {
  test('a target appears with its controller’s value, goes with it, and brings its text back', () => {
    const { place, input } = renderForm([[kind], [text('extra')]])
    expect(place('extra')).toBeUndefined()
    const [first, second] = place('kind')?.querySelectorAll('input') ?? []
    fireEvent.click(second as HTMLElement)
    fireEvent.change(input('extra'), { target: { value: '内容' } })
    fireEvent.click(first as HTMLElement)
    expect(place('extra')).toBeUndefined()
    fireEvent.click(second as HTMLElement)
    expect(input('extra').value).toBe('内容')
  })
})

function leaveForButton(field: HTMLElement): void {
  const button = document.body.appendChild(document.createElement('button'))
  fireEvent.blur(field, { relatedTarget: button })
  button.remove()
}

describe('messages on screen', () => {
  const limited = text('name', { required: true, limitWorkNumber: true, min: 2, max: 4 })

  test('a first message waits until the field is left, then follows the typing', () => {
    const { input, message } = renderForm([[limited]])
    fireEvent.change(input('name'), { target: { value: '王' } })
    expect(message('name')).toBeUndefined()
    fireEvent.blur(input('name'))
    expect(message('name')).toBe('name长度只能在2-4之间')
    fireEvent.change(input('name'), { target: { value: '王明' } })
    expect(message('name')).toBeUndefined()
  })

  test('an empty field is complained of when it is left, though not for a button that may fill it', () => {
    const { input, message } = renderForm([[limited, text('other')]])
    leaveForButton(input('name'))
    expect(message('name')).toBeUndefined()
    fireEvent.blur(input('name'), { relatedTarget: input('other') })
    expect(message('name')).toBe('请输入name')
  })

  test('an empty field is not complained of when its own button loses the focus, as by counting down', () => {
    const { message } = renderForm([[limited]], {
      beside: {
        name: (
          <button key="send" type="button">
            发送验证码
          </button>
        ),
      },
    })
    fireEvent.blur(screen.getByRole('button', { name: '发送验证码' }))
    expect(message('name')).toBeUndefined()
  })

  test('what was typed is judged, also when it is left for a button', () => {
    const { input, message } = renderForm([[limited]])
    fireEvent.change(input('name'), { target: { value: '王' } })
    leaveForButton(input('name'))
    expect(message('name')).toBe('name长度只能在2-4之间')
  })

  test('required messages of all fields show on submission, with the field’s own text', () => {
    const own = text('mobile', { required: true, requiredText: '请填写手机号' })
    const { store, message, change } = renderForm([[limited, own]])
    expect(message('name')).toBeUndefined()
    change(() => store.validate())
    expect([message('name'), message('mobile')]).toEqual(['请输入name', '请填写手机号'])
  })

  test('a message is tied to its input', () => {
    const { store, input, place, change } = renderForm([[limited]])
    change(() => store.validate())
    const ids = input('name').getAttribute('aria-describedby')?.split(' ')
    expect(ids).toContain(place('name')?.querySelector('[data-error]')?.id)
    expect(input('name').getAttribute('aria-invalid')).toBe('true')
  })

  test('the server’s messages land at their fields and go with the next change', () => {
    const { store, input, message, change } = renderForm([[text('mobile')]])
    change(() => store.setErrors({ mobile: '手机号码已存在' }))
    expect(message('mobile')).toBe('手机号码已存在')
    fireEvent.change(input('mobile'), { target: { value: '139' } })
    expect(message('mobile')).toBeUndefined()
  })

  test('nothing is judged while an input method composes', () => {
    const { store, input, message } = renderForm([[limited]])
    fireEvent.change(input('name'), { target: { value: '王明' } })
    fireEvent.blur(input('name'))
    fireEvent.input(input('name'), { target: { value: 'w' }, isComposing: true })
    expect(message('name')).toBeUndefined()
    expect(store.get('name')).toBe('w')
    fireEvent.compositionEnd(input('name'))
    expect(message('name')).toBe('name长度只能在2-4之间')
  })
})

describe('sections', () => {
  const many = Array.from({ length: 120 }, (_, index) => [
    text(`f${index}`, { required: index === 110 }),
  ])

  test('only the first is mounted at first; the rest follows when the browser is idle', async () => {
    const { place } = renderForm(many)
    expect(place('f0')).toBeDefined()
    expect(place('f119')).toBeUndefined()
    await expect.poll(() => place('f119')).toBeDefined()
  })

  test('of three hundred fields all that follow come at once', async () => {
    const counts = new Set<number>()
    const shown = () => document.querySelectorAll('[data-field]').length
    const { Edit } = FIELD_WIDGETS.textBox
    const Counted = (props: EditProps) => {
      useLayoutEffect(() => void counts.add(shown()), [])
      return <Edit {...props} />
    }
    const widgets = { ...FIELD_WIDGETS, textBox: { ...FIELD_WIDGETS.textBox, Edit: Counted } }
    const fields = Array.from({ length: 300 }, (_, index) => [text(`f${index}`)])
    renderForm(fields, { environment: { widgets } })
    const first = shown()
    await expect.poll(shown).toBe(300)
    expect([...counts]).toEqual([first, 300])
  })

  test('what was said and typed before it is mounted shows in it', async () => {
    const { store, place, input, message, change } = renderForm(many)
    change(() => {
      store.fill({ f119: '王明' })
      store.validate()
    })
    expect(place('f119')).toBeUndefined()
    await expect.poll(() => place('f119')).toBeDefined()
    expect(message('f110')).toBe('请输入f110')
    expect(input('f110').getAttribute('aria-invalid')).toBe('true')
    expect(input('f119').value).toBe('王明')
  })

  test('an error in a section that is not mounted is revealed and focused', () => {
    const { store, place, input, message, change } = renderForm(many)
    expect(place('f110')).toBeUndefined()
    change(() => {
      const [first] = Object.keys(store.validate())
      store.reveal(first ?? '')
    })
    expect(message('f110')).toBe('请输入f110')
    expect(document.activeElement).toBe(input('f110'))
  })
})

describe('a section whose fields are all hidden', () => {
  test('goes with its title, and comes back with them', () => {
    const page = { type: 'page', value: 'p', label: '补充信息' }
    const { container, place } = renderForm([[kind], [page], [text('extra')]])
    const section = container.querySelector<HTMLElement>('[data-section="p"]')
    expect(section?.hidden).toBe(true)
    fireEvent.click(place('kind')?.querySelectorAll('input')[1] as HTMLElement)
    expect(section?.hidden).toBe(false)
    expect(section?.textContent).toContain('补充信息')
  })
})

describe('documents that cannot be a form', () => {
  test('a document that is not JSON shows a panel with the place of the fault', () => {
    const { container } = renderForm('[[{"type": "textBox",]]')
    expect(container.querySelector('[data-form-fault]')?.textContent).toContain('表单暂时无法显示')
    expect(container.querySelector('form')).toBeNull()
  })

  test('a field of an unknown type leaves a visible notice, the rest works', () => {
    const { container, input } = renderForm([
      [{ type: 'hologram', value: 'h', label: '全息' }],
      [text('name')],
    ])
    expect(container.textContent).toContain('不支持的字段类型')
    expect(input('name')).toBeDefined()
  })

  test('a widget that fails does not take the page with it', () => {
    const silent = vi.spyOn(console, 'error').mockImplementation(() => {})
    const fails = () => {
      throw new Error('broken widget')
    }
    const broken = { frame: 'input' as const, Edit: fails, Display: fails }
    const { container } = renderForm([[text('name')]], {
      environment: { widgets: { textBox: broken } as never },
    })
    expect(container.querySelector('[data-form-fault]')).not.toBeNull()
    silent.mockRestore()
  })
})

describe('reading and submitting', () => {
  test('a form that is only looked at has values and no inputs', () => {
    const { container, place } = renderForm([[kind, text('name')]], {
      readonly: true,
      stored: { kind: '02', name: '王明' },
    })
    expect(container.querySelectorAll('input, textarea, select')).toHaveLength(0)
    expect(place('kind')?.textContent).toContain('乙')
    expect(place('name')?.textContent).toContain('王明')
  })

  test('Enter asks to submit once the page takes it', () => {
    const onSubmit = vi.fn()
    const { container } = renderForm([[text('name')]], { onSubmit })
    fireEvent.submit(container.querySelector('form') as HTMLFormElement)
    expect(onSubmit).toHaveBeenCalledOnce()
  })

  test('locked keys are shown and cannot be edited', () => {
    const { input } = renderForm([[text('name')]], { locked: ['name'], initial: { name: '王明' } })
    expect(input('name').disabled).toBe(true)
    expect(input('name').value).toBe('王明')
  })
})
