import { act, render } from '@testing-library/react'
import { useMemo, useState } from 'react'
import { convertFormInfo } from '#adapters/formInfo/convert.ts'
import type { FieldPlace, FormDocument } from '#formDocument/formDocument.ts'
import { createCell } from '#runtime/core/ports/observable.ts'
import { FormEnvironmentProvider } from '#runtime/react/form/session/formEnvironment.ts'
import { RuntimeContext } from '#runtime/react/runtimeContext.ts'
import { type FormEditing, FormEditingProvider } from '#studio/form/formEditing.ts'
import { FieldPanel } from '#studio/form/panel/FieldPanel.tsx'
import { type OfferedFiles, OfferedFilesProvider } from '#studio/form/panel/offeredFiles.ts'
import type { PanelActs } from '#studio/form/panel/panelActs.ts'
import { FIELD_WIDGETS } from '#widgets/widgetRegistry.ts'
import { createTestWorld } from '../../../runtime/support/testWorld.ts'

const dictionaries = {
  SEX: [
    { itemCode: '1', itemName: '男' },
    { itemCode: '2', itemName: '女' },
  ],
  ORG_FIELD: [{ itemCode: '1', itemName: '力学' }],
  TEXT_BOX_REG_EXP: [{ itemCode: 'mobile', itemName: '手机号码', remark: '^1\\d{10}$' }],
}

export const ENVIRONMENT = {
  widgets: FIELD_WIDGETS,
  dictionaries,
  areas: [],
  upload: () => Promise.reject(new Error('上传失败')),
  subOrgs: async () => [],
  orgsOf: async () => [],
}

const NO_FILES: OfferedFiles = { change: 'c1', assets: [], refresh: () => undefined }

interface PanelOptions extends PanelActs {
  files?: Partial<OfferedFiles>
  /** Answers of the server by call. */
  answers?: Record<string, unknown>
  liveKeys?: readonly string[]
  isEditable?: boolean
  areTextsEditable?: boolean
}

/** The panel over a form that is held here; `selected` is what is opened first. */
export function renderPanel(
  formInfo: readonly unknown[],
  selected: FieldPlace | null,
  {
    liveKeys = [],
    isEditable = true,
    areTextsEditable = isEditable,
    files,
    answers = {},
    ...props
  }: PanelOptions = {},
) {
  const held: { editing?: FormEditing; writes: FormDocument[] } = { writes: [] }
  const { host, asked } = createTestWorld({ answers })
  const runtime = { host, nodes: {} as never, custom: {}, pending: createCell(0) }
  function Editor() {
    const [document, setDocument] = useState<FormDocument>({ formInfo })
    const [place, select] = useState(selected)
    const bundle = useMemo(() => convertFormInfo(document.formInfo, { dictionaries }), [document])
    const editing: FormEditing = {
      tab: 'attributes',
      areTextsEditable,
      ...{ document, bundle, select, isEditable },
      selected: place,
      liveKeys: new Set(liveKeys),
      write(change, next) {
        setDocument((before) => ({ ...before, ...change }))
        if (next !== undefined) select(next)
        held.writes.push({ ...document, ...change })
      },
    }
    held.editing = editing
    return (
      <FormEditingProvider value={editing}>
        <FieldPanel {...props} />
      </FormEditingProvider>
    )
  }
  const { container } = render(
    <FormEnvironmentProvider value={ENVIRONMENT}>
      <RuntimeContext value={runtime}>
        <OfferedFilesProvider value={{ ...NO_FILES, ...files }}>
          <Editor />
        </OfferedFilesProvider>
      </RuntimeContext>
    </FormEnvironmentProvider>,
  )
  const editing = () => {
    if (!held.editing) throw new Error('nothing is drawn')
    return held.editing
  }
  return {
    ...{ container, asked },
    writes: held.writes,
    editing,
    formInfo: () => editing().document.formInfo,
    select: (place: FieldPlace) => act(() => editing().select(place)),
    /** Changes the form as another part of the editor does. */
    change: (next: readonly unknown[]) => act(() => editing().write({ formInfo: next })),
  }
}
