import { createContext, useContext } from 'react'
import type { FormBundle } from '#contract/form.ts'

/** Where a definition stands in `formInfo`; `column` counts those of a table. */
export interface FieldPlace {
  row: number
  index: number
  column?: number
}

/** What is selected: the definition at a place, or the whole row that stands around it. */
export interface SelectedPlace extends FieldPlace {
  part?: 'row'
}

/** What the panel shows of a field: its attributes, or the sentences about when it shows and how it is computed. */
export type PanelTab = 'attributes' | 'rules'

/** A form that is edited, shared by outline, stage and panel. */
export interface FormEditing {
  /** Its document, as it is now. */
  document: FormDocument
  /** What the adapter makes of it; the same object until the document changes. */
  bundle: FormBundle
  selected: SelectedPlace | null
  /** Selects a place; with a tab, that is what the panel shows of it. */
  select(place: SelectedPlace | null, tab?: PanelTab): void
  tab: PanelTab
  /** Changes the document by one step that can be taken back; `selected` is the place selected afterwards. */
  write(change: Partial<FormDocument>, selected?: SelectedPlace | null): void
  isEditable: boolean
  /** Labels, hints and messages can be changed, also where nothing else can. */
  areTextsEditable: boolean
  /** Keys of fields that applicants know already: changing one loses what was filled in. */
  liveKeys: ReadonlySet<string>
}

/** The members of a `formConfig` document that the editor changes. */
export interface FormDocument {
  /** Rows of field definitions. */
  formInfo: readonly unknown[]
  /** Checks over several fields. */
  checks?: readonly unknown[] | undefined
}

const Context = createContext<FormEditing | null>(null)

export const FormEditingProvider = Context.Provider

/** Returns the form being edited; throws outside its editor. */
export function useFormEditing(): FormEditing {
  const editing = useContext(Context)
  if (!editing) throw new Error('no form is being edited')
  return editing
}
