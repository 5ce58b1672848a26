import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { convertFormInfo } from '#adapters/formInfo/convert.ts'
import type { RawField } from '#contract/formInfo.ts'
import type { FieldPlace, FormDocument } from '#formDocument/formDocument.ts'
import { type FormEditing, FormEditingProvider } from '#studio/form/formEditing.ts'
import { FieldPanel } from '#studio/form/panel/FieldPanel.tsx'
import { useFormFindings } from '#studio/form/problems/useFormFindings.ts'
import { Stage } from '#studio/form/stage/Stage.tsx'
import { afterPaint } from '../afterPaint.ts'
import { formInfoOf } from '../contenders/formInfoOf.ts'
import { type BenchField, TYPED } from '../fields.ts'
import { BenchWorld } from './benchWorld.tsx'

/** How long the parts of editing take until both devices show them, in milliseconds. */
export interface EditorDriver {
  /** From the first script to both devices painted with their first screen. */
  opened: Promise<number>
  /** Key presses in the panel, each until both devices show it. */
  keys: number[]
  /** Resolves when both devices show what the panel holds. */
  settled: Promise<void>
  /** Resolves to the time from the last key to the problems of the form as it is then. */
  checked: Promise<number>
  /** Selects another field; resolves when panel and outlines show it. */
  select(): Promise<number>
  /** Takes the last change back. */
  undo(): Promise<number>
  /** How many fields are drawn in each frame. */
  drawn(): number[]
}

declare global {
  interface Window {
    editor: EditorDriver
  }
}

const frames = () => [...document.querySelectorAll('iframe')]
const fieldIn = (frame: HTMLIFrameElement, key: string) =>
  frame.contentDocument?.querySelector<HTMLElement>(`[data-field="${key}"]`)
const panel = () => document.querySelector<HTMLInputElement>('[data-field="label"] input')

const bothShow = (key: string, isSo: (field: HTMLElement) => boolean) => (): boolean =>
  frames().length === 2 &&
  frames().every((frame) => {
    const field = fieldIn(frame, key)
    return field ? isSo(field) : false
  })

/** True when both devices show the panel's caption at the field that is typed into. */
const isCaptioned = bothShow(TYPED, (field) =>
  (field.textContent ?? '').startsWith(panel()?.value ?? '?'),
)

export function mountEditor(element: HTMLElement, fields: readonly BenchField[]): void {
  const start = performance.now()
  const until = async (isSo: () => boolean, began = performance.now()) => {
    do await afterPaint()
    while (!isSo())
    return performance.now() - began
  }
  const calls: Calls = { checkedAt: 0 }
  const selected = (key: string) => bothShow(key, ({ dataset }) => dataset.selected !== undefined)
  const keys: number[] = []
  let settled = Promise.resolve()
  let checked = Promise.resolve(0)
  window.addEventListener(
    'keydown',
    () => {
      const began = performance.now()
      settled = until(isCaptioned, began).then((took) => void keys.push(took))
      checked = until(() => calls.checkedAt > began, began)
    },
    true,
  )
  let turn = 0
  createRoot(element).render(
    <BenchWorld>
      <Editor rows={formInfoOf(fields)} calls={calls} />
    </BenchWorld>,
  )
  window.editor = {
    opened: until(isCaptioned, start),
    keys,
    get settled() {
      return settled
    },
    get checked() {
      return checked
    },
    select() {
      turn += 1
      const key = turn % 2 === 1 ? 'f3' : TYPED
      const began = performance.now()
      calls.select?.(key)
      return until(selected(key), began)
    },
    undo() {
      const began = performance.now()
      calls.undo?.()
      return until(isCaptioned, began)
    },
    drawn: () =>
      frames().map((frame) => frame.contentDocument?.querySelectorAll('[data-field]').length ?? 0),
  }
}

interface Calls {
  select?: (key: string) => void
  undo?: () => void
  /** When the form was checked last. */
  checkedAt: number
}

interface EditorProps {
  rows: RawField[][]
  calls: Calls
}

/** An editor with the panel of what is selected, whose every key is a step. */
function Editor({ rows, calls }: EditorProps) {
  const [steps, setSteps] = useState<FormDocument[]>([{ formInfo: rows }])
  const [place, select] = useState<FieldPlace | null>(placeIn(rows, TYPED))
  const document = steps.at(-1) as FormDocument
  const bundle = useMemo(() => convertFormInfo(document, { dictionaries: {} }), [document])
  calls.select = (key) => select(placeIn(rows, key))
  const findings = useFormFindings(document)
  useEffect(() => {
    if (findings) calls.checkedAt = performance.now()
  }, [findings, calls])
  calls.undo = () => setSteps((all) => (all.length > 1 ? all.slice(0, -1) : all))
  const editing: FormEditing = {
    tab: 'attributes',
    areTextsEditable: true,
    ...{ document, bundle, selected: place, select, isEditable: true, liveKeys: new Set() },
    write: (change) => setSteps((all) => [...all, { ...document, ...change }]),
  }
  return (
    <FormEditingProvider value={editing}>
      <Layout panel={<FieldPanel />}>
        <Stage address="?frame" title="表单" />
      </Layout>
    </FormEditingProvider>
  )
}

const Layout = ({ children, panel: beside }: { children: ReactNode; panel: ReactNode }) => (
  <div
    style={{
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) 320px',
      height: '96vh',
    }}
  >
    {children}
    {beside}
  </div>
)

function placeIn(rows: RawField[][], key: string): FieldPlace | null {
  for (const [row, fields] of rows.entries())
    for (const [index, { value }] of fields.entries()) if (value === key) return { row, index }
  return null
}
