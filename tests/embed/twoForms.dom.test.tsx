import { act } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { MountedForm } from '../../src/embed/mountedForm.ts'
import { mountForm } from '../../src/embed/mountForm.tsx'

const FORM = [{ type: 'textBox', value: 'name', label: '姓名', required: true }]

let forms: MountedForm[] = []

afterEach(() => {
  for (const form of forms) form.unmount()
  forms = []
  document.body.replaceChildren()
})

/** Mounts a form at the end of the page. */
function mounted() {
  const place = document.body.appendChild(document.createElement('div'))
  const form = mountForm(place, { formInfo: FORM })
  forms.push(form)
  return {
    validate: () => act(async () => void (await form.validate())),
    input: () => place.querySelector('input'),
    message: () => place.querySelector('[data-error]')?.textContent,
  }
}

test('of two forms on a page each shows its own messages', async () => {
  const [first, second] = [mounted(), mounted()]
  await second.validate()
  expect(first.message()).toBeUndefined()
  expect(second.message()).toBe('请输入姓名')
})

test('of two forms on a page each label names its own input', () => {
  const [first, second] = [mounted(), mounted()]
  expect(second.input()?.id).not.toBe(first.input()?.id)
})
