import { createContext, useContext } from 'react'
import type { FormBundle } from '#contract/form.ts'
import type { FormDocument, SelectedPlace } from '#formDocument/formDocument.ts'

/** Tab of the panel for a field: its attributes, or the sentences about its visibility and computation. */
export type PanelTab = 'attributes' | 'rules'

/** A form that is edited, shared by outline, stage and panel. */
export interface FormEditing {
  /** Current document of the form. */
  document: FormDocument
  /** Bundle converted from the document; the same object until the document changes. */
  bundle: FormBundle
  selected: SelectedPlace | null
  /** Selects a place; `tab` also chooses the tab of the panel. */
  select(place: SelectedPlace | null, tab?: PanelTab): void
  tab: PanelTab
  /** Changes the document in one step that can be undone; `selected` is the place selected afterwards. */
  write(change: Partial<FormDocument>, selected?: SelectedPlace | null): void
  isEditable: boolean
  /** True when labels, hints and messages can be changed, even where nothing else can. */
  areTextsEditable: boolean
  /** Keys in the published form: changing one loses the answers stored under it. */
  liveKeys: ReadonlySet<string>
}

const Context = createContext<FormEditing | null>(null)

export const FormEditingProvider = Context.Provider

/** Returns the form being edited; throws outside its editor. */
export function useFormEditing(): FormEditing {
  const editing = useContext(Context)
  if (!editing) throw new Error('no form is being edited')
  return editing
}
