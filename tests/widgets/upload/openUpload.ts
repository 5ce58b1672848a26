import { renderForm } from '../../runtime/react/form/renderForm.tsx'
import { handStorage, picks } from '../support/uploading.ts'

const field = (more: Record<string, unknown> = {}) => [
  [{ type: 'upload', value: 'f', label: '附件', fileType: 'jpg,PDF', limit: 3, ...more }],
]

/** A form of one upload field, `f`, for at most three JPEG or PDF files, and a storage answered by hand. */
export function openForm(
  more?: Record<string, unknown>,
  options: Parameters<typeof renderForm>[1] = {},
) {
  const storage = handStorage()
  const environment = { upload: storage.upload }
  const form = renderForm(field(more), { ...options, environment })
  const pick = (...files: File[]) => picks(form.place('f')?.querySelector('[type="file"]'), files)
  const names = () =>
    [...(form.place('f')?.querySelectorAll('li') ?? [])].map((row) => row.textContent ?? '')
  const alerts = () =>
    [...(form.place('f')?.querySelectorAll('[role="alert"] p') ?? [])].map(
      (each) => each.textContent,
    )
  return { ...form, storage, pick, names, alerts }
}

/** Files the form opens with. */
export const stored = (...names: string[]) => ({
  stored: { f: names.map((name) => ({ name, url: `/files/${name}` })) },
})
