import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { convertFormInfo } from '#adapters/formInfo/convert.ts'
import type { Target } from '#formDocument/edits/edit.ts'
import { removed } from '#formDocument/edits/remove.ts'
import type { FieldPlace, FormDocument } from '#formDocument/formDocument.ts'
import type { FormInfo } from '#formDocument/rows/rows.ts'
import { type FormEditing, FormEditingProvider } from '#studio/form/formEditing.ts'
import { Outline } from '#studio/form/outline/Outline.tsx'

export const text = (value: string, label: string, more = {}) => ({
  type: 'textBox',
  value,
  label,
  ...more,
})
export const page = (label: string) => ({ type: 'page', label })

/** What happened in an editor that has nothing but the outline. */
export interface Happened {
  formInfo: FormInfo
  selected: FieldPlace | null
  writes: number
  entered: number
  removals: Target[]
  select: FormEditing['select']
  tab: FormEditing['tab']
}

/** Opens the outline of a form; what is to be removed is removed at once. */
export function openOutline(formInfo: FormInfo, isEditable = true): Happened {
  const happened: Happened = {
    ...{ formInfo, selected: null, writes: 0, entered: 0, removals: [] },
    ...{ select: () => {}, tab: 'attributes' },
  }
  render(<Editor happened={happened} isEditable={isEditable} />)
  return happened
}

function Editor({ happened, isEditable }: { happened: Happened; isEditable: boolean }) {
  const [document, setDocument] = useState<FormDocument>({ formInfo: happened.formInfo })
  const [selected, setSelected] = useState<FieldPlace | null>(null)
  const [tab, setTab] = useState<FormEditing['tab']>('attributes')
  const select: FormEditing['select'] = (place, next) => {
    setSelected(place)
    if (next) setTab(next)
  }
  const [bundle, setBundle] = useState(() => convertFormInfo(document.formInfo, NO_TABLES))
  const editing: FormEditing = {
    tab,
    areTextsEditable: isEditable,
    ...{ document, bundle, selected, select, isEditable, liveKeys: new Set() },
    write(change, place) {
      const next = { ...document, ...change }
      setDocument(next)
      setBundle(convertFormInfo(next.formInfo, NO_TABLES))
      if (place !== undefined) select(place)
      happened.writes += 1
    },
  }
  Object.assign(happened, { formInfo: document.formInfo, selected, select, tab })
  const remove = (target: Target) => {
    happened.removals.push(target)
    const edit = removed(document.formInfo, target)
    editing.write({ formInfo: edit.formInfo }, edit.place)
  }
  return (
    <FormEditingProvider value={editing}>
      <Outline
        onEnter={() => {
          happened.entered += 1
        }}
        onRemove={remove}
      />
    </FormEditingProvider>
  )
}

const NO_TABLES = { dictionaries: {} }

export const tree = () => screen.getByRole('tree', { name: '表单的大纲' })

/** Labels of the entries as they stand, indented by their level. */
export const entries = () =>
  within(tree())
    .getAllByRole('treeitem')
    .map((item) => {
      const depth = Number(item.getAttribute('aria-level')) - 1
      return `${'  '.repeat(depth)}${item.getAttribute('aria-label')?.split('，')[0]}`
    })

export const entry = (label: string) =>
  within(tree()).getByRole('treeitem', { name: new RegExp(`^${label}，`) })

/** The label of the entry with the focus. */
export const focused = () => document.activeElement?.getAttribute('aria-label')?.split('，')[0]

/** Gives an entry the focus, as the Tab key does. */
export const goTo = (label: string) => act(() => entry(label).focus())

/** Presses a key where the focus is: `Alt+ArrowUp`. */
export function press(combination: string) {
  const names = combination.split('+')
  const key = names.pop() || '+'
  const held = { altKey: names.includes('Alt'), ctrlKey: names.includes('Ctrl') }
  const event = { key, code: key, ...held, shiftKey: names.includes('Shift') }
  const target = document.activeElement ?? document.body
  fireEvent.keyDown(target, event)
  fireEvent.keyUp(target, event)
}

/** What was said last by the region that stands outside the tree. */
export const said = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent?.trim())
    .findLast((one) => one !== '')
