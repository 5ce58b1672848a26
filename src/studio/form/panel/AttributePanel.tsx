import { useCallback, useMemo } from 'react'
import type { FieldType, RawField } from '#contract/formInfo.ts'
import type { FieldPlace } from '#formDocument/formDocument.ts'
import { withDefinition } from '#formDocument/rows/definitionAt.ts'
import { FormView } from '#runtime/react/form/FormView.tsx'
import { FormEnvironmentProvider } from '#runtime/react/form/session/formEnvironment.ts'
import type { PanelParts } from '#runtime/react/form/session/formSession.ts'
import { useFormEditing } from '../formEditing.ts'
import { OptionsGrid } from './options/OptionsGrid.tsx'
import type { PanelActs } from './panelActs.ts'
import { computedBundle, panelBundle, textBundle } from './panelFiles.ts'
import { FoldingSection } from './parts/FoldingSection.tsx'
import { HelpMark } from './parts/HelpMark.tsx'
import { type Slots, SlotsProvider } from './parts/slots.tsx'
import { ColumnsSlot } from './slots/ColumnsSlot.tsx'
import { DefaultSlot } from './slots/DefaultSlot.tsx'
import { FilesSlot } from './slots/FilesSlot.tsx'
import { KeySlot } from './slots/KeySlot.tsx'
import { useAttributeForm } from './useAttributeForm.ts'
import { usePanelEnvironment } from './usePanelEnvironment.ts'

const PARTS: PanelParts = { Section: FoldingSection, Help: HelpMark }

interface AttributePanelProps {
  type: FieldType
  place: FieldPlace
  definition: RawField
  /** True for a computed field, which is not an input. */
  isComputed: boolean
  acts: PanelActs
}

/** The attributes of one definition, drawn by the form engine in the density of a panel. */
export function AttributePanel({ type, place, definition, isComputed, acts }: AttributePanelProps) {
  const { document, write, isEditable, areTextsEditable } = useFormEditing()
  const environment = usePanelEnvironment()
  const { onRemoveOption, onRemoveColumn, onChangeKey } = acts
  const inTable = place.column !== undefined
  const { formInfo } = document
  const save = useCallback(
    (next: RawField) => write({ formInfo: withDefinition(formInfo, place, next) }),
    [write, formInfo, place],
  )
  const allOf = isComputed ? computedBundle : panelBundle
  const bundleOf = areTextsEditable && !isEditable ? textBundle : allOf
  const bundle = bundleOf(type, inTable)
  const store = useAttributeForm(bundle, definition, save, environment)
  const slots = useMemo<Slots>(() => {
    const at = { place, definition, save }
    return {
      items:
        type === 'table' ? (
          <ColumnsSlot {...at} onRemoveColumn={onRemoveColumn} />
        ) : (
          <OptionsGrid {...at} onRemoveOption={onRemoveOption} />
        ),
      enclosure: <FilesSlot {...at} />,
      defaultValue: <DefaultSlot {...at} />,
      value: <KeySlot {...at} onChangeKey={onChangeKey} />,
    }
  }, [type, place, definition, save, onRemoveOption, onRemoveColumn, onChangeKey])
  return (
    <FormEnvironmentProvider value={environment}>
      <SlotsProvider value={slots}>
        <FormView
          {...{ store, summary: false, panel: PARTS }}
          layout="pc"
          readonly={!areTextsEditable}
        />
      </SlotsProvider>
    </FormEnvironmentProvider>
  )
}
