import { useCallback, useMemo, useState } from 'react'
import { rowFieldsAt } from '#formDocument/edits/splitRow.ts'
import type { FormDocument, SelectedPlace } from '#formDocument/formDocument.ts'
import { fieldAt } from '#formDocument/rows/rows.ts'
import { useFormBundle } from './document/useFormBundle.ts'
import type { FormEditing, PanelTab } from './formEditing.ts'

interface EditedForm {
  document: FormDocument
  write: (change: Partial<FormDocument>) => void
  isEditable: boolean
  areTextsEditable: boolean
  liveKeys: ReadonlySet<string>
  /** The place selected first. */
  opened: SelectedPlace | undefined
  tab: PanelTab
}

/**
 * Returns the form shared by outline, stage and panel. A place stays selected as long as it holds a definition, a whole
 * row as long as it has several.
 */
export function useEditedForm(edited: EditedForm): FormEditing {
  const { document, write, isEditable, areTextsEditable, liveKeys, opened } = edited
  const bundle = useFormBundle(document)
  const [chosen, choose] = useState<SelectedPlace | null>(opened ?? null)
  const [tab, setTab] = useState(edited.tab)
  const isThere = chosen !== null && fieldAt(document.formInfo, chosen) !== undefined
  const isField =
    isThere && chosen.part === 'row' && rowFieldsAt(document.formInfo, chosen).length < 2
  const selected = useMemo(() => {
    if (!isThere) return null
    return isField ? { row: chosen.row, index: chosen.index } : chosen
  }, [chosen, isThere, isField])
  const select = useCallback((place: SelectedPlace | null, next?: PanelTab) => {
    choose(place)
    if (next) setTab(next)
  }, [])
  const change = useCallback(
    (next: Partial<FormDocument>, place?: SelectedPlace | null) => {
      write(next)
      if (place !== undefined) select(place)
    },
    [write, select],
  )
  return useMemo(
    () => ({
      ...{ document, bundle, selected, select, tab, write: change },
      ...{ isEditable, areTextsEditable, liveKeys },
    }),
    [document, bundle, selected, select, tab, change, isEditable, areTextsEditable, liveKeys],
  )
}
